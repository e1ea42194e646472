import { useMemo } from 'react'
import { navigationMessages as texts } from '#contract/base/navigation.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { parseAsStringLiteral } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { useTitle } from '../shared/page/use-title.ts'
import { lazyChunk } from './loading/lazy-chunk.ts'
import { Part } from './loading/Part.tsx'

const TABS = {
  compositions: lazyChunk(() => import('../stats/meta/MetaComps.tsx').then((c) => c.MetaComps)),
  legends: lazyChunk(() => import('../stats/meta/MetaLegends.tsx').then((c) => c.MetaLegends)),
  bans: lazyChunk(() => import('../stats/bans/BansTab.tsx').then((c) => c.BansTab)),
  weapons: lazyChunk(() => import('../catalog/weapons/WeaponsTab.tsx').then((c) => c.WeaponsTab)),
}

const tabParser = parseAsStringLiteral([
  'compositions',
  'legends',
  'bans',
  'weapons',
] as const).withDefault('compositions')

/** What the field plays. Bans and Weapons are the tables of Stats. */
export function MetaRoute() {
  const [tab] = useQueryState('tab', tabParser)
  const title = `${texts.entries[tab][0]}, ${messages.views.meta}`
  useTitle(title)
  // Depends only on the tab. The content reads the rest of the URL itself.
  const panel = useMemo(() => {
    const Screen = TABS[tab]
    return (
      <Part key={tab}>
        <Screen />
      </Part>
    )
  }, [tab])

  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {panel}
    </>
  )
}
