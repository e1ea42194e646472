import { useQuery } from '@tanstack/react-query'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import type { Legend } from '#domain/catalog/legend.ts'
import { builtInInfo, flattenInfo, uncertainInfo } from '#domain/catalog/legend-info.ts'
import { legendsQuery } from '../../queries/legends.queries.ts'

/** Cooldowns of the abilities. Uses the built-in values until the server's have loaded. */
export function Cooldowns({ legend }: { legend: Legend }) {
  const { data = {} } = useQuery(legendsQuery)
  const entry = Object.values(data)
    .flat()
    .find(({ name }) => name === legend.name)
  const info = entry ? flattenInfo(entry) : builtInInfo(legend)
  // Of an added legend, nothing is known until someone enters it.
  if (!info || info.tacticalCooldown + info.ultimateCooldown === 0) return null
  const uncertain = uncertainInfo(legend, info)
  return (
    <>
      <small>
        {texts.cooldown(
          texts.tactical,
          info.tactical,
          info.tacticalCooldown,
          uncertain.tacticalCooldown,
        )}
      </small>
      <small>
        {texts.cooldown(
          texts.ultimate,
          info.ultimate,
          info.ultimateCooldown,
          uncertain.ultimateCooldown,
        )}
      </small>
    </>
  )
}
