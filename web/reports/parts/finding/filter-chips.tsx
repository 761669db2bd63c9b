import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Piece } from '../../../shell/pieces/piece.tsx'
import type { ChipRow } from '../../list-view.ts'
import { type FindingWords, useFindingWords } from './finding-words.ts'
import { kindLooks } from './kind-looks.ts'

/** The filters that most reports have, each with how many: one row that is swiped on a phone, and all of them on a wide screen. */
export function FilterChips({ rows }: { rows: readonly ChipRow[] }) {
  const { finding } = useFindingWords()
  const attributes = { className: 'space-y-2 print:hidden' }
  return rows.length === 0 ? (
    <div {...attributes} />
  ) : (
    <Piece
      {...{ element: 'div', attributes, of: Rows, props: { rows }, words: { finding }, about: 'reports' }}
    />
  )
}

type RowsProps = { rows: readonly ChipRow[]; words: Pick<FindingWords, 'finding'> }

function Rows({ rows, words }: RowsProps) {
  const { leaveOut } = words.finding
  return rows.map(({ legend, chips }) => (
    <nav key={legend} aria-label={legend}>
      <ul className="chips">
        {chips.map(({ label, kind, count, isChosen, href }) => (
          <li key={label}>
            <Link to={href} aria-current={isChosen || undefined} className={kind && kindLooks[kind]}>
              {`${label} `}
              <small>{count}</small>
              {isChosen ? (
                <>
                  <X aria-hidden="true" className="size-4" />
                  <span className="sr-only">{leaveOut}</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
