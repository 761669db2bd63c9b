export type Letter = Readonly<Record<string, string>>

/** The whole letter as plain text; dots to write on where nothing was filled in. */
export function letterText(template: string, letter: Letter): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => letter[name]?.trim() || dots)
}

const dots = '.'.repeat(36)
