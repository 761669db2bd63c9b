import { createElement, type ReactElement, type SVGProps } from 'react'

/**
 * What `createLucideIcon` of Lucide does, with its attributes in the style. Its lines are one text, which React neither makes element by
 * element nor compares (see `vite-plugins/slim-icons.ts`).
 *
 * @param lines markup of SVG, from Lucide's own modules alone
 */
export default function createLucideIcon(lines: string): (props: SVGProps<SVGSVGElement>) => ReactElement {
  const inside = { __html: lines }
  return (props) => drawn(inside, props)
}

function drawn(
  dangerouslySetInnerHTML: { __html: string },
  { className, children: _, ...rest }: SVGProps<SVGSVGElement>,
): ReactElement {
  const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || rest.role === 'img'
  const look = className ? `lucide ${className}` : 'lucide'
  const attributes = { viewBox: '0 0 24 24', className: look, 'aria-hidden': isNamed ? undefined : true }
  return createElement('svg', { ...attributes, ...rest, dangerouslySetInnerHTML })
}
