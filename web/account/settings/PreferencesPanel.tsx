import { useQuery } from '@tanstack/react-query'
import { Moon, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
import { settingsMessages as texts } from '#contract/account/settings.texts.ts'
import { ownTeamMessages } from '#contract/catalog/own-team.texts.ts'
import { messages } from '#contract/base/texts.ts'
import type { Preferences } from '#contract/account/account.ts'
import { usePreferences, getPreferences } from '../../shared/session/preferences.ts'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { TeamCombobox } from '../../shared/team/TeamCombobox.tsx'
import { savePreferences } from '../../shared/session/save-preferences.ts'
import styles from './PreferencesPanel.module.css'

const THEMES = [
  { value: 'dark', label: texts.themes.dark, icon: <Moon aria-hidden="true" /> },
  { value: 'light', label: texts.themes.light, icon: <Sun aria-hidden="true" /> },
] as const

const DENSITIES = [
  { value: 'auto', label: texts.densities.auto },
  { value: 'comfortable', label: texts.densities.comfortable },
  { value: 'compact', label: texts.densities.compact },
] as const

const STATUS = { idle: '', saving: texts.saving, saved: texts.saved, failed: '' }

export function PreferencesPanel() {
  const { ownTeam, theme, density, showLegendNames, namesOnTiles, singleKeyShortcuts } =
    usePreferences()
  const { state, save, retry } = usePreferenceSaver()
  const club = useQuery(clubTeamsQuery)

  return (
    <Panel
      title={texts.preferences}
      actions={
        <span className={styles.status} role="status">
          {STATUS[state]}
        </span>
      }
    >
      <div className={styles.fields}>
        {state === 'failed' ? (
          <FaultNotice onRetry={retry}>{messages.kit.settingsNotSaved}</FaultNotice>
        ) : null}
        <TeamCombobox
          label={ownTeamMessages.chooseTitle}
          team={ownTeam === '' ? (club.data?.defaultTeam ?? '') : ownTeam}
          onChoose={(team) => save({ ownTeam: team === club.data?.defaultTeam ? '' : team })}
        />
        <SegmentedField
          label={texts.theme}
          options={THEMES}
          value={theme}
          onValueChange={(value) => save({ theme: value })}
        />
        <SegmentedField
          label={texts.density}
          hint={texts.densityHint}
          options={DENSITIES}
          value={density}
          onValueChange={(value) => save({ density: value })}
        />
        <SwitchField
          label={texts.showLegendNames}
          hint={texts.showLegendNamesHint}
          checked={showLegendNames}
          onCheckedChange={(checked) => save({ showLegendNames: checked })}
        />
        <SwitchField
          label={texts.namesOnTiles}
          hint={texts.namesOnTilesHint}
          checked={namesOnTiles}
          onCheckedChange={(checked) => save({ namesOnTiles: checked })}
        />
        <SwitchField
          label={texts.singleKeyShortcuts}
          hint={texts.singleKeyShortcutsHint}
          checked={singleKeyShortcuts}
          onCheckedChange={(checked) => save({ singleKeyShortcuts: checked })}
        />
      </div>
    </Panel>
  )
}

type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/**
 * The newest change decides which state is shown. After a failure all preferences are sent, so the
 * failed change isn't lost.
 */
function usePreferenceSaver() {
  const [state, setState] = useState<SaveState>('idle')
  const newest = useRef(0)

  const send = async (changes: Preferences) => {
    newest.current += 1
    const mine = newest.current
    const show = (next: SaveState) => {
      if (mine === newest.current) setState(next)
    }
    setState('saving')
    await savePreferences(changes).then(
      () => show('saved'),
      () => show('failed'),
    )
  }

  return {
    state,
    save: (changes: Preferences) =>
      void send(state === 'failed' ? { ...getPreferences(), ...changes } : changes),
    retry: () => void send(getPreferences()),
  }
}
