export type Letter = Readonly<Record<string, string>>

/**
 * The whole letter as plain text. Where nothing was filled in there are dots to write on, and what belongs there.
 *
 * @param labels what each field is called
 */
export function letterText(template: string, labels: Letter, letter: Letter): string {
  return template.replace(
    /\{(\w+)\}/g,
    (_, name: string) => letter[name]?.trim() || `${dots}\n(${labels[name] ?? name})`,
  )
}

const dots = '.'.repeat(36)
