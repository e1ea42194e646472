import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { bestBolt } from '#domain/catalog/weapon-top.ts'
import type { Armor } from '#domain/catalog/ttk.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { saveWorkbook } from '../../shared/page/export-workbook.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { TopWeapons } from './TopWeapons.tsx'
import { isOfAmmo, useWeaponView } from './use-weapon-view.ts'
import { weaponColumns } from './table/weapon-columns.tsx'
import { weaponsQuery } from './weapon-data.ts'
import { weaponRows, type WeaponRow } from './table/weapon-rows.ts'
import { WeaponFilters } from './WeaponFilters.tsx'
import { WeaponPlot } from './WeaponPlot.tsx'
import { EXPORT_FILE, weaponExport } from './table/weapon-export.ts'
import { DpsCell } from './table/DpsCell.tsx'
import { TimeCell } from './table/TimeCell.tsx'
import { WeaponName } from './card/WeaponName.tsx'
import styles from './WeaponsTab.module.css'

/** The table rows on phones. */
const weaponCards = (armour: Armor, isFull: boolean) => (row: WeaponRow) => (
  <WeaponRowCard row={row} armour={armour} isFull={isFull} />
)

export function WeaponsTab() {
  const { data, error, isFetching, refetch } = useQuery(weaponsQuery)

  if (data) return <Weapons weapons={data} />
  if (!error) return <Skeleton label={texts.loading} shape="rows" lines={10} />
  return (
    <Panel title={texts.title}>
      <ErrorState
        message={texts.error(error.message)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Panel>
  )
}

const noBolt = () => 0

function Weapons({ weapons }: { weapons: readonly Weapon[] }) {
  const view = useWeaponView()
  const { ammo, armour, isFull, sort, setSort } = view
  const all = useMemo(() => weaponRows(weapons, isFull ? bestBolt : noBolt), [weapons, isFull])
  const columns = useMemo(() => weaponColumns(isFull, armour), [isFull, armour])
  const rows = useMemo(() => all.filter(({ weapon }) => isOfAmmo(weapon, ammo)), [all, ammo])
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])

  return (
    <div className={styles.parts}>
      <TopWeapons weapons={weapons} isFull={isFull} />
      <WeaponFilters view={view} />
      <div className={styles.columns}>
        <Panel
          title={texts.title}
          count={
            <span className={styles.count}>
              {texts.count(rows.length)}
              <InfoTip label={texts.assumes} text={texts.assumesText} />
            </span>
          }
          actions={<WeaponExportButton rows={sorted} />}
          flush
        >
          <DataTable
            caption={texts.title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sort={sort}
            onSortChange={setSort}
            empty={<EmptyState title={texts.noWeapons} />}
            cards={weaponCards(armour, isFull)}
          />
        </Panel>
        {sorted.length > 0 ? <WeaponPlot rows={sorted} armour={armour} /> : null}
      </div>
    </div>
  )
}

/** For everyone: exports the weapons in table order with all computed values. */
function WeaponExportButton({ rows }: { rows: readonly WeaponRow[] }) {
  const { send, isPending } = useSingleMutation({
    mutationFn: () => saveWorkbook(EXPORT_FILE, [weaponExport(rows.map(({ weapon }) => weapon))]),
    onError: () => notify.error(texts.exportFailed),
  })

  return (
    <Button
      size="sm"
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={isPending}
      disabled={rows.length === 0}
      onClick={() => send()}
    >
      {isPending ? texts.exporting : texts.export}
    </Button>
  )
}

interface WeaponRowCardProps {
  row: WeaponRow
  armour: Armor
  isFull: boolean
}

function WeaponRowCard({ row, armour, isFull }: WeaponRowCardProps) {
  const { weapon, bolt, dps, shotDamage, headDamage, times } = row
  const [magazine = null] = weapon.magazines
  const aside = [
    weapon.ammo,
    texts.damageOf(shotDamage ?? texts.missing),
    texts.headOf(headDamage ?? texts.missing),
    ...(isFull ? [texts.magazineHolds(magazine ?? texts.missing)] : []),
  ]

  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <WeaponName weapon={weapon} />
        <p className={styles.aside}>{aside.join(' · ')}</p>
      </div>
      <Figure term={texts.dps}>
        <DpsCell weapon={weapon} dps={dps} />
      </Figure>
      <Figure
        term={
          bolt > 0 ? texts.ttkWithBolt(texts.armors[armour], bolt) : texts.ttk(texts.armors[armour])
        }
      >
        <TimeCell weapon={weapon} armour={armour} bolt={bolt} time={times[armour]} isBare />
      </Figure>
    </article>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <dl className={styles.figure}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </dl>
  )
}
