/**
 * Where a person writes a report, sends it, and comes back to it. These pages ask nothing that is not about the report, and take
 * as few bytes as they can: no question about counting, no typeface.
 */
export function isOnTheWay(pathname: string): boolean {
  return /^\/(?:report|submit-report|drafts)(?:\/|$)/.test(pathname)
}
