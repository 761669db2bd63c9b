import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

const rooms = ['boards', 'folders', 'security'] as const

/** Where the members of an organisation work together. */
export function OrganisationRooms({ words }: { words: Pick<Words['organisation'], (typeof rooms)[number]> }) {
  return rooms.map((room) => (
    <p key={room}>
      <Link to={`/organisation/${room}`} className={`${linkStyles} inline-flex min-h-11 items-center`}>
        {words[room]}
      </Link>
    </p>
  ))
}
