import { Link } from 'react-router'

export function BackToSecurity() {
  return <Link to="/profile/security">Security</Link>
}
