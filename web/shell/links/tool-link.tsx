import type { ComponentProps } from 'react'
import { useHref } from 'react-router'

/**
 * A link to a tool, which is a document outside of this app. What follows `#` tells its frame from pages of which language it was opened:
 * the way back leads there. It goes to no server.
 */
export function ToolLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const language = useHref('/').replaceAll('/', '')
  return <a {...rest} href={language === '' || href.includes('#') ? href : `${href}#${language}`} />
}
