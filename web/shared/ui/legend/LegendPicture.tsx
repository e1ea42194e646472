import { useEffect, useState } from 'react'
import { type Legend, LEGENDS } from '#domain/legend/legend.ts'
import { ownEntry } from '../../page/own-entry.ts'
import { usePortraits } from '../../queries/portraits.queries.ts'
import { emblemId, loadSprite } from './emblem-sprite.ts'
import styles from './LegendPicture.module.css'

/**
 * The operator's portrait if there is one, otherwise the emblem. Decorative: the parent has the
 * name.
 */
export function LegendPicture({ legend }: { legend: Legend }) {
  const portrait = ownEntry(usePortraits(), legend.name)
  const [broken, setBroken] = useState<string>()

  if (portrait && portrait !== broken) {
    return (
      <img
        className={styles.portrait}
        src={portrait}
        alt=""
        draggable={false}
        onError={() => setBroken(portrait)}
      />
    )
  }

  return <Emblem legend={legend} />
}

/** Legends that came after our emblems show letters of their short name. */
export function Emblem({ legend }: { legend: Legend }) {
  useEffect(loadSprite, [])
  return (
    <svg className={styles.emblem} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      {DRAWN.has(legend.key) ? (
        <use href={`#${emblemId(legend.key)}`} />
      ) : (
        <text className={styles.letters} x="256" y="268">
          {legend.short.slice(0, LETTERS)}
        </text>
      )}
    </svg>
  )
}

const DRAWN = new Set(LEGENDS.map(({ key }) => key))
/** More wouldn't be readable in a table. */
const LETTERS = 2
