import type { LegendClass } from '#domain/catalog/legend.ts'
import styles from './class-color.module.css'

/** A class name that sets `--cls`, the color of a legend class. */
export function classColor(legendClass: LegendClass): string | undefined {
  return styles[legendClass]
}
