import { saveAllPoiPositions, savePoiPositions } from '#contract/poi-position.ts'
import { MAP_IDS, type MapId } from '#domain/map/map.ts'
import { allPositions, defaultPositions, type PoiPositions } from '#domain/map/poi-position.ts'
import { ApiError, call } from '../../shared/api/api.ts'
import { poiRows } from '../poi-rows.ts'

/** Where the current call fails, the older one is tried; a refusal stays one. */
export async function savePositions(
  map: MapId,
  positions: PoiPositions,
  userId: number | undefined,
): Promise<void> {
  try {
    await sendPositions(map, positions)
  } catch (error) {
    if (isRefusal(error)) throw error
    await call(saveAllPoiPositions, { userId: userOf(userId), positions: { [map]: positions } })
  }
}

export async function resetPositions(userId: number | undefined): Promise<void> {
  try {
    for (const map of MAP_IDS) {
      await sendPositions(map, defaultPositions(map))
    }
  } catch (error) {
    if (isRefusal(error)) throw error
    await call(saveAllPoiPositions, { userId: userOf(userId), positions: null })
    await call(saveAllPoiPositions, { userId: userOf(userId), positions: allPositions({}) })
  }
}

function sendPositions(map: MapId, positions: PoiPositions) {
  const poiData = poiRows(map, positions, {}).map(({ id, name, place }) => ({ id, name, ...place }))
  return call(savePoiPositions, { mapId: map, positions, poiData })
}

const userOf = (userId: number | undefined) => String(userId ?? 'default')

const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 401, 403].includes(error.status)
