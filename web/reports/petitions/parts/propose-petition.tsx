import { Link } from 'react-router'
import { longestPetition, recipients, sourceAnswers } from '#domain/cases/petitions.ts'
import { longestReason } from '#domain/reports/report.ts'
import { attachmentKinds } from '#domain/writing/attachments.ts'
import type { PetitionDesk } from '#server/report-view/petitions-section.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState } from '../../../form.tsx'
import { useNames } from '../../../page-names.ts'
import { sizeText } from '../../parts/file-list.tsx'

type ProposePetitionProps = {
  words: Words['petitions']
  reportId: string
  petitions: PetitionDesk
  /** How the letter begins. */
  letter: string
}

export function ProposePetition({ words, reportId, petitions, letter }: ProposePetitionProps) {
  const { recipientNames } = useNames('recipientNames')
  const { textOf, problemOf } = useFormState({ letter })
  return (
    <Card as="section" aria-labelledby="propose">
      <TokenForm intent="propose">
        <h2 id="propose">{words.propose}</h2>
        <RadioGroup
          name="recipient"
          legend={words.to}
          required
          error={problemOf('recipient')}
          defaultValue={textOf('recipient')}
          options={recipients.map((value) => ({ value, label: recipientNames[value] }))}
        />
        <SourceSaid words={words} reportId={reportId} isReachable={petitions.isReachable} />
        <Field
          name="letter"
          label={words.letter}
          hint={words.letterHint}
          error={problemOf('letter')}
          required
        >
          <TextArea rows={18} defaultValue={textOf('letter')} maxLength={longestPetition} />
        </Field>
        <Exhibits words={words} exhibits={petitions.exhibits} />
        <Field name="why" label={words.reason} hint={words.reasonHint} error={problemOf('why')} required>
          <TextArea rows={3} defaultValue={textOf('why')} maxLength={longestReason} />
        </Field>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

type SourceSaidProps = Pick<ProposePetitionProps, 'words' | 'reportId'> & { isReachable: boolean }

function SourceSaid({ words, reportId, isReachable }: SourceSaidProps) {
  const { sourceAnswerNames } = useNames('sourceAnswerNames')
  const { textOf, problemOf } = useFormState()
  if (!isReachable) return <p>{words.unreachable}</p>
  return (
    <>
      <RadioGroup
        name="source"
        legend={words.asked}
        hint={words.askedHint}
        required
        error={problemOf('source')}
        defaultValue={textOf('source')}
        options={sourceAnswers
          .filter((value) => value !== 'unreachable')
          .map((value) => ({ value, label: sourceAnswerNames[value] }))}
      />
      <p>
        <Link to={`/reports/${reportId}/conversation`} className={linkStyles}>
          {words.ask}
        </Link>
      </p>
    </>
  )
}

function Exhibits({ words, exhibits }: Pick<ProposePetitionProps, 'words'> & Pick<PetitionDesk, 'exhibits'>) {
  const { textOf } = useFormState()
  if (exhibits.length === 0) return <p>{words.filesNone}</p>
  return (
    <FieldSet id="files" legend={words.files} hint={words.filesHint} optional>
      {exhibits.map(({ id, number, kind, size }) => (
        <Checkbox
          key={id}
          id={`file-${id}`}
          name={`file.${id}`}
          value="yes"
          defaultChecked={textOf(`file.${id}`) === 'yes'}
          label={fill(words.fileLine, { number, kind: attachmentKinds[kind].name, size: sizeText(size) })}
        />
      ))}
    </FieldSet>
  )
}
