import { parseToken, type QueryToken, writeToken } from '#domain/query/token.ts'
import { createParser, parseAsText } from '../shared/address/query-parser.ts'

/** Tokens are parted by `~` in the address, so the values' own are escaped. */
const parseAsTokens = createParser<readonly QueryToken[]>({
  parse: (text) => text.split('~').flatMap((part) => parseToken(unescape(part)) ?? []),
  serialize: (tokens) => tokens.map((token) => escape(writeToken(token))).join('~'),
  eq: (a, b) => a.map(writeToken).join('~') === b.map(writeToken).join('~'),
})

const escape = (text: string) => text.replaceAll('!', '!!').replaceAll('~', '!-')
const unescape = (text: string) =>
  text.replaceAll(/!(.)/g, (_, after: string) => (after === '-' ? '~' : after))

const NONE: readonly QueryToken[] = []

export const ASK_ADDRESS = {
  ask: parseAsTokens.withDefault(NONE).withOptions({ history: 'push' }),
  /** Typed in the palette, and read once the names are there. */
  line: parseAsText,
}
