/**
 * Draws the pictures of the web app from the tables in domain/catalog/data and cuts its fonts. `node scripts/art.mjs` writes them; `--check`
 * fails if a committed one differs. It draws only if something changed since the hash in scripts/art/art.sha256 was written.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { hashArt } from './art/art-hash.mjs'
import { isSameEmblemFont, makeEmblemFont } from './art/emblem-font.mjs'
import { drawPortraits } from './art/emblems.mjs'
import { cutFonts } from './art/fonts.mjs'
import { drawLootpath, drawLootpaths, LOOTPATH_PX } from './art/lootpaths.mjs'
import { drawLogin, drawMaps, drawThumbnail, LOGIN_PX, THUMBNAIL_PX } from './art/maps.mjs'
import { writeNotice } from './art/notice.mjs'

const ROOT = join(import.meta.dirname, '..')
const IMAGES = 'web/public/static/images'
const MAPS = 'web/public/Maps'
const LOOTPATHS = 'server/archive/demo/lootpaths'
const FONTS = 'web/shared/fonts'
/** The map behind the login screen. */
const LOGIN_MAP = 'stormpoint'

/** Maximum download per picture, gzipped. One map is loaded at a time. */
const MAX_PICTURE_BYTES = 150_000
/** It's the first thing that a newcomer waits for. */
const MAX_LOGIN_BYTES = 60_000

const HASH = 'scripts/art/art.sha256'
const isCheck = process.argv.includes('--check')

const readHash = async () => (await readFile(join(ROOT, HASH), 'utf8').catch(() => '')).trim()

const currentHash = () =>
  hashArt(ROOT, 'scripts/art.mjs', { folders: [IMAGES, MAPS, LOOTPATHS, FONTS], files: ['NOTICE'] })

const countOf = (art) => Object.values(art).reduce((sum, { size }) => sum + size, 0)

if (isCheck && (await readHash()) === (await currentHash())) {
  console.log('The art is up to date.')
} else {
  const art = await draw()
  await (isCheck ? check(art) : write(art))
}

async function draw() {
  const maps = drawMaps()
  const texts = new Map([
    ['NOTICE', writeNotice()],
    ...drawPortraits().map(({ name, svg }) => [`${IMAGES}/${name}.svg`, svg]),
    ...maps.map(({ name, svg }) => [`${MAPS}/${name}.svg`, svg]),
  ])
  const thumbnails = new Map(maps.map(({ name, svg }) => [`${MAPS}/${name}-320.webp`, svg]))
  const lootpaths = new Map(
    drawLootpaths(maps).map(({ name, svg }) => [`${LOOTPATHS}/${name}.png`, svg]),
  )
  const logins = new Map(
    maps
      .filter(({ name }) => name.startsWith(LOGIN_MAP))
      .map(({ name, svg }) => [`${MAPS}/${name}-login.avif`, svg]),
  )
  const fonts = new Map(
    [...(await cutFonts()), ['emblems.woff2', await makeEmblemFont()]].map(([name, content]) => [
      `${FONTS}/${name}`,
      content,
    ]),
  )
  return { texts, thumbnails, lootpaths, logins, fonts }
}

async function write(art) {
  const { texts, thumbnails, lootpaths, logins, fonts } = art
  for (const [path, text] of texts) await save(path, text)
  for (const [path, svg] of thumbnails) await save(path, await drawThumbnail(svg))
  for (const [path, svg] of lootpaths) await save(path, await drawLootpath(svg))
  for (const [path, svg] of logins) await save(path, await drawLogin(svg))
  for (const [path, content] of fonts) await save(path, content)
  await save(HASH, `${await currentHash()}\n`)
  console.log(`Wrote ${countOf(art)} files.`)
}

async function save(path, content) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true })
  await writeFile(join(ROOT, path), content)
}

/** Pixels depend on the machine's fonts and image libraries, so only the size of the picture is compared. */
async function check(art) {
  const { texts, thumbnails, lootpaths, logins, fonts } = art
  const faults = []
  for (const [path, text] of texts) {
    const committed = await readFile(join(ROOT, path), 'utf8').catch(() => null)
    if (committed !== text) faults.push(path)
    if (gzipSync(text).length > MAX_PICTURE_BYTES) faults.push(`${path} (too large)`)
  }
  for (const path of thumbnails.keys()) {
    if (!(await isSquare(path, THUMBNAIL_PX, 'webp'))) faults.push(path)
  }
  for (const path of lootpaths.keys()) {
    if (!(await isSquare(path, LOOTPATH_PX, 'png'))) faults.push(path)
  }
  for (const path of logins.keys()) {
    if (!(await isSquare(path, LOGIN_PX, 'heif'))) faults.push(path)
    if (await isLarger(path, MAX_LOGIN_BYTES)) faults.push(`${path} (too large)`)
  }
  for (const [path, content] of fonts) {
    const committed = await readFile(join(ROOT, path)).catch(() => null)
    const isSame = path.endsWith('/emblems.woff2') ? isSameEmblemFont : isEqual
    if (committed === null || !(await isSame(committed, content))) faults.push(path)
  }
  faults.push(...(await findStrays(art)))
  if (faults.length > 0) {
    console.error(
      `These files differ from what "npm run art" draws:\n${faults.map((path) => `  ${path}`).join('\n')}`,
    )
    process.exitCode = 1
  } else {
    console.log(`${countOf(art)} files are up to date. "npm run art" makes this check fast again.`)
  }
}

function isEqual(one, other) {
  return one.equals(other)
}

async function isSquare(path, side, format) {
  const found = await sharp(join(ROOT, path))
    .metadata()
    .catch(() => ({}))
  return found.width === side && found.height === side && found.format === format
}

async function isLarger(path, bytes) {
  return (await stat(join(ROOT, path))).size > bytes
}

async function findStrays(art) {
  const found = await Promise.all(
    [IMAGES, MAPS, LOOTPATHS, FONTS].map(async (folder) => {
      const names = await readdir(join(ROOT, folder)).catch(() => [])
      return names.map((name) => `${folder}/${name}`)
    }),
  )
  return found.flat().filter((path) => !Object.values(art).some((drawn) => drawn.has(path)))
}
