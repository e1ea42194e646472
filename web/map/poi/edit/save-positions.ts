import { saveAllPoiPositions, savePoiPositions } from '#contract/map/poi-position.ts'
import { allMaps, type MapId } from '#domain/catalog/map.ts'
import { allPositions, defaultPositions, type PoiPositions } from '#domain/map/poi-position.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { ApiError, type call } from '../../../shared/api/api.ts'
import { poiRows } from '../poi-rows.ts'

type Call = typeof call

/** Tries the older call if the current one fails. A refusal is final. */
export async function savePositions(
  callApi: Call,
  map: MapId,
  positions: PoiPositions,
  userId: number | undefined,
): Promise<void> {
  try {
    await sendPositions(callApi, map, positions)
  } catch (error) {
    if (isRefusal(error)) throw error
    await callApi(saveAllPoiPositions, {
      userId: userIdText(userId),
      positions: { [map]: positions },
    })
  }
}

export async function resetPositions(callApi: Call, userId: number | undefined): Promise<void> {
  try {
    for (const { id } of allMaps()) await sendPositions(callApi, id, defaultPositions(id))
  } catch (error) {
    if (isRefusal(error)) throw error
    const user = { userId: userIdText(userId) }
    await callApi(saveAllPoiPositions, { ...user, positions: null })
    await callApi(saveAllPoiPositions, { ...user, positions: allPositions({}) })
  }
}

function sendPositions(callApi: Call, map: MapId, positions: PoiPositions) {
  const poiData = poiRows(poisOf(map), positions).map(({ id, name, place }) => ({
    id,
    name,
    ...place,
  }))
  return callApi(savePoiPositions, { mapId: map, positions, poiData })
}

const userIdText = (userId: number | undefined) => String(userId ?? 'default')

const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 401, 403].includes(error.status)
