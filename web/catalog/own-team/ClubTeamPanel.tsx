import { Trash2, Plus } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClubTeam } from '#contract/catalog/own-team.ts'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { ROSTER_PLAYERS } from '#domain/catalog/own-team.ts'
import { getTeamPage, TEAM_PAGE_GAMES } from '#contract/team/team-page.ts'
import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import { currentLegends, legendKey } from '#domain/catalog/legend.ts'
import { PLAYER_NAME_LENGTH } from '#contract/catalog/own-team-admin.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { LegendChips } from '../../shared/ui/legend/LegendChips.tsx'
import { LegendField } from '../../shared/ui/legend/LegendField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './ClubTeamPanel.module.css'

type Players = ClubTeam['players']

interface ClubTeamPanelProps {
  club: ClubTeam
  isDefault: boolean
  onDefault: () => void
  onChange: (players: Players) => void
  onRemove: () => void
}

export function ClubTeamPanel(props: ClubTeamPanelProps) {
  const { club, isDefault, onDefault, onChange, onRemove } = props
  const { team, players } = club

  return (
    <Panel
      title={team}
      count={isDefault ? <Badge tone="accent">{texts.defaultTag}</Badge> : undefined}
      actions={
        <>
          {isDefault ? null : (
            <Button size="sm" aria-label={texts.makeDefaultOf(team)} onClick={onDefault}>
              {texts.makeDefault}
            </Button>
          )}
          <IconButton
            label={texts.removeTeam(team)}
            icon={<Trash2 aria-hidden="true" />}
            variant="danger"
            onClick={onRemove}
          />
        </>
      }
    >
      {players.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.hint}>{texts.noRoster}</p>
          <FillRosterButton team={team} onFill={onChange} />
        </div>
      ) : (
        <>
          <p className={styles.hint}>{texts.preferredHint}</p>
          <ul className={styles.roster} aria-label={texts.roster}>
            {players.map((player) => (
              <RosterRow
                key={player.name}
                player={player}
                onChange={(legends) =>
                  onChange(
                    players.map((other) =>
                      other === player ? { ...player, legends: [...legends] } : other,
                    ),
                  )
                }
                onRemove={() => {
                  onChange(players.filter((other) => other !== player))
                  requestAnimationFrame(keepFocus)
                }}
              />
            ))}
          </ul>
        </>
      )}
      {players.length < ROSTER_PLAYERS ? (
        <NewPlayer
          taken={players.map(({ name }) => name)}
          onAdd={(name) => onChange([...players, { name, legends: [] }])}
        />
      ) : null}
    </Panel>
  )
}

interface FillRosterButtonProps {
  team: string
  onFill: (players: ClubTeam['players']) => void
}

/** Takes the roster of the team's page. What players prefer is theirs to say. */
function FillRosterButton({ team, onFill }: FillRosterButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getTeamPage, { team, games: TEAM_PAGE_GAMES }),
    onSuccess: ({ roster }) => {
      if (roster.length === 0) notify.error(texts.noneToFill(team))
      else onFill(roster.slice(0, ROSTER_PLAYERS).map(({ name }) => ({ name, legends: [] })))
    },
    onError: (error) => notify.error(`${texts.fillFailed}. ${error.message}`),
  })

  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {texts.fill}
    </Button>
  )
}

interface RosterRowProps {
  player: ClubTeam['players'][number]
  onChange: (legends: readonly string[]) => void
  onRemove: () => void
}

function RosterRow({ player: { name, legends }, onChange, onRemove }: RosterRowProps) {
  const keys = legends.map(legendKey)

  return (
    <li className={styles.row}>
      <b className={styles.name}>{name}</b>
      <LegendChips
        legends={keys}
        removeLabel={(legend) => texts.removeLegend(legend, name)}
        onChange={onChange}
      />
      <div className={styles.field}>
        <LegendField
          label={texts.preferred(name)}
          legends={currentLegends().filter(({ key }) => !keys.includes(key))}
          noMatch={lobbyMessages.noMatch}
          onPick={({ key }) => onChange([...keys, key])}
        />
      </div>
      <IconButton
        label={texts.removePlayer(name)}
        icon={<Trash2 aria-hidden="true" />}
        variant="danger"
        onClick={onRemove}
      />
    </li>
  )
}

interface NewPlayerProps {
  taken: readonly string[]
  onAdd: (name: string) => void
}

function NewPlayer({ taken, onAdd }: NewPlayerProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const name = text.trim()
        const isTaken = taken.some((other) => other.toLowerCase() === name.toLowerCase())
        setFault(name === '' ? texts.nameMissing : isTaken ? texts.playerAdded(name) : undefined)
        if (name === '' || isTaken) return
        onAdd(name)
        setText('')
      }}
    >
      <TextField
        label={texts.addPlayer}
        error={fault}
        maxLength={PLAYER_NAME_LENGTH}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setFault(undefined)
        }}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />}>
        {texts.addButton}
      </Button>
    </form>
  )
}
