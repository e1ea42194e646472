import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPin, RotateCw, SquareArrowOutUpRight, FlaskConical, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { lootpathNotesQuery, lootpathsQuery } from '../../shared/queries/lootpaths.queries.ts'
import { MapTabs } from '../../shared/map/MapTabs.tsx'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { ActionButton } from '../../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../../shared/ui/action/CopyLinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { MapBoard } from '../../shared/map/MapBoard.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { locationListError } from './admin/faults.ts'
import { LocationList } from './LocationList.tsx'
import { useLootpathAddress } from './lootpath-address.ts'
import { NotePanel } from './notes/NotePanel.tsx'
import { type Spot, spotsOf } from './spots.ts'
import styles from './LootpathView.module.css'

export function LootpathView() {
  const { map, location, chooseMap, chooseLocation } = useLootpathAddress()
  const { data, error, isFetching, refetch } = useQuery(lootpathsQuery)
  const spots = data ? spotsOf(map, data) : []
  const chosen = spots.find(({ id }) => id === location) ?? null

  return (
    <>
      <PageHead
        title={messages.views.lootpath}
        tabs={<MapTabs names={texts.maps} map={map} onChoose={chooseMap} />}
        actions={<Actions />}
      />
      {error ? (
        <ErrorState
          message={locationListError(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? <Skeleton label={texts.loading} lines={8} /> : null}
      {data ? (
        <div className={styles.columns}>
          <LocationList spots={spots} chosen={chosen} onChoose={chooseLocation} />
          {chosen ? (
            <Chosen key={`${map}/${chosen.id}`} spot={chosen} />
          ) : (
            <div className={styles.nothing}>
              <EmptyState
                icon={<MapPin aria-hidden="true" />}
                title={location === null ? texts.placeholder : texts.unknownLocation}
              />
            </div>
          )}
        </div>
      ) : null}
    </>
  )
}

function Chosen({ spot }: { spot: Spot }) {
  return (
    <section className={styles.chosen} aria-labelledby="location-name">
      <h2 id="location-name" className="visually-hidden">
        {spot.name}
      </h2>
      <LootpathPicture spot={spot} />
      <NotePanel spot={spot} level={3} />
    </section>
  )
}

function Actions() {
  const queryClient = useQueryClient()
  const canManage = can(useRole(), 'lootpaths.manage')
  const { map } = useLootpathAddress()
  const isFetching = useIsFetching({ queryKey: lootpathsQuery.queryKey }) > 0

  return (
    <>
      <CopyLinkButton />
      <ActionButton
        label={texts.refresh}
        icon={<RotateCw aria-hidden="true" />}
        busy={isFetching}
        onClick={() => {
          void queryClient.invalidateQueries(lootpathsQuery)
          void queryClient.invalidateQueries(lootpathNotesQuery(map))
        }}
      />
      {canManage ? (
        <LinkButton
          to={`${paths.adminLootpaths}?map=${map}`}
          target="_blank"
          rel="noopener"
          icon={<SquareArrowOutUpRight aria-hidden="true" />}
        >
          {texts.adminPanel}
          <span className="visually-hidden"> {texts.newTab}</span>
        </LinkButton>
      ) : null}
    </>
  )
}

function LootpathPicture({ spot: { name, map, file } }: { spot: Spot }) {
  const [failed, setFailed] = useState<string | null>(null)

  if (!file) {
    return (
      <div className={styles.none}>
        <EmptyState icon={<ImageOff aria-hidden="true" />} title={texts.noImage(name)} />
      </div>
    )
  }
  if (failed === file.path) {
    return (
      <div className={styles.none}>
        <ErrorState message={texts.imageFailed} onRetry={() => setFailed(null)} />
      </div>
    )
  }
  return (
    <MapBoard
      className={styles.board}
      map={map}
      label={texts.image(name)}
      picture={file.path}
      onPictureError={() => setFailed(file.path)}
      caption={
        file.source === 'demo' ? (
          <span className={styles.demo}>
            <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
              {texts.demo}
            </Badge>
            {texts.demoText}
          </span>
        ) : (
          name
        )
      }
    />
  )
}
