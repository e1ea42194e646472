import { useState } from 'react'
import { seriesOutMessages as texts } from '#contract/series/series-out.texts.ts'
import { SEASON_DAYS } from '#contract/share/share-link.ts'
import { can } from '#domain/account/access.ts'
import { paths } from '../address/paths.ts'
import { useRole } from '../session/session-store.ts'
import { NewShareLink } from '../share/NewShareLink.tsx'
import { ShareLinkList } from '../share/ShareLinkList.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import type { ObsContent } from './obs-content.ts'
import { OBS_PARTS, type ObsPart, parseAsObsParts } from './obs-parts.ts'
import { ObsSource } from './ObsSource.tsx'
import styles from './StreamDialog.module.css'
import { type StreamTarget, WebhookPart } from './WebhookPart.tsx'

interface StreamDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  target: StreamTarget
  /** What the source shows now. */
  content: ObsContent
}

/** Shows a series or a live feed to others: as a browser source on a stream, and as posts in a channel. */
export function StreamDialog({ open, onOpenChange, target, content }: StreamDialogProps) {
  const canPost = can(useRole(), 'imports.manage')

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={target.kind === 'feed' ? texts.aboutFeed : texts.about}
      size="lg"
    >
      <SourcePart target={target} content={content} />
      {canPost ? <WebhookPart target={target} /> : null}
    </Dialog>
  )
}

function SourcePart({ target, content }: Pick<StreamDialogProps, 'target' | 'content'>) {
  const [parts, setParts] = useState<readonly ObsPart[]>(OBS_PARTS)
  const isFeed = target.kind === 'feed'
  const subject = {
    kind: isFeed ? 'feed_obs' : 'series_obs',
    room: null,
    series: isFeed ? null : target.id,
    game: null,
    feed: isFeed ? target.id : null,
  } as const
  const show = parseAsObsParts.serialize([...parts])
  const path = parts.length === OBS_PARTS.length ? paths.obs : `${paths.obs}?show=${show}`

  return (
    <section className={styles.part} aria-labelledby="obs-source">
      <h3 id="obs-source" className={styles.heading}>
        {texts.source}
      </h3>
      <p className={styles.about}>{isFeed ? texts.feedSourceAbout : texts.sourceAbout}</p>
      <fieldset className={styles.switches}>
        <legend className={styles.label}>{texts.parts}</legend>
        {OBS_PARTS.map((part) => (
          <SwitchField
            key={part}
            label={texts.show[part]}
            checked={parts.includes(part)}
            onCheckedChange={(isShown) =>
              setParts(
                OBS_PARTS.filter((other) => (other === part ? isShown : parts.includes(other))),
              )
            }
          />
        ))}
      </fieldset>
      <NewShareLink subject={subject} path={path} {...(isFeed && { days: [SEASON_DAYS] })} />
      <ShareLinkList subject={subject} />
      <h4 className={styles.label}>{texts.preview}</h4>
      <div className={styles.preview}>
        <ObsSource content={content} parts={parts} />
      </div>
    </section>
  )
}
