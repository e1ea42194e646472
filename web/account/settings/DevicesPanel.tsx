import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { listDevices, logOutDevice, logOutOthers } from '#contract/account/device.ts'
import { deviceMessages as texts } from '#contract/account/device.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './DevicesPanel.module.css'

type Device = z.output<typeof listDevices.output>['devices'][number]

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => call(listDevices, {}),
  staleTime: 0,
})

/** Where the user is logged in. */
export function DevicesPanel() {
  const queries = useQueryClient()
  const query = useQuery(devicesQuery)
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(logOutOthers, {}),
    onSuccess: () => {
      notify.success(texts.loggedOut)
      return queries.invalidateQueries(devicesQuery)
    },
    onError: (error) => notify.error(`${texts.failed}. ${error.message}`),
  })

  return (
    <Panel title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      {query.data ? (
        <ul className={styles.list}>
          {query.data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.listFailed} lines={2} />
      )}
      <Button busy={isPending} onClick={() => send()}>
        {texts.logOutOthers}
      </Button>
    </Panel>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const queries = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(logOutDevice, { id: device.id }),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  })
  const name = device.device || texts.unknown
  const since = formatDateTime(device.createdAt)

  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <b>{name}</b>
        <small>{`${texts.used(formatDateTime(device.usedAt))}, ${texts.since(since)}`}</small>
      </span>
      {device.isCurrent ? (
        <Badge tone="accent">{texts.thisOne}</Badge>
      ) : (
        <Button
          size="sm"
          busy={isPending}
          aria-label={texts.logOutOf(name, since)}
          onClick={() => send()}
        >
          {texts.logOut}
        </Button>
      )}
    </li>
  )
}
