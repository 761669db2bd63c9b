import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

const rooms = ['boards', 'folders', 'security'] as const

type RoomsProps = {
  isGuest?: boolean
  /** Whether the time of the organisation runs. Without it the rooms are closed, and its rules alone can be read. */
  isOpen: boolean
  words: Pick<Words['organisation'], (typeof rooms)[number]>
}

/** Where the members of an organisation work together. Its rules and its log are not for guests. */
export function OrganisationRooms({ isGuest = false, isOpen, words }: RoomsProps) {
  return rooms
    .filter((room) => (room === 'security' ? !isGuest : isOpen))
    .map((room) => (
      <p key={room}>
        <Link to={`/organisation/${room}`} className={`${linkStyles} inline-flex min-h-11 items-center`}>
          {words[room]}
        </Link>
      </p>
    ))
}
