import { createParser } from 'nuqs'

/** Names in the address, comma between them; a comma of a name is written `%2C`. */
export function parseAsNames(tidy: (names: readonly string[]) => string[]) {
  return createParser<readonly string[]>({
    parse: (text) => tidy(text.split(',').map(decode)),
    serialize: (names) => names.map(encode).join(','),
    eq: (a, b) => a.length === b.length && a.every((name, place) => name === b[place]),
  })
}

const encode = (name: string) => name.replaceAll('%', '%25').replaceAll(',', '%2C')

const decode = (text: string) => text.replaceAll('%2C', ',').replaceAll('%25', '%')
