import { Link } from 'wouter'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { replayPath } from '../../shared/address/replay-path.ts'
import { formatDay } from '../../shared/page/time.ts'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import tableStyles from '../../shared/ui/table/SmallTable.module.css'
import { NumberChip } from '../NumberChip.tsx'
import type { ShownCourse } from './course.ts'
import styles from './CourseList.module.css'

interface CourseListProps {
  courses: readonly ShownCourse[]
  hidden: ReadonlySet<number>
  onToggle: (game: number) => void
}

export function CourseList({ courses, hidden, onToggle }: CourseListProps) {
  const { pathColumns: columns } = texts
  const count = (
    <>
      {texts.pathGames(courses.length)} <FewTag games={courses.length} />
    </>
  )

  return (
    <Panel title={texts.paths} count={count} flush dense>
      <Scroller label={texts.paths}>
        <table className={tableStyles.table}>
          <caption className="visually-hidden">{texts.paths}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.game}</th>
              <th scope="col">{columns.landing}</th>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.review}</th>
            </tr>
          </thead>
          <tbody>
            {courses.map(({ id, event, number, startedAt, placement, landing }, index) => {
              const name = texts.gameTitle(event, number)
              return (
                <tr key={id}>
                  <th scope="row">
                    <label className={styles.game}>
                      <Checkbox
                        aria-label={texts.showPath(name)}
                        checked={!hidden.has(id)}
                        onChange={() => onToggle(id)}
                      />
                      <NumberChip index={index} />
                      <span title={formatDay(startedAt)}>{name}</span>
                    </label>
                  </th>
                  <td>{landing?.poi ?? texts.noLanding}</td>
                  <td data-first={placement === 1 || undefined}>{texts.place(placement)}</td>
                  <td>
                    <Link to={replayPath(id)} aria-label={texts.reviewOf(name)}>
                      {texts.open}
                    </Link>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroller>
    </Panel>
  )
}
