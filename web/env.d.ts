interface ImportMetaEnv {
  /** The version in package.json, inserted at build time. */
  readonly VERSION: string
}
