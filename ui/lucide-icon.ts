import { createElement, type ReactElement, type SVGProps } from 'react'

/** As Lucide's modules of single icons hand it over. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/** What `createLucideIcon` of Lucide does, with its attributes in the style (see `slim-icons.ts`), and its lines made once. */
export default function createLucideIcon({
  node,
}: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) => drawn(lines, props)
}

function drawn(lines: ReactElement[], { className, ...rest }: SVGProps<SVGSVGElement>): ReactElement {
  const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || rest.role === 'img'
  const look = className ? `lucide ${className}` : 'lucide'
  const attributes = { viewBox: '0 0 24 24', className: look, 'aria-hidden': isNamed ? undefined : true }
  return createElement('svg', { ...attributes, ...rest }, lines)
}
