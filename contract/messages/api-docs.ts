/** The texts of the API reference at /api/docs. */
export const apiDocsMessages = {
  title: 'Ringwise API',
  intro:
    'This reference is generated from the schemas that validate every request. You can also get it as',
  openApi: 'OpenAPI',
  errorShape: 'Errors always look like this:',
  anyone: 'Anyone can call this endpoint.',
  needsPermission: (permission: string) => `Requires a token with the permission ${permission}.`,
  details: 'Request and response',
  ok: 'Success.',
  refusals: {
    400: 'Invalid input.',
    401: 'Missing or expired token.',
    403: 'The token lacks the required permission.',
  },
} as const
