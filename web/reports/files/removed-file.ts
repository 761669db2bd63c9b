const prefix = 'remove:'

/** The value of the button that removes a file. */
export function toRemove(id: string): string {
  return `${prefix}${id}`
}

/** Which file that button removes; null for every other button. */
export function removedFile(intent: string | undefined): string | null {
  return intent?.startsWith(prefix) ? intent.slice(prefix.length) : null
}

/** Whether a form was sent by a button of its files. The server writes `attach` for each form that brings files. */
export function isAboutFiles(intent: string | undefined): boolean {
  return intent === 'files' || intent === 'attach' || removedFile(intent) !== null
}
