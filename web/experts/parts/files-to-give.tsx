import { Link } from 'react-router'
import { mostExtractPages, parseExtractPage, writeStrips } from '#domain/experts/extract-pages.ts'
import { attachmentKinds, undrawnPictures } from '#domain/writing/attachments.ts'
import type { FileToGive } from '#server/experts/assignments/extract-pages.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { useFormState } from '../../form.tsx'

type FilesProps = {
  chosen: readonly string[]
  files: readonly FileToGive[]
  words: Words['expertDeskPage']
}

type ListProps = Omit<FilesProps, 'chosen'> & { reportId: string; query: string }

/** The files of the report, of which staff choose pages before they fill in the form. */
export function FilesToGive({ reportId, query, files, words }: ListProps) {
  return (
    <section className="space-y-2">
      <h3>{words.files}</h3>
      <p>{files.length > 0 ? fill(words.filesText, { most: mostExtractPages }) : words.noFiles}</p>
      <ul className="space-y-2">
        {files.map(({ id, number, kind, hasPages }) => (
          <li key={id}>
            <Link
              to={
                hasPages
                  ? `/reports/${reportId}/experts/pages/${id}?${query}`
                  : `/reports/${reportId}/attachments/${id}/preview`
              }
              className={linkStyles}
            >
              {hasPages
                ? fill(words.cover, { number })
                : fill(undrawnPictures.includes(kind) ? words.noPicture : words.noPages, {
                    number,
                    kind: attachmentKinds[kind].name,
                  })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The chosen pages as ticks of the form. */
export function ChosenPages({ chosen, files, words }: FilesProps) {
  const { problemOf } = useFormState()
  const pages = chosen.flatMap((value) => {
    const page = parseExtractPage(value)
    const file = files.find(({ id }) => id === page?.attachmentId)
    return page && file ? [{ value, page, number: file.number }] : []
  })
  return pages.map(({ value, page, number }, place) => (
    <Checkbox
      key={value}
      name={`page.${place}`}
      value={value}
      label={fill(words.chosenPage, { number, page: page.page })}
      hint={
        page.strips.length > 0 ? fill(words.covered, { strips: writeStrips(page.strips) }) : words.notCovered
      }
      error={place === 0 ? problemOf('pages') : undefined}
      defaultChecked
    />
  ))
}
