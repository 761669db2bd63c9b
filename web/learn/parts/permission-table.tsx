import { type Role, roles } from '#domain/people/roles.ts'
import { Prose } from '#ui/prose.tsx'
import { fill } from '#words/fill.ts'
import { roleNames } from '#words/in-scripts/people-names.ts'
import { stepNames } from '#words/in-scripts/report-names.ts'
import type { Words } from '#words/words.ts'
import type { StepPermission } from '../who-may.ts'

type PermissionTableProps = {
  words: Words['methodology']
  permissions: readonly StepPermission[]
  submitters: readonly Role[]
}

/** One line a step, read from the rules that the server asks. */
export function PermissionTable({ words, permissions, submitters }: PermissionTableProps) {
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
            <td>{inWords(submitters, words)}</td>
            <td>{words.table.aNewOne}</td>
          </tr>
          {permissions.map((permission) => (
            <tr key={permission.step}>
              <th scope="row">{stepNames[permission.step]}</th>
              <td>{inWords(permission.roles, words)}</td>
              <td>{words.whose[permission.reports]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  )
}

function inWords(allowed: readonly Role[], words: Words['methodology']): string {
  const missing = roles.filter((role) => !allowed.includes(role))
  if (missing.length === 0) return words.table.everybody
  else if (missing.length === 1)
    return fill(words.table.everybodyBut, {
      roles: missing.map((role) => `${roleNames[role].toLowerCase()}s`).join(` ${words.cards.and} `),
    })
  else return allowed.map((role) => roleNames[role]).join(', ')
}
