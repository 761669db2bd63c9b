import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'

/** In every text: `[words](/address)` is a link, `**words**` are strong. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly { term: string; detail: string }[] }
  | { note: string; title: string }

export type Section = { id: string; title: string; blocks: readonly Block[] }

/** A page of words alone. It comes with the page's data, so that words are no part of the scripts. */
export type Article = { title: string; description: string; lead: string; sections: readonly Section[] }

export function articleMeta(article: Article | undefined) {
  return [
    { title: `${article?.title ?? 'Fitila'} – Fitila` },
    { name: 'description', content: article?.description },
  ]
}

export function ArticlePage({ article: { title, lead, sections } }: { article: Article }) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      {sections.length > 3 ? <Contents of={sections} /> : null}
      <Sections of={sections} />
    </Page>
  )
}

/** The way to each section, for pages that are longer than a screen or two. */
export function Contents({ of: sections }: { of: readonly Pick<Section, 'id' | 'title'>[] }) {
  return (
    <nav aria-label="On this page" className="rounded-card bg-sunken px-4 py-2 print:hidden">
      <ul className="sm:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Sections({ of: sections }: { of: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="space-y-3 pt-2">
      <h2 id={id}>{title}</h2>
      <Blocks of={blocks} />
    </section>
  ))
}

export function Blocks({ of: blocks }: { of: readonly Block[] }) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className="max-w-prose">
        <Words>{block}</Words>
      </p>
    )
  else if ('terms' in block)
    return (
      <DescriptionList
        items={block.terms.map(({ term, detail }) => ({ term, detail: <Words>{detail}</Words> }))}
      />
    )
  else if ('note' in block)
    return (
      <Alert title={block.title} tone="warning">
        <Words>{block.note}</Words>
      </Alert>
    )
  else return <Points {...block} />
}

function Points(points: { list: readonly string[] } | { steps: readonly string[] }) {
  const [Element, texts] = 'list' in points ? (['ul', points.list] as const) : (['ol', points.steps] as const)
  return (
    <Prose>
      <Element>
        {texts.map((text) => (
          <li key={text}>
            <Words>{text}</Words>
          </li>
        ))}
      </Element>
    </Prose>
  )
}

const marks = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/

export function Words({ children: text }: { children: string }) {
  // The pieces of a sentence never change places.
  return text.split(marks).map((piece, place) => <Piece key={`${place} ${piece}`} piece={piece} />)
}

function Piece({ piece }: { piece: string }) {
  const [, words = '', href = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
  if (piece.startsWith('**')) return <strong className="font-semibold">{piece.slice(2, -2)}</strong>
  else if (href.startsWith('/') && !href.startsWith('/tools/'))
    return (
      <Link to={href} className={linkStyles}>
        {words}
      </Link>
    )
  else if (href)
    return (
      <a href={href} rel="noreferrer" className={linkStyles}>
        {words}
      </a>
    )
  else return piece
}
