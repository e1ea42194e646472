import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { PLAYER_NAME_LENGTH } from '#contract/catalog/own-team-admin.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './NewPlayer.module.css'

interface NewPlayerProps {
  taken: readonly string[]
  onAdd: (name: string) => void
}

export function NewPlayer({ taken, onAdd }: NewPlayerProps) {
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
