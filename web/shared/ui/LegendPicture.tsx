import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Legend } from '#domain/legend.ts'
import { portraitsQuery } from '../portraits.ts'
import styles from './LegendPicture.module.css'

/** The operator's portrait where there is one, else the emblem. Decorative: its frame bears the name. */
export function LegendPicture({ legend }: { legend: Legend }) {
  const { data } = useQuery(portraitsQuery)
  const [broken, setBroken] = useState<string>()
  const portrait = data?.portraits[legend.name]

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
  const symbol = legend.class === 'Unknown' ? 'unknown' : legend.key
  return (
    <svg className={styles.emblem} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={`/static/images/emblems.svg#${symbol}`} />
    </svg>
  )
}
