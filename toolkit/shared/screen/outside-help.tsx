import type { ToolAbout } from '../tool-about.ts'
import { OutsideLink } from './outside-link.tsx'

/** Under a result: everyone outside that the tool names. */
export function OutsideHelp({ about }: { about: ToolAbout }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 py-2 font-semibold text-link">
        Who helps, and where this comes from
      </summary>
      <ul className="space-y-3 pt-2">
        {about.outside?.map((address) => (
          <li key={address.id}>
            <OutsideLink to={address} />
          </li>
        ))}
      </ul>
    </details>
  )
}
