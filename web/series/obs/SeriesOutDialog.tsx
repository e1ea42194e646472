import { useState } from 'react'
import { seriesOutMessages as texts } from '#contract/messages/series-out.ts'
import type { SeriesDetail } from '#contract/series.ts'
import { can } from '#domain/account/access.ts'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { NewShareLink } from '../../shared/share-link/NewShareLink.tsx'
import { ShareLinkList } from '../../shared/share-link/ShareLinkList.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { OBS_PARTS, type ObsPart, parseAsObsParts } from './obs-parts.ts'
import { ObsSource } from './ObsSource.tsx'
import styles from './SeriesOutDialog.module.css'
import { WebhookPart } from './WebhookPart.tsx'

interface SeriesOutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  series: SeriesDetail
}

/** Shows a series to others: as a browser source on a stream, and as posts in a channel. */
export function SeriesOutDialog({ open, onOpenChange, series }: SeriesOutDialogProps) {
  const mayPost = can(useRole(), 'imports.manage')

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.about}
      size="lg"
    >
      <SourcePart series={series} />
      {mayPost ? <WebhookPart series={series.id} /> : null}
    </Dialog>
  )
}

function SourcePart({ series }: { series: SeriesDetail }) {
  const [parts, setParts] = useState<readonly ObsPart[]>(OBS_PARTS)
  const subject = { kind: 'series_obs', room: null, series: series.id, game: null } as const
  const show = parseAsObsParts.serialize([...parts])
  const path = parts.length === OBS_PARTS.length ? paths.obs : `${paths.obs}?show=${show}`

  return (
    <section className={styles.part} aria-labelledby="obs-source">
      <h3 id="obs-source" className={styles.heading}>
        {texts.source}
      </h3>
      <p className={styles.about}>{texts.sourceAbout}</p>
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
      <NewShareLink subject={subject} path={path} />
      <ShareLinkList subject={subject} />
      <h4 className={styles.label}>{texts.preview}</h4>
      <div className={styles.preview}>
        <ObsSource series={series} parts={parts} />
      </div>
    </section>
  )
}
