/** Joins class names and leaves out what is empty. It does not resolve conflicts: append only what the base lacks. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
