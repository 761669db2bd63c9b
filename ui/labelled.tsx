import type { ReactNode } from 'react'

/** For forms in which every answer may stay open, so that nothing is marked as optional. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: The control is the child.
    <label className="labelled">
      <span>{label}</span>
      {children}
    </label>
  )
}
