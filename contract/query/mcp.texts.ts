/** What assistants read from the MCP server, and its operator in a terminal. */
export const mcpMessages = {
  instructions:
    'Read-only access to an archive of competitive matches. Read the catalog once. Turn a question into tokens yourself or with parse_line, then run_query. Every value comes with n and a 90% interval: state them, and say when n is small.',
  listCatalog:
    'List what can be asked: measures with the groupings they allow, kinds of tokens with examples, and the names of teams, players and events.',
  parseLine:
    'Read a line such as "pick rate of Ballistic by week" into tokens. Words that were not understood are listed, and never guessed.',
  runQuery:
    'Answer tokens such as ["measure:picks", "legend:ballistic", "by:week"]. Rates are from 0 to 1, survival is in seconds per player.',
  unknownTool: 'Unknown tool, or arguments that are no object',
  unknownMethod: 'Unknown method',
  notJson: 'The line is no JSON',
  badMessage: 'The line is no JSON-RPC 2.0 message',
  badInput: 'The arguments do not fit the input schema of the tool',
  unreachable: (url: string) => `The Ringwise server at ${url} doesn't answer as expected.`,
  badUrl: (url: string) => `RINGWISE_URL isn't an address: ${url}`,
} as const
