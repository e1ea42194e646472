import { Link } from 'wouter'
import { findLegend } from '#domain/catalog/legend.ts'
import { legendPath } from '../address/legend-path.ts'
import { LegendEmblem, type EmblemSize } from '../ui/legend/LegendEmblem.tsx'
import styles from './LegendLink.module.css'

interface LegendLinkProps {
  legend: string
  size: EmblemSize
  isShort?: boolean
}

/** A legend with its name, which leads to what the field does with it. */
export function LegendLink({ legend, size, isShort = false }: LegendLinkProps) {
  const { name, label, short } = findLegend(legend)
  return (
    <Link className={styles.link} to={legendPath(name)} title={isShort ? label : undefined}>
      <LegendEmblem legend={legend} size={size} />
      {isShort ? short : label}
    </Link>
  )
}
