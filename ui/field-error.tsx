import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The sentence that says what is wrong with one field; colour, icon and the word 'Error' say it three ways. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger">
      <CircleAlert className="mt-1 size-4 shrink-0" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  )
}
