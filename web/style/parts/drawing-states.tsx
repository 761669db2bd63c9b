import { Drawing } from '#ui/drawing.tsx'
import { InTheLight, Sealed, TwoPeople, Writing } from '#ui/drawings/course-of-a-report.tsx'
import { OwnDevice } from '#ui/drawings/own-device.tsx'
import { Retracted, Sent, Verified, Waiting } from '#ui/drawings/states-of-a-report.tsx'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'

const pictures = [
  ...[Writing, Sealed, TwoPeople, InTheLight, UnlitLamp, OwnDevice],
  ...[Sent, Waiting, Verified, Retracted],
]

export function DrawingStates() {
  return (
    <section aria-labelledby="drawings" className="space-y-4">
      <h2 id="drawings">Drawings</h2>
      <p>Beside words that say the same, and hidden from screen readers.</p>
      <div className="flex flex-wrap gap-6">
        {pictures.map((Picture) => (
          <Picture key={Picture.name} className="h-20" />
        ))}
        <Drawing className="h-20">
          <path className="fill-accent" d="M12 12h40v24H12z" />
        </Drawing>
      </div>
    </section>
  )
}
