/**
 * Draws the pictures of the web app from the tables in domain/data and cuts its fonts. `node scripts/art.mjs` writes them; `--check`
 * fails if a committed one differs.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { makeEmblemFont } from './art/emblem-font.mjs'
import { drawPortraits } from './art/emblems.mjs'
import { cutFonts } from './art/fonts.mjs'
import { drawLootpath, drawLootpaths, LOOTPATH_PX } from './art/lootpaths.mjs'
import { drawLogin, drawMaps, drawThumbnail, LOGIN_PX, THUMBNAIL_PX } from './art/maps.mjs'
import { writeNotice } from './art/notice.mjs'

const ROOT = join(import.meta.dirname, '..')
const IMAGES = 'web/public/static/images'
const MAPS = 'web/public/Maps'
const LOOTPATHS = 'server/demo/lootpaths'
const FONTS = 'web/shared/fonts'
/** The map behind the login screen. */
const LOGIN_MAP = 'stormpoint'

/** Maximum download per picture, gzipped. One map is loaded at a time. */
const MAX_PICTURE_BYTES = 150_000
/** It's the first thing that a newcomer waits for. */
const MAX_LOGIN_BYTES = 60_000

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
const count = texts.size + thumbnails.size + lootpaths.size + logins.size + fonts.size

if (process.argv.includes('--check')) await check()
else await write()

async function write() {
  for (const [path, text] of texts) await save(path, text)
  for (const [path, svg] of thumbnails) await save(path, await drawThumbnail(svg))
  for (const [path, svg] of lootpaths) await save(path, await drawLootpath(svg))
  for (const [path, svg] of logins) await save(path, await drawLogin(svg))
  for (const [path, content] of fonts) await save(path, content)
  console.log(`Wrote ${count} files.`)
}

async function save(path, content) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true })
  await writeFile(join(ROOT, path), content)
}

/** Pixels depend on the machine's fonts and image libraries, so only the size of the picture is compared. */
async function check() {
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
    if (!committed?.equals(content)) faults.push(path)
  }
  faults.push(...(await findStrays()))
  if (faults.length > 0) {
    console.error(
      `These files differ from what "npm run art" draws:\n${faults.map((path) => `  ${path}`).join('\n')}`,
    )
    process.exitCode = 1
  } else {
    console.log(`${count} pictures are up to date.`)
  }
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

async function findStrays() {
  const found = await Promise.all(
    [IMAGES, MAPS, LOOTPATHS, FONTS].map(async (folder) => {
      const names = await readdir(join(ROOT, folder)).catch(() => [])
      return names.map((name) => `${folder}/${name}`)
    }),
  )
  return found
    .flat()
    .filter(
      (path) => ![texts, thumbnails, lootpaths, logins, fonts].some((drawn) => drawn.has(path)),
    )
}
