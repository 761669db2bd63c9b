import {
  Banknote,
  CircleEllipsis,
  FileText,
  Gavel,
  House,
  Landmark,
  type LucideIcon,
  TrendingUp,
  Users,
} from 'lucide-react'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'

/** A report of this kind, or a conviction of the archive. */
type Pictured = KindOfWrong | 'conviction'

const icons = {
  wealth: TrendingUp,
  bribe: Banknote,
  contract: FileText,
  payroll: Users,
  land: House,
  abuse: Landmark,
  other: CircleEllipsis,
  conviction: Gavel,
} as const satisfies Record<Pictured, LucideIcon>

/** The pictures of `KindIcon`, drawn once for a page: a list of twenty repeats none of their lines. */
export function KindSymbols() {
  return (
    <svg aria-hidden className="absolute size-0">
      {Object.entries(icons).map(([kind, Icon]) => (
        <symbol key={kind} id={idOf(kind)} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  )
}

/** Beside words that say the same. The page has `KindSymbols`. */
export function KindIcon({ kind }: { kind: Pictured }) {
  return (
    <svg aria-hidden className="size-5 shrink-0">
      <use href={`#${idOf(kind)}`} />
    </svg>
  )
}

function idOf(kind: string): string {
  return `kind-${kind}`
}
