import { type Role, roles } from '#domain/people/roles.ts'
import { Prose } from '#ui/prose.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import type { StepPermission } from '../who-may.ts'
import type { MethodologyNames } from './methodology-names.ts'

type PermissionTableProps = {
  words: Words['methodology']
  names: MethodologyNames
  permissions: readonly StepPermission[]
  submitters: readonly Role[]
}

/** One line a step, read from the rules that the server asks. */
export function PermissionTable({ words, names, permissions, submitters }: PermissionTableProps) {
  return (
    <Prose>
      <table className="w-full">
        <caption className="sr-only">{words.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.table.step}</th>
            <th scope="col">{words.table.roles}</th>
            <th scope="col">{words.table.whose}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.table.submit}</th>
            <td>{inWords(submitters, { words, names })}</td>
            <td>{words.table.aNewOne}</td>
          </tr>
          {permissions.map((permission) => (
            <tr key={permission.step}>
              <th scope="row">{names.stepNames[permission.step]}</th>
              <td>{inWords(permission.roles, { words, names })}</td>
              <td>{words.whose[permission.reports]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  )
}

function inWords(
  allowed: readonly Role[],
  { words, names: { roleNames } }: Pick<PermissionTableProps, 'words' | 'names'>,
): string {
  const missing = roles.filter((role) => !allowed.includes(role))
  if (missing.length === 0) return words.table.everybody
  else if (missing.length === 1)
    return fill(words.table.everybodyBut, {
      roles: missing.map((role) => `${roleNames[role].toLowerCase()}s`).join(` ${words.cards.and} `),
    })
  else return allowed.map((role) => roleNames[role]).join(', ')
}
