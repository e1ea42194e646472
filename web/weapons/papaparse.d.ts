/** As much of it as we use; its published types would let the page's code use Node's names. */
declare module 'papaparse' {
  interface Parsed<Row> {
    readonly data: readonly Row[]
    readonly errors: readonly { readonly type: string }[]
    readonly meta: { readonly fields?: readonly string[] }
  }
  interface Options {
    readonly header: true
    readonly delimiter: string
    readonly skipEmptyLines: 'greedy'
  }
  const Papa: { parse: <Row>(text: string, options: Options) => Parsed<Row> }
  // oxlint-disable-next-line import/no-default-export -- that is how the library comes
  export default Papa
}
