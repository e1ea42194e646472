import { LegendsPanel } from './LegendsPanel.tsx'
import { TopPanel } from './TopPanel.tsx'
import type { Ranking } from './use-ranking.ts'

/** What the whole lobby plays most. Loaded after the table, which answers the first question. */
export const PopularPanels = ({ ranking }: { ranking: Ranking }) => (
  <>
    <TopPanel ranking={ranking} />
    <LegendsPanel ranking={ranking} />
  </>
)
