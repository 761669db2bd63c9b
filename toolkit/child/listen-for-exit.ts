import { askShell } from '../shared/screen/ask-shell.ts'
import { countEscapes } from '../shared/screen/count-escapes.ts'

/** Escape three times within two seconds leaves at once. The screen goes blank before the shell is even asked. */
export function listenForExit(): void {
  countEscapes(window, () => {
    document.documentElement.hidden = true
    askShell({ kind: 'exit' })
  })
}
