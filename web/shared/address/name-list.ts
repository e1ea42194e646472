import { createParser } from './query-parser.ts'

/** Comma-separated names in the URL. A comma inside a name is written as `%2C`. */
export function parseAsNames(normalize: (names: readonly string[]) => string[]) {
  return createParser<readonly string[]>({
    parse: (text) => normalize(text.split(',').map(decode)),
    serialize: (names) => names.map(encode).join(','),
    eq: (a, b) => a.length === b.length && a.every((name, index) => name === b[index]),
  })
}

const encode = (name: string) => name.replaceAll('%', '%25').replaceAll(',', '%2C')

const decode = (text: string) => text.replaceAll('%2C', ',').replaceAll('%25', '%')
