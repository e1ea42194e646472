import { parseAsStringLiteral } from 'nuqs'
import type { MapId } from '#domain/map/map.ts'

/** In screen order. */
export const MAP_CHOICES = ['all', 'stormpoint', 'worldsedge', 'brokenmoon', 'edistrict'] as const
export type MapChoice = (typeof MAP_CHOICES)[number]

export const parseAsMapChoice = parseAsStringLiteral(MAP_CHOICES).withDefault('all')

export const mapOf = (choice: MapChoice): MapId | null => (choice === 'all' ? null : choice)
