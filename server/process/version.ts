import packageFile from '../../package.json' with { type: 'json' }

/** The one place every part of the server takes its version from. */
export const VERSION = packageFile.version
