import { Minimize2 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { draftResultMessages } from '#contract/draft/draft-result.texts.ts'
import { messages } from '#contract/base/texts.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { currentLegendsWith, LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { AVAILABLE, BANNED, PICKED, SLOTS } from '../../shared/ui/legend/emblem-state.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import { useEscape } from '../../shared/keyboard/use-escape.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { labelOf, nextGame } from '../status/draft-texts.ts'
import { usedStates } from '../board/PickPanel.tsx'
import styles from './StageScreen.module.css'

/** With more games than this, they're drawn smaller to leave space for the legends. */
const FEW_GAMES = 8

/** The part of the draft that the stage shows. */
interface StageDraft {
  readonly banned_legends: readonly string[]
  readonly picked_legends: readonly string[]
  readonly draft_history: readonly StageGame[]
}

interface StageGame extends Pick<DraftEntry, 'id' | 'comp'> {
  /** As far as it is known. */
  readonly map?: string | null
  readonly place?: number | null
  readonly points?: number | null
}

/** Which draft it is. */
interface StageRoom {
  readonly name: string
  readonly team: string | null
  readonly firstGame: number
  readonly lastPlayed: number
  readonly isFinished?: boolean
}

const START = { firstGame: 1, lastPlayed: 0 }

interface StageScreenProps {
  draft: StageDraft
  /** Null until it is known. */
  room: StageRoom | null
  /** Null for people with a view link, who have nowhere else to go. */
  onLeave: (() => void) | null
  /** Says what people can do here. */
  chip?: ReactNode
}

/** For a big screen or a stream: everything is large, and there are no controls. */
export function StageScreen({ draft, room, onLeave, chip }: StageScreenProps) {
  const firstGame = room?.firstGame ?? 1
  useEscape(onLeave !== null, () => onLeave?.())

  useTitle(texts.stage)

  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <p className={styles.game}>
          {room ? <span>{[room.team, room.name].filter(Boolean).join(', ')}</span> : null}
          {room?.isFinished ? null : <span className={styles.nextUp}>{texts.nextUp}</span>}
          <b>
            {room?.isFinished
              ? texts.games(draft.draft_history.length)
              : texts.game(nextGame(draft, room ?? START))}
          </b>
        </p>
        <ol className={styles.picks}>
          {SLOTS.map((slot) => {
            const legend = draft.picked_legends[slot - 1]
            return (
              <li key={slot} className={legend === undefined ? styles.empty : styles.pick}>
                {legend === undefined ? (
                  texts.slot(slot)
                ) : (
                  <>
                    <LegendEmblem legend={legend} size="var(--emblem)" />
                    {labelOf(legend)}
                  </>
                )}
              </li>
            )
          })}
        </ol>
        {chip}
        {onLeave ? (
          <IconButton
            label={texts.leaveStage}
            icon={<Minimize2 aria-hidden="true" />}
            onClick={onLeave}
          />
        ) : null}
      </header>
      <h1 className="visually-hidden">{messages.views.calculator}</h1>
      <Pool draft={draft} firstGame={firstGame} />
      <Strip games={draft.draft_history} firstGame={firstGame} />
    </div>
  )
}

function Pool({ draft, firstGame }: { draft: StageDraft; firstGame: number }) {
  const { banned_legends: banned, picked_legends: picked, draft_history: games } = draft
  const used = useMemo(() => usedStates(games, firstGame), [games, firstGame])
  const shown = currentLegendsWith([...banned, ...picked])

  return (
    <div className={styles.pool}>
      {LEGEND_CLASSES.map((name) => {
        const legends = shown.filter((legend) => legend.class === name)
        if (legends.length === 0) return null
        return (
          <section key={name} className={styles.class}>
            <h2 className={styles.className}>
              <ClassMark legendClass={name} />
              {name}
            </h2>
            <ul className={styles.legends}>
              {legends.map(({ snake, label }) => {
                const state = banned.includes(snake)
                  ? BANNED
                  : (PICKED[picked.indexOf(snake)] ?? used.get(snake) ?? AVAILABLE)
                return (
                  <li key={snake} className={styles.legend} data-state={state.kind}>
                    <LegendEmblem legend={snake} size="var(--emblem)" state={state} label />
                    <span aria-hidden="true">{label}</span>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface StripProps {
  games: StageDraft['draft_history']
  firstGame: number
}

/** The games so far, oldest on the left. */
function Strip({ games, firstGame }: StripProps) {
  if (games.length === 0) return null
  return (
    <section className={styles.history}>
      <h2 className="visually-hidden">{texts.history}</h2>
      <ol className={styles.strip} data-many={games.length > FEW_GAMES || undefined}>
        {games.map((game, at) => (
          <li key={game.id} className={styles.played}>
            <b>{texts.game(at + firstGame)}</b>
            <Trio legends={game.comp} size="var(--emblem)" />
            <Result game={game} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Map, place and points of a game, as far as they are known. */
function Result({ game: { map, place, points } }: { game: StageGame }) {
  const facts = [
    map ? mapName(map) : null,
    typeof place === 'number' ? draftResultMessages.place(place) : null,
    typeof points === 'number' ? draftResultMessages.points(points) : null,
  ]
  const known = facts.filter((fact) => fact !== null)
  return known.length === 0 ? null : <small className={styles.result}>{known.join(', ')}</small>
}
