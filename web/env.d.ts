interface ImportMetaEnv {
  /** Of package.json, put in by the build. */
  readonly VERSION: string
}
