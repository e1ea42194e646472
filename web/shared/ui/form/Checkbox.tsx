import type { ComponentProps } from 'react'
import styles from './Checkbox.module.css'

type CheckboxProps = Pick<
  ComponentProps<'input'>,
  'aria-label' | 'aria-disabled' | 'checked' | 'onChange'
>

/** Stands in the `label` that names it. */
export const Checkbox = (props: CheckboxProps) => (
  <input {...props} type="checkbox" className={styles.box} />
)
