import { prepare, root } from './prepare.mjs'

await prepare(import.meta.url)
const { makeRelease } = await import('./make-release.ts')
const [version = ''] = process.argv.slice(2)
try {
  await makeRelease(root, version, new Date().toISOString().slice(0, 10))
  console.log(`Committed ${version}. Run "npm test", then: git tag v${version}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
