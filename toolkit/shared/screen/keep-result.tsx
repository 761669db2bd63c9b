import type { Paper } from '@fitila/formats/paper/paper'
import { Button } from '#ui/button.tsx'
import type { ToolAbout } from '../tool-about.ts'
import { OutsideHelp } from './outside-help.tsx'
import { SaveDocument } from './save-document.tsx'

type KeepResultProps = { about: ToolAbout; paper: () => Paper; onStartAgain(): void }

/** Under the result of a tool that asks questions: save it, begin again, and who helps. */
export function KeepResult({ about, paper, onStartAgain }: KeepResultProps) {
  return (
    <>
      <div className="space-y-3 border-t border-line pt-5">
        <h3>Keep this result</h3>
        <p className="text-muted">
          It is saved on this device only, with your answers in it. Keep it somewhere private.
        </p>
        <SaveDocument paper={paper} fileName="notes" />
      </div>
      <Button type="button" tone="secondary" onClick={onStartAgain}>
        Start New Assessment
      </Button>
      <OutsideHelp about={about} />
    </>
  )
}
