import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

export type MessageTone = 'information' | 'success' | 'warning' | 'danger'

/** The sign that goes with a message's tone; decoration, the words say the same. */
export function ToneIcon({ tone, className }: { tone: MessageTone; className: string }) {
  const Icon = icons[tone]
  return <Icon className={className} />
}

const icons = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<MessageTone, unknown>
