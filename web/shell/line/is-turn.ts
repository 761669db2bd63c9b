import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For routes whose pages are turned in the history of the tab. The router otherwise asks for everything again after a form that was not
 * answered, also where only the part after `#` changed; a dead line could not bring it.
 */
export function unlessTurned({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isTurn =
    nextUrl.hash !== '' && nextUrl.hash !== currentUrl.hash && beside(nextUrl) === beside(currentUrl)
  return isTurn && formMethod === undefined ? false : defaultShouldRevalidate
}

function beside({ pathname, search }: URL): string {
  return pathname + search
}
