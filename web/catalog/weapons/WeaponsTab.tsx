import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { bestBolt } from '#domain/catalog/weapon-top.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { WeaponExportButton } from './table/WeaponExportButton.tsx'
import { TopWeapons } from './TopWeapons.tsx'
import { isOfAmmo, useWeaponView } from './use-weapon-view.ts'
import { weaponColumns } from './table/weapon-columns.tsx'
import { weaponsQuery } from './weapon-data.ts'
import { weaponRows } from './table/weapon-rows.ts'
import { WeaponFilters } from './WeaponFilters.tsx'
import { WeaponPlot } from './WeaponPlot.tsx'
import { weaponCards } from './table/WeaponRowCard.tsx'
import styles from './WeaponsTab.module.css'

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
