import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserX, X } from 'lucide-react'
import { interactiveMapMessages } from '#contract/map/interactive-map.texts.ts'
import { togetherMessages as texts } from '#contract/map/together.texts.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import type { useMapAddress } from '../map-address.ts'
import { planQuery } from '../plans/plan.queries.ts'
import { PlanList } from '../plans/PlanList.tsx'
import { type PlanDialog, PlanMenu } from '../plans/PlanMenu.tsx'
import planStyles from '../plans/PlanPanel.module.css'
import { ShareButtons } from '../plans/ShareButtons.tsx'
import type { DrawingSession, TogetherState } from './drawing-session.ts'
import { colorsOfPeople } from './person-colors.ts'
import styles from './TogetherPanel.module.css'
import { useRenameTogether, useStopTogether } from './use-owner-actions.ts'

interface TogetherPanelProps {
  address: ReturnType<typeof useMapAddress>
  session: DrawingSession
  state: TogetherState
  /** The plan's number, if it is the user's own. */
  ownPlan: number | null
  userId: number
  dialog: PlanDialog
  onDialog: (dialog: PlanDialog) => void
}

/** The plan's name, whether changes are saved, who else draws, and what its owner can do with it. */
export function TogetherPanel(props: TogetherPanelProps) {
  const { address, state, ownPlan, userId } = props
  return (
    <Panel title={interactiveMapMessages.plans}>
      <div className={planStyles.form}>
        <div className={planStyles.title}>
          <strong className={planStyles.name}>{state.name}</strong>
          {ownPlan === null ? null : <OwnerMenu {...props} id={ownPlan} />}
          <IconButton
            label={interactiveMapMessages.closePlan}
            icon={<X aria-hidden="true" />}
            onClick={() => address.openPlan(null)}
          />
        </div>
        <p className={planStyles.state} role="status">
          {statusText(state)}
        </p>
        <People people={state.people} userId={userId} />
        {ownPlan === null ? null : (
          <div className={planStyles.buttons}>
            <OwnerButtons address={address} id={ownPlan} />
          </div>
        )}
      </div>
      <PlanList opened={ownPlan} onOpen={address.openPlan} />
    </Panel>
  )
}

function statusText({ connection, pending }: TogetherState) {
  if (connection === 'lost') {
    return pending.length === 0 ? texts.offline : texts.unsent(pending.length)
  }
  if (connection === 'connecting') return texts.connecting
  return pending.length === 0 ? texts.live : texts.saving
}

function People({ people, userId }: Pick<TogetherState, 'people'> & { userId: number }) {
  const colors = colorsOfPeople(people)
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={texts.people}>
      {people.map(({ id, username }) => (
        <li key={id} className={styles.person} style={{ backgroundColor: colors.get(id) }}>
          {id === userId ? texts.you(username) : username}
        </li>
      ))}
    </ul>
  )
}

function OwnerMenu({ id, ...props }: TogetherPanelProps & { id: number }) {
  const { address, session, state, userId, dialog, onDialog } = props
  const { data } = useQuery(planQuery(id))
  const rename = useRenameTogether(id)
  const queryClient = useQueryClient()
  if (!data) return null
  return (
    <PlanMenu
      plan={{ ...data.plan, name: state.name }}
      drawers={state.people.filter((person) => person.id !== userId).length}
      dialog={dialog}
      onDialog={onDialog}
      onRename={rename.send}
      onDeleted={() => {
        session.forget()
        address.openPlan(null)
        queryClient.removeQueries(planQuery(id))
      }}
    />
  )
}

function OwnerButtons({ address, id }: { address: TogetherPanelProps['address']; id: number }) {
  const { data } = useQuery(planQuery(id))
  const stop = useStopTogether(address, id)
  return (
    <>
      <Button icon={<UserX aria-hidden="true" />} busy={stop.isPending} onClick={() => stop.send()}>
        {texts.stop}
      </Button>
      {data ? <ShareButtons plan={data.plan} hasCopy /> : null}
      {data && data.plan.share_id !== null ? (
        <p className={planStyles.state}>{interactiveMapMessages.sharedNow}</p>
      ) : null}
    </>
  )
}
