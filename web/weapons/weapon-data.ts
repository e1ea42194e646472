import { queryOptions } from '@tanstack/react-query'
import Papa from 'papaparse'
import { weaponMessages as texts } from '#contract/messages/weapon.ts'
import type { Weapon } from '#domain/weapon/weapon.ts'
import { NEEDED_COLUMNS, readWeapon } from '#domain/weapon/weapon-file.ts'

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
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    delimiter: ';',
    skipEmptyLines: 'greedy',
  })
  const columns = meta.fields ?? []
  const [nameColumn] = NEEDED_COLUMNS
  if (!columns.includes(nameColumn) || errors.some(({ type }) => type === 'Quotes')) {
    throw new Error(texts.parseFailed)
  }
  const weapons = data.flatMap((row) => readWeapon(row) ?? [])
  if (weapons.length === 0 || NEEDED_COLUMNS.some((column) => !columns.includes(column))) {
    throw new Error(texts.processFailed)
  }
  return weapons
}
