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
    401: 'Missing or expired token, or wrong credentials.',
    403: 'The token lacks the required permission.',
    404: 'Not found.',
    409: 'It conflicts with existing data, or the data changed meanwhile.',
    413: 'The body is too large.',
    415: 'The body has the wrong content type.',
    429: 'Too many requests. Retry-After says when to try again.',
    503: 'The database or the server is busy. Retry-After says when to try again.',
    507: 'The server is out of disk space.',
  },
} as const
