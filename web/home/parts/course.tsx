import { Link } from 'react-router'
import { InTheLight, Sealed, TwoPeople, Writing } from '#ui/drawings/course-of-a-report.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

const drawings = [
  <Writing key="writing" className="mb-2 h-14" />,
  <Sealed key="sealed" className="mb-2 h-14" />,
  <TwoPeople key="two" className="mb-2 h-14" />,
  <InTheLight key="light" className="mb-2 h-14" />,
]

/** From the first word to the public page, in four lines. */
export function Course({ words }: { words: Words['home'] }) {
  return (
    <section aria-labelledby="course" className="space-y-4">
      <h2 id="course">{words.courseTitle}</h2>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {words.course.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-3">
            {drawings[index]}
            <h3>
              <span className="text-muted">{index + 1}.</span> {title}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/methodology" className={linkStyles}>
          {words.howWeWork}
        </Link>
      </p>
      <p className="max-w-prose text-muted">{words.notPolice}</p>
    </section>
  )
}
