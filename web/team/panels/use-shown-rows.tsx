import { type ReactNode, useState } from 'react'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'

/** The first rows of a list, and a button for the rest if there are more. */
export function useShownRows<Row>(rows: readonly Row[], count: number) {
  const [isAll, setIsAll] = useState(false)
  const button: ReactNode =
    rows.length <= count ? null : (
      <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
        {isAll ? texts.showFewer : texts.showAll(rows.length)}
      </Button>
    )
  return { shown: isAll ? rows : rows.slice(0, count), button }
}
