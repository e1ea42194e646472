import { queryOptions } from '@tanstack/react-query'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { csvRows, isBlankRow } from '#domain/base/read-csv.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { NEEDED_COLUMNS, readWeapon } from '#domain/catalog/weapon-file.ts'

export const weaponsQuery = queryOptions({
  queryKey: ['weapons'],
  queryFn: fetchWeapons,
  retry: false,
})

async function fetchWeapons(): Promise<Weapon[]> {
  const response = await fetch('/weapon_data.csv').catch(() => null)
  const text = response?.ok ? await response.text().catch(() => null) : null
  if (text === null) throw new Error(texts.loadFailed)
  return parseWeapons(text)
}

/** Each kind of error has its own message. */
export function parseWeapons(text: string): Weapon[] {
  const [header, ...rows] = readRows(text.replace(/^\ufeff/, ''))
  const columns = header?.cells ?? []
  const [nameColumn] = NEEDED_COLUMNS
  if (!columns.includes(nameColumn)) throw new Error(texts.parseFailed)
  const weapons = rows.flatMap(
    ({ cells }) =>
      readWeapon(Object.fromEntries(columns.map((name, index) => [name, cells[index]]))) ?? [],
  )
  if (weapons.length === 0 || NEEDED_COLUMNS.some((column) => !columns.includes(column))) {
    throw new Error(texts.processFailed)
  }
  return weapons
}

function readRows(text: string) {
  try {
    return [...csvRows(text, ';')].filter((row) => !isBlankRow(row))
  } catch {
    throw new Error(texts.parseFailed)
  }
}
