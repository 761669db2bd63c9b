import { type Role, roles } from '#domain/people/roles.ts'
import { Prose } from '#ui/prose.tsx'
import { roleNames } from '#words/in-scripts/people-names.ts'
import { stepNames } from '#words/in-scripts/report-names.ts'
import type { StepPermission } from '../who-may.ts'

type PermissionTableProps = { permissions: readonly StepPermission[]; submitters: readonly Role[] }

/** One line a step, read from the rules that the server asks. */
export function PermissionTable({ permissions, submitters }: PermissionTableProps) {
  return (
    <Prose>
      <table className="w-full">
        <caption className="sr-only">Which role may take which step</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Roles</th>
            <th scope="col">On whose reports</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Submit</th>
            <td>{inWords(submitters)}</td>
            <td>A new one</td>
          </tr>
          {permissions.map((permission) => (
            <tr key={permission.step}>
              <th scope="row">{stepNames[permission.step]}</th>
              <td>{inWords(permission.roles)}</td>
              <td>{whose[permission.reports]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  )
}

const whose = {
  own: 'Their own',
  'of others': 'Never their own',
  any: 'Any',
} as const satisfies Record<StepPermission['reports'], string>

function inWords(allowed: readonly Role[]): string {
  const missing = roles.filter((role) => !allowed.includes(role))
  if (missing.length === 0) return 'Everybody with an account'
  else if (missing.length === 1)
    return `Everybody but ${missing.map((role) => `${roleNames[role].toLowerCase()}s`).join(' and ')}`
  else return allowed.map((role) => roleNames[role]).join(', ')
}
