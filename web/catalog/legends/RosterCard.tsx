import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import type { LegendRow } from './roster-rows.ts'
import { RosterActions } from './RosterActions.tsx'
import styles from './RosterCard.module.css'
import type { OpenRosterDialog } from './RosterDialogs.tsx'
import { ClassHistory, RosterName, RosterState, Spellings } from './RosterParts.tsx'

interface RosterCardProps {
  row: LegendRow
  onOpen: (dialog: OpenRosterDialog) => void
}

export const rosterCards = (onOpen: RosterCardProps['onOpen']) => (row: LegendRow) => (
  <RosterCard row={row} onOpen={onOpen} />
)

/** A table row on phones. */
const RosterCard = ({ row, onOpen }: RosterCardProps) => (
  <article className={styles.card}>
    <div className={styles.head}>
      <RosterName row={row} />
      <RosterActions row={row} onOpen={onOpen} />
    </div>
    <ClassHistory row={row} />
    <p className={styles.foot}>
      <span>
        {texts.short}: {row.legend.short}
      </span>
      {row.form.spellings.length > 0 ? (
        <span>
          {texts.spellings}: <Spellings row={row} />
        </span>
      ) : null}
      <RosterState row={row} />
    </p>
  </article>
)
