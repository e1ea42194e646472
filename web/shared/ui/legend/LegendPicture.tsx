import { useEffect, useState } from 'react'
import type { Legend } from '#domain/legend/legend.ts'
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

export function Emblem({ legend }: { legend: Legend }) {
  useEffect(loadSprite, [])
  const symbol = legend.class === 'Unknown' ? 'unknown' : legend.key
  return (
    <svg className={styles.emblem} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={`#${emblemId(symbol)}`} />
    </svg>
  )
}
