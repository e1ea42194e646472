import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { allMaps, type MapId, mapName } from '#domain/catalog/map.ts'
import { coursesPath } from '../../shared/address/replay-path.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { teamCoursesQuery } from '../review.queries.ts'
import { CourseList } from './CourseList.tsx'
import { CourseMap } from './CourseMap.tsx'
import styles from './CoursesPage.module.css'

/** Where a team landed and went in its latest games on a map, one over the other. */
export function CoursesPage({ team, map }: { team: string; map: MapId }) {
  const query = useQuery(teamCoursesQuery(team, map))
  const [, navigate] = useLocation()
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const { data } = query
  const toggle = (game: number) => {
    const next = new Set(hidden)
    if (!next.delete(game)) next.add(game)
    setHidden(next)
  }

  return (
    <>
      <PageHead
        title={texts.pathsTitle(data?.team ?? team)}
        context={texts.pathsAbout}
        actions={
          <>
            <SelectField
              label={texts.pathsMap}
              hideLabel
              options={allMaps().map(({ id }) => ({ value: id, label: mapName(id) }))}
              value={map}
              onChange={({ target }) => navigate(coursesPath(team, target.value))}
            />
            <LinkButton to={teamPath(team)}>{texts.toTeam}</LinkButton>
          </>
        }
      />
      {data ? (
        data.courses.length > 0 ? (
          <div className={styles.columns}>
            <CourseMap map={map} courses={data.courses} hidden={hidden} />
            <CourseList courses={data.courses} hidden={hidden} onToggle={toggle} />
          </div>
        ) : (
          <EmptyState title={texts.noPaths(data.team, mapName(map))} text={texts.positionsFrom} />
        )
      ) : (
        <Waiting query={query} loading={texts.loadingPaths} failed={texts.pathsFailed} lines={12} />
      )}
    </>
  )
}
