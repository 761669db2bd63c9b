/** What is in the tab. A page that could not be shown has no title. */
export function titled(title: string | undefined): string {
  return title ? `${title} – Fitila` : 'Fitila'
}
