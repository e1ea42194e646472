import type { LucideIconData } from 'lucide-react'
import { createElement, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

/**
 * What the built page uses instead of the icon library's own function: it draws the same, without options that we
 * don't use, see web/vite.config.ts.
 */
export const drawIcon =
  ({ name, node }: LucideIconData) =>
  ({ size = 24, className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': children || rest.role || rest['aria-label'] ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
