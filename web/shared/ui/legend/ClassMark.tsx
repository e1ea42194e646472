import type { LegendClass } from '#domain/catalog/legend.ts'
import { classNames } from '../layout/class-names.ts'
import { classColor } from './class-color.ts'
import styles from './ClassMark.module.css'

/** Decorative: the class name is always next to it. */
export function ClassMark({ legendClass, size = 12 }: { legendClass: LegendClass; size?: number }) {
  return (
    <svg
      className={classNames(styles.mark, classColor(legendClass))}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      {SHAPES[legendClass]}
    </svg>
  )
}

const SHAPES = {
  Assault: <path d="M8 2 14.5 14H1.5Z" />,
  Skirmisher: <path d="M2 2h5l5 6-5 6H2l5-6Z" />,
  Recon: (
    <path
      fillRule="evenodd"
      d="M8 1.5 14.5 8 8 14.5 1.5 8Zm0 4.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Z"
    />
  ),
  Support: <path d="M5.6 1.5h4.8v4.1h4.1v4.8h-4.1v4.1H5.6v-4.1H1.5V5.6h4.1Z" />,
  Controller: <path d="M8 1.2 14 4.6v6.8L8 14.8 2 11.4V4.6Z" />,
  Unknown: <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="2" />,
} as const
