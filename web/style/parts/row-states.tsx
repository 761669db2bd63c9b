import { FileText } from 'lucide-react'

/** The rows of a public list, which are classes of `rows.css`. */
export function RowStates() {
  return (
    <section aria-labelledby="rows" className="space-y-4">
      <h2 id="rows">Rows of a list</h2>
      <ul className="card-rows">
        <li>
          <article className="card-row">
            <p className="row-kind">
              <FileText className="size-5" />
              Kind
            </p>
            <div className="row-head">
              <h3>
                <a href="#rows" className="row-link">
                  The name covers its row
                </a>
              </h3>
              <p className="row-amount">
                <strong>₦266 million</strong> what it is
              </p>
            </div>
            <p className="rests" aria-hidden>
              <b />
              <i />
              <s />
            </p>
            <ul className="meta-line">
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
