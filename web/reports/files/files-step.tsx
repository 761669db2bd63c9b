import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { lastPart } from '../parts/form-parts.ts'
import { ReportFields } from '../parts/report-fields.tsx'
import { SenderFiles, type SenderFilesProps } from './sender-files.tsx'

type FilesStepProps = Omit<SenderFilesProps, 'words'> & { words: Pick<Words, 'senderFiles' | 'reportForm'> }

/** The page of a form that asks for files. All that was typed stays in the form, hidden, and before the files. */
export function FilesStep({ words, ...rest }: FilesStepProps) {
  return (
    <>
      {/* What Enter presses. */}
      <button
        type="submit"
        name="intent"
        value="check"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <ReportFields page={-1} />
      <SenderFiles words={words.senderFiles} {...rest} />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value={`page:${lastPart}`} tone="secondary" formNoValidate>
          {words.reportForm.back}
        </Button>
        <Button name="intent" value="check">
          {words.senderFiles.goOn}
        </Button>
      </div>
    </>
  )
}
