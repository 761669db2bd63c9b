import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { SubmitButton, useRefusedForm } from '../../form.tsx'
import { useReportFormWords } from './form-words.ts'

type ConflictProps = {
  /** Where the other words are read, in another tab. */
  others: { to: string; label: string }
}

/** Of two tabs that hold one draft, the person says whose words stay. */
export function Conflict({ others }: ConflictProps) {
  const { whichWords, keepThese } = useReportFormWords().reportForm
  if (useRefusedForm()?.refused?.code !== 'draft-changed') return null
  return (
    <Alert tone="warning" title={whichWords}>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="overwrite" value="yes" formNoValidate>
          {keepThese}
        </SubmitButton>
        <Link to={others.to} target="_blank">
          {others.label}
        </Link>
      </div>
    </Alert>
  )
}
