import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { OLD_SEASON } from '#domain/forecast/weighing.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { startName, startText } from './season-start.ts'
import styles from './SeasonStarts.module.css'
import { StartForm } from './StartForm.tsx'
import { useSeasonStarts } from './use-season-starts.ts'

const DAY_S = 86_400
/** Then the next season has probably started. */
const USUAL_SEASON_DAYS = 100

export function SeasonStarts({ saved }: { saved: readonly number[] }) {
  const { starts, save, isPending } = useSeasonStarts(saved)
  const now = useNow(DAY_S * 1000)
  const age = starts.length === 0 ? 0 : Math.floor((now / 1000 - Math.max(...starts)) / DAY_S)
  const [editing, setEditing] = useState<number | null>(null)
  const close = () => {
    setEditing(null)
    requestAnimationFrame(keepFocus)
  }
  const without = (start: number) => starts.filter((other) => other !== start)

  return (
    <Panel title={texts.seasonStarts} count={texts.seasonStartsCount(starts.length)}>
      <p className={styles.hint}>{texts.seasonStartsHint(OLD_SEASON * 100)}</p>
      {starts.length === 0 ? <p className={styles.hint}>{texts.noSeasonStarts}</p> : null}
      {age > USUAL_SEASON_DAYS ? (
        <Notice tone="info">{texts.oldSeason(age, USUAL_SEASON_DAYS)}</Notice>
      ) : null}
      <ul className={styles.list}>
        {starts.map((start) => (
          <li key={start} className={styles.row}>
            {start === editing ? (
              <StartForm
                label={texts.changedStart}
                first={startText(start)}
                others={without(start)}
                onSave={(changed) => save([...without(start), changed], close)}
                autoFocus
              >
                <Button type="submit" variant="primary" busy={isPending}>
                  {texts.save}
                </Button>
                <Button onClick={close}>{texts.cancel}</Button>
              </StartForm>
            ) : (
              <StartRow
                start={start}
                isBusy={isPending}
                onChange={() => setEditing(start)}
                onDelete={() => save(without(start), keepFocus)}
              />
            )}
          </li>
        ))}
      </ul>
      <StartForm
        label={texts.newStart}
        others={starts}
        onSave={(start, clear) => save([...starts, start], clear)}
      >
        <Button type="submit" icon={<Plus aria-hidden="true" />} busy={isPending}>
          {texts.add}
        </Button>
      </StartForm>
    </Panel>
  )
}

interface StartRowProps {
  start: number
  isBusy: boolean
  onChange: () => void
  onDelete: () => void
}

function StartRow({ start, isBusy, onChange, onDelete }: StartRowProps) {
  const name = startName(start)

  return (
    <>
      <time className={styles.moment} dateTime={isoTime(start)}>
        {texts.startOf(name)}
      </time>
      <IconButton
        label={texts.changeStart(name)}
        icon={<Pencil aria-hidden="true" />}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onChange()}
      />
      <IconButton
        label={texts.delete(name)}
        icon={<Trash2 aria-hidden="true" />}
        variant="danger"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onDelete()}
      />
    </>
  )
}
