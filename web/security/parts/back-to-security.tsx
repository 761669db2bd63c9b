import { Link } from 'react-router'
import type { Words } from '#words/words.ts'

export function BackToSecurity({ words }: { words: Words['underSecurity'] }) {
  return <Link to="/profile/security">{words.back}</Link>
}
