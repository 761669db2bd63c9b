import { filesEvery, monthDays, type Weekday, weekdays } from '#domain/figures/file-days.ts'
import { weekday } from '#domain/time/day-in-nigeria.ts'
import type { ShownBoard } from '#server/plans/organisations/boards/show-boards.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../../dates.ts'
import { SubmitButton, TokenForm, useFormState } from '../../../form.tsx'

type BoardSettingsProps = { board: Omit<ShownBoard, 'cards'>; words: Words['boards'] }

/** Its files, its name, and its end. */
export function BoardSettings({ board, words }: BoardSettingsProps) {
  const { textOf, problemOf } = useFormState({
    ...{ boardName: board.name, filesEvery: board.filesEvery ?? '' },
    filesWeekday: String(board.fileDays.weekday),
    filesMonthDay: String(board.fileDays.monthDay),
  })
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.filesTitle}</h2>
      <ul>
        {board.files.map((day) => (
          <li key={day} className="flex flex-wrap gap-x-6">
            <a href={`/organisation/boards/${board.id}/files/${day}`} className={fileLink}>
              {fill(words.fileOf, { day: dayOf(day) })}
            </a>
            <a href={`/organisation/boards/${board.id}/files/${day}?as=pdf`} className={fileLink}>
              {fill(words.paperOf, { day: dayOf(day) })}
            </a>
          </li>
        ))}
      </ul>
      <p>{words.filesKept}</p>
      {board.nextFile ? (
        <p>
          {fill(words.nextFile, {
            weekday: words.weekdays[String(weekday(board.nextFile)) as Weekday],
            day: dayOf(board.nextFile),
          })}
        </p>
      ) : null}
      {board.isGuest ? null : (
        <TokenForm intent="save">
          <Field name="boardName" label={words.name} error={problemOf('boardName')} required>
            <TextInput defaultValue={textOf('boardName')} maxLength={80} autoComplete="off" />
          </Field>
          <Field name="filesEvery" label={words.filesEvery} error={problemOf('filesEvery')}>
            <Select
              defaultValue={textOf('filesEvery')}
              choices={[
                { value: '', label: words.never },
                ...filesEvery.map((each) => ({ value: each, label: words.every[each] })),
              ]}
            />
          </Field>
          <Field name="filesWeekday" label={words.weekday} error={problemOf('filesWeekday')} marked={false}>
            <Select
              defaultValue={textOf('filesWeekday')}
              choices={weekdays.map((each) => ({ value: each, label: words.weekdays[each] }))}
            />
          </Field>
          <Field
            {...{ name: 'filesMonthDay', label: words.monthDay, hint: words.monthDayHint, marked: false }}
            error={problemOf('filesMonthDay')}
          >
            <Select
              defaultValue={textOf('filesMonthDay')}
              choices={monthDays.map((each) => ({ value: each, label: each }))}
            />
          </Field>
          <SubmitButton tone="secondary">{words.save}</SubmitButton>
        </TokenForm>
      )}
      {board.mayRemove ? (
        <TokenForm intent="remove-board">
          <SubmitButton tone="danger">{words.removeBoard}</SubmitButton>
        </TokenForm>
      ) : null}
    </Card>
  )
}

const fileLink = `${linkStyles} inline-flex min-h-11 items-center`
