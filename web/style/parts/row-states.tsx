import { FileText } from 'lucide-react'

/** The rows of a public list, which are classes of `rows.css`. */
export function RowStates() {
  return (
    <section aria-labelledby="rows" className="space-y-4">
      <h2 id="rows">Rows of a list</h2>
      <ul className="card-rows">
        <li>
          <article>
            <p className="row-kind">
              <FileText className="size-5" />
              Kind
            </p>
            <header>
              <div>
                <h3>
                  <a href="#rows" className="row-link">
                    The name covers its row
                  </a>
                </h3>
              </div>
              <p>
                <strong>₦266 million</strong> what it is
              </p>
            </header>
            <div>
              <span aria-hidden>
                <b />
                <i />
                <s />
              </span>
              What it rests on
            </div>
            <ul>
              <li>Fact</li>
              <li>Fact</li>
            </ul>
          </article>
        </li>
        <li>
          <p className="row-tombstone">What was retracted is one line.</p>
        </li>
      </ul>
    </section>
  )
}
