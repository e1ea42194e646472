import { useMemo, useState } from 'react'
import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import { planAlternatives, type PlanReview } from '#domain/series-plan/review-plan.ts'
import type { PlannedGame } from '#domain/series-plan/series-plan.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { NamedTrio } from '../shared/ui/legend/NamedTrio.tsx'
import { Dialog } from '../shared/ui/overlay/Dialog.tsx'
import tables from '../shared/ui/table/SmallTable.module.css'
import { compNames } from '../shared/ui/legend/trio-order.ts'
import { type PlanModel, pointsOfCandidate } from './plan-model.ts'
import styles from './PlanPicker.module.css'

const { picker: texts, percent, points } = seriesPlanMessages

/** For which game something is chosen, and what. */
export interface Picking {
  readonly index: number
  readonly slot: keyof PlannedGame
}

interface PlanPickerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  picking: Picking
  model: PlanModel
  review: PlanReview
  onPick: (candidate: number) => void
}

const SHOWN = 20

/** Alternatives for a game, what we practice most first. */
export function PlanPicker({
  open,
  onOpenChange,
  picking,
  model,
  review,
  onPick,
}: PlanPickerProps) {
  const [search, setSearch] = useState('')
  const { index, slot } = picking
  const rows = useMemo(() => {
    const words = search.toLowerCase().split(/[\s,]+/)
    return planAlternatives(model.problem, review.playthrough, index - model.played, {
      slot,
      count: SHOWN,
      isWanted: (candidate) => {
        const names = compNames(model.candidates[candidate]?.comp ?? []).toLowerCase()
        return words.every((word) => names.includes(word))
      },
    })
  }, [model, review, index, slot, search])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={slot === 'main' ? texts.title(index + 1) : texts.planBTitle(index + 1)}
      description={texts.description}
      size="lg"
    >
      <SearchField label={texts.search} value={search} onValueChange={setSearch} />
      {rows.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{texts.comp}</th>
            <th scope="col">{texts.games}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.legal}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ candidate, legal }) => {
            const { comp = [], games = 0 } = model.candidates[candidate] ?? {}
            const value = pointsOfCandidate(model, candidate)
            return (
              <tr key={candidate}>
                <th scope="row">
                  <Button
                    size="sm"
                    variant="ghost"
                    className={styles.use}
                    onClick={() => onPick(candidate)}
                  >
                    <span className="visually-hidden">{texts.use} </span>
                    <NamedTrio legends={comp} size={18} />
                  </Button>
                </th>
                <td>{games}</td>
                <td>{value ? points(value.points, value.margin) : null}</td>
                <td>{percent(legal)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}
