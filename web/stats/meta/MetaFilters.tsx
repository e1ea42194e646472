import { META_LEAST, type MetaAnswer } from '#contract/stats/meta.ts'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { META_WINDOWS } from '#domain/stats/meta.ts'
import { mapChoices } from '../../shared/map/map-choices.ts'
import { rememberKind } from '../../shared/stats/kind-filter.ts'
import { KindField } from '../../shared/stats/KindField.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { daysText } from './meta-text.ts'
import styles from './Meta.module.css'
import type { useMetaFilter } from './use-meta-filter.ts'

const BANS = ['0', '1', '2', '3', '4', '5', '6', '7']

interface MetaFiltersProps {
  filter: ReturnType<typeof useMetaFilter>
  /** Only compositions need a least number of games. */
  hasLeast?: boolean
  answer: MetaAnswer | undefined
}

export function MetaFilters({ filter, hasLeast = false, answer }: MetaFiltersProps) {
  const { window, map, bans, region, kind, least, set } = filter
  return (
    <div className={styles.filters}>
      <SegmentedField
        label={texts.window}
        value={window}
        options={META_WINDOWS.map((value) => ({ value, label: texts.windows[value] }))}
        onValueChange={(value) => set({ window: value })}
      />
      <KindField kind={kind} onChange={(value) => set({ kind: rememberKind(value) })} />
      <SelectField
        label={texts.map}
        hideLabel
        value={map ?? ''}
        options={[{ value: '', label: texts.allMaps }, ...mapChoices(map)]}
        onChange={(event) => set({ map: event.target.value || null })}
      />
      <SelectField
        label={texts.bans}
        hideLabel
        value={bans === null ? '' : String(bans)}
        options={[
          { value: '', label: texts.anyBans },
          ...BANS.map((value) => ({ value, label: texts.withBans(Number(value)) })),
        ]}
        onChange={({ target: { value } }) => set({ bans: value === '' ? null : Number(value) })}
      />
      <SelectField
        label={texts.region}
        hideLabel
        value={region}
        options={[
          { value: '', label: texts.allRegions },
          ...REGIONS.map((value) => ({ value, label: value })),
        ]}
        onChange={({ target: { value } }) =>
          set({ region: REGIONS.find((one) => one === value) ?? null })
        }
      />
      {hasLeast ? (
        <SelectField
          label={texts.least}
          hideLabel
          value={String(least)}
          options={META_LEAST.map((value) => ({
            value: String(value),
            label: texts.atLeast(value),
          }))}
          onChange={(event) => set({ least: Number(event.target.value) })}
        />
      ) : null}
      {answer?.days ? (
        <p className={styles.size}>
          {texts.counted(daysText(answer.days), answer.series, answer.games, answer.teamGames)}
        </p>
      ) : null}
    </div>
  )
}
