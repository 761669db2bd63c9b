import { Link } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { footerColumns } from './site-links.ts'

/** The foot of every page: where else to go, and the two sentences that hold for everything above it. */
export function Footer() {
  const columns = footerColumns()
  return (
    <footer className="night mt-auto print:hidden">
      <div className="mx-auto max-w-6xl space-y-8 px-4 py-10">
        <div className="grid gap-8 sm:grid-cols-[1fr_auto]">
          <p className="flex items-center gap-2 self-start text-lg font-bold">
            <Logo className="size-8" />
            Fitila
          </p>
          <div className="flex flex-wrap gap-x-12 gap-y-6">
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title} className="min-w-32">
                <h2 className="text-sm font-semibold text-night-muted">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Link
                        to={link.href}
                        className="flex min-h-11 items-center underline-offset-4 hover:underline"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <div className="space-y-2 border-t border-night-line pt-6 text-sm text-night-muted">
          <p>This platform is for informational purposes only.</p>
          <p>{presumptionOfInnocence}</p>
        </div>
      </div>
    </footer>
  )
}

/** Stands on every list and report as well. */
export const presumptionOfInnocence =
  'Every person named here is presumed innocent unless a court has found otherwise. A report is an allegation, not a finding.'
