import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { GameDetail } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { ApiError } from '../../shared/api/api.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { formatName } from '../import/history/ImportParts.tsx'
import { gameQuery } from './correction.queries.ts'
import { SEARCH_LINK } from './game-link.ts'
import { findMapName } from './map-name.ts'
import { ResultTable } from './result/ResultTable.tsx'
import { BansDialog } from './BansDialog.tsx'
import { isSameList, LegendList } from './LegendList.tsx'
import styles from './GamePanel.module.css'

export function GamePanel({ id }: { id: number }) {
  const query = useQuery(gameQuery(id))
  const { data } = query

  return (
    <Panel
      title={data ? `${data.event}, ${texts.gameOf(data.number)}` : texts.results}
      count={data && factsOf(data)}
      actions={
        <LinkButton size="sm" to={SEARCH_LINK} icon={<ArrowLeft aria-hidden="true" />}>
          {texts.backToSearch}
        </LinkButton>
      }
      flush
    >
      {data ? (
        <Game game={data} />
      ) : (
        <Waiting query={query} loading={texts.loadingGame} failed={faultOf} lines={10} />
      )}
    </Panel>
  )
}

function Game({ game }: { game: GameDetail }) {
  const shared = sharedPlaces(game)

  return (
    <>
      {game.bansEnabled ? <GameBans game={game} /> : null}
      {shared.length > 0 ? (
        <Notice tone="info" className={styles.notice}>
          {texts.samePlace(shared)}
        </Notice>
      ) : null}
      <ResultTable game={game} />
    </>
  )
}

/** If the game doesn't exist, show the server's message; a retry wouldn't help. */
const faultOf = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? error.message : texts.gameFailed

const factsOf = ({ set, map, mapVersion, startedAt, results, source, hasLeagueBans }: GameDetail) =>
  [
    ...(set === null ? [] : [texts.setName(set)]),
    findMapName(map) ??
      (mapVersion === '' ? texts.unknownMap : `${texts.unknownMap} (${mapVersion})`),
    formatDateTime(startedAt),
    texts.source(formatName(source), hasLeagueBans),
    texts.teams(results.length),
  ].join(' · ')

function sharedPlaces({ results }: GameDetail): number[] {
  const groups = Map.groupBy(results, ({ placement }) => placement)
  return [...groups].flatMap(([placement, own]) =>
    placement !== null && own.length > 1 ? [placement] : [],
  )
}

function GameBans({ game }: { game: GameDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const { bans, ruleBans, number } = game
  const differs = ruleBans !== null && !isSameList(bans, ruleBans)

  return (
    <div className={styles.bans}>
      <div className={styles.line}>
        <h3>{texts.bans}</h3>
        {bans.length > 0 ? <LegendList legends={bans} /> : <span>{texts.noBans}</span>}
        <Button size="sm" className={styles.action} onClick={() => setIsOpen(true)}>
          {texts.correctBans}
        </Button>
      </div>
      {differs ? (
        <div className={styles.rule}>
          {texts.differs(number - 1)}
          {ruleBans.length > 0 ? <LegendList legends={ruleBans} /> : texts.ruleNone}
        </div>
      ) : null}
      {isOpen ? <BansDialog game={game} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
