import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import type { AllMoments, GameMoment } from '#contract/review/moment.ts'
import { momentMessages } from '#contract/review/moment.texts.ts'
import { momentListMessages as texts } from '#contract/review/moment-list.texts.ts'
import { reviewMessages } from '#contract/review/review.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { phaseOf } from '#domain/review/moment-filter.ts'
import { replayPath } from '../../shared/address/replay-path.ts'
import { mapPicture } from '../../shared/map/map-picture.ts'
import { MentionText } from '../../shared/note/MentionText.tsx'
import { usePreferences } from '../../shared/session/preferences.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { TagChip, TagNumber } from '../moments/TagMark.tsx'
import styles from './GameMoments.module.css'

interface GameMomentsProps {
  game: AllMoments['games'][number]
  moments: readonly GameMoment[]
}

/** The moments of one game. Each leads to its time in Review. */
export function GameMoments({ game, moments }: GameMomentsProps) {
  const { number, map, event } = game
  const title = reviewMessages.gameTitle(number, map === null ? null : mapName(map))
  return (
    <section className={styles.game} aria-label={`${title}, ${event}`}>
      <p className={styles.head}>
        <b>{title}</b> {event}
      </p>
      <ul>
        {moments.map((moment) => (
          <li key={moment.id} className={styles.moment}>
            <Thumbnail map={map} moment={moment} />
            <div className={styles.words}>
              <div className={styles.tags}>
                <Link
                  className={styles.time}
                  to={replayPath(moment.game, moment.from)}
                  aria-label={texts.open(clockText(moment.at))}
                >
                  {clockText(moment.at)}
                </Link>
                {moment.tags.map((tag) => (
                  <TagChip key={tag} tag={tag} />
                ))}
                <span className={styles.phase}>{phaseText(moment)}</span>
                {moment.isPrivate ? (
                  <Badge icon={<Lock aria-hidden="true" />}>{momentMessages.onlyMe}</Badge>
                ) : null}
              </div>
              {moment.note === '' ? null : (
                <p className={styles.note}>
                  <MentionText text={moment.note} players={moment.players} />
                </p>
              )}
            </div>
            <p className={styles.by}>{texts.by(moment.createdBy)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function phaseText({ ring }: GameMoment): string | null {
  const phase = phaseOf(ring)
  return phase === null ? null : texts.phases[phase]
}

/** A part of the map around where the team was, or the tag's number where that isn't known. */
function Thumbnail({ map, moment }: { map: MapId | null; moment: GameMoment }) {
  const { theme } = usePreferences()
  const { position, tags } = moment
  const picture = map === null ? undefined : mapPicture(map, theme, '-320')
  if (!position || picture === undefined) {
    const [tag] = tags
    return (
      <span className={styles.tile} aria-hidden="true">
        {tag === undefined ? null : <TagNumber tag={tag} />}
      </span>
    )
  }
  return (
    <span className={styles.tile} aria-hidden="true">
      <span
        className={styles.map}
        style={{ backgroundImage: `url(${JSON.stringify(picture)})`, ...pictureAt(position) }}
      />
      <span className={styles.dot} />
    </span>
  )
}

/** The tile shows a part of the picture that is this many times as wide as the tile. */
const ZOOM = 4

const pictureAt = ({ x, y }: MapPosition) => ({
  inlineSize: `${100 * ZOOM}%`,
  insetInlineStart: `calc(50% - ${x * ZOOM}%)`,
  insetBlockStart: `calc(50% - ${y / 100} * ${ZOOM} * var(--tile))`,
})
