/**
 * Only what we use of the library. Its published types would pull Node's globals into browser code.
 */
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
  // oxlint-disable-next-line import/no-default-export -- the library has a default export
  export default Papa
}
