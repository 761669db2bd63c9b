import {
  Eraser,
  Gauge,
  Link2,
  type LucideIcon,
  MessagesSquare,
  Scale,
  ScanSearch,
  Signpost,
} from 'lucide-react'
import type { tools } from '#toolkit/registry.ts'

const icons = {
  'risk-calculator': Gauge,
  'legal-exposure': Scale,
  'anonymity-checker': ScanSearch,
  'document-sanitizer': Eraser,
  'evidence-chain': Link2,
  'whistleblower-decision': Signpost,
  'secure-chat': MessagesSquare,
} as const satisfies Record<ToolName, LucideIcon>

export type ToolName = (typeof tools)[number]['name']

/** A tool's sign, beside its name. */
export function ToolIcon({ name }: { name: ToolName }) {
  const Icon = icons[name]
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-information-soft text-link">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  )
}
