/** What the first form of a page holds in its hidden field. */
export function tokenIn(page: string): string {
  const token = /name="formToken"[^>]* value="([^"]+)"/.exec(page)?.[1]
  if (!token) throw new Error('there is no form on this page')
  return token
}
