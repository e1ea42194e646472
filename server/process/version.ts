import packageFile from '../../package.json' with { type: 'json' }

/** The only source of the version for the whole server. */
export const VERSION = packageFile.version
