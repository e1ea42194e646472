import { LRUCache } from 'lru-cache'
import type { GameInProgress } from '#domain/forecast/game-in-progress.ts'
import { rosterRevision } from '#domain/catalog/legend.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import type { HistoryRepository } from './history.repository.ts'
import { type FieldHistory, loadField, loadLobby, type LobbyHistory } from './load-history.ts'

const MAX_FIELDS = 4
const MAX_LOBBIES = 30

/** Keeps what doesn't depend on the bans: a lobby's history is loaded once per version of archive and roster. */
export function createLobbyCache(
  history: HistoryRepository,
  archive: Pick<ArchiveVersion, 'current'>,
) {
  const fields = new LRUCache<string, Promise<FieldHistory>>({ max: MAX_FIELDS })
  const lobbies = new LRUCache<string, Promise<LobbyHistory>>({ max: MAX_LOBBIES })

  function keep<Value extends object>(
    cache: LRUCache<string, Promise<Value>>,
    key: string,
    load: () => Promise<Value>,
  ): Promise<Value> {
    const version = archive.current()
    // While notifications are lost, what is kept could be outdated.
    if (version === null) return load()
    const versioned = `${version} ${rosterRevision()} ${key}`
    const known = cache.get(versioned)
    if (known) return known
    const loading = load()
    cache.set(versioned, loading)
    loading.catch(() => cache.delete(versioned))
    return loading
  }

  const fieldAt = (time: number) => keep(fields, String(time), () => loadField(history, time))

  return {
    fieldAt,
    /** What is known of these teams at a moment. */
    at: async (
      teamIds: readonly number[],
      time: number,
      running: GameInProgress | null,
    ): Promise<LobbyHistory> => {
      const field = await fieldAt(time)
      const key = `${time} ${teamIds.join()} ${JSON.stringify(running)}`
      return keep(lobbies, key, () => loadLobby(history, field, teamIds, running))
    },
  }
}
