import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '../../shell/words/words.ts'

/** From the first word to the public page, in four lines. */
export function Course({ words }: { words: Words['home'] }) {
  return (
    <section aria-labelledby="course" className="space-y-4">
      <h2 id="course">{words.courseTitle}</h2>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {words.course.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-3">
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
