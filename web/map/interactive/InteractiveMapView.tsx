import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState, useQueryStates } from '../../shared/address/query-state.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { LOG_IN_MESSAGE } from '../../shared/session/embedded.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { paths } from '../../shared/address/paths.ts'
import { useLogIn } from '../../shared/session/use-log-in.ts'
import { FRAME_MESSAGE, frameSearch, frameState } from './frame-message.ts'
import styles from './InteractiveMapView.module.css'

const message = z.union([
  z.object({ type: z.literal(FRAME_MESSAGE), search: z.string() }),
  z.object({ type: z.literal(LOG_IN_MESSAGE) }),
])

const parsers = {
  map: parseAsString,
  layers: parseAsString,
  plan: parseAsString,
  shared: parseAsString,
  draw: parseAsString,
  rings: parseAsString,
  excluded: parseAsString,
}

/** Embeds the interactive map page in the dashboard. The dashboard's URL follows it. */
export function InteractiveMapView() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [, setState] = useQueryStates(parsers)
  const logIn = useEffectEvent(useLogIn())
  const [tool] = useQueryState('tool', parseAsString)
  const source = useFrameSource(tool)

  useTitle(messages.views.interactive_map)
  useEffect(() => {
    const receive = ({ origin, source: from, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || from !== frame.current?.contentWindow) return
      const parsed = message.safeParse(data)
      if (!parsed.success) return
      if (parsed.data.type === LOG_IN_MESSAGE) logIn()
      else setState(frameState(parsed.data.search))
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [setState])

  return (
    <>
      <h1 className="visually-hidden">{messages.views.interactive_map}</h1>
      {/* No sandbox: the page is ours, and with the permissions it needs a sandbox protects nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} key={tool} className={styles.frame} src={source} title={texts.frame} />
    </>
  )
}

/** Set once for each tool that it begins with: a new URL would reload the iframe. */
function useFrameSource(tool: string | null): string {
  const read = () => ({ tool, source: `${paths.interactiveMap}?${frameSearch(location.search)}` })
  const [latest, setLatest] = useState(read)
  if (latest.tool === tool) return latest.source
  const next = read()
  setLatest(next)
  return next.source
}
