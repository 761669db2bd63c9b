import { useWords } from '../../shell/use-words.ts'

/** Shown on every list and every report. */
export function Presumption() {
  return <p className="text-sm text-muted">{useWords()?.shell.presumption}</p>
}
