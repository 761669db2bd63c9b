import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import type { Article, Block, Section, Sheet } from '#words/article.ts'
import { ToolLink } from './shell/links/tool-link.tsx'
import { titled } from './shell/titled.ts'
import { useWords } from './shell/use-words.ts'

export function articleMeta(article: Article | undefined) {
  return [{ title: titled(article?.title) }, { name: 'description', content: article?.description }]
}

type ArticlePageProps = { article: Article; children?: ReactNode }

export function ArticlePage({ article: { title, lead, sections }, children }: ArticlePageProps) {
  const all = (
    <>
      <Sections of={sections} />
      {children}
    </>
  )
  const isLong = sections.length > 3
  return (
    <Page width={isLong ? 'wide' : 'reading'}>
      <PageHeader title={title} lead={lead} />
      {isLong ? <WithContents of={sections}>{all}</WithContents> : all}
    </Page>
  )
}

type ContentsProps = { of: readonly Pick<Section, 'id' | 'title'>[] }

/** For pages that are longer than a screen or two: the way to each section, above the text, and beside it where there is room. */
export function WithContents({ of: sections, children }: ContentsProps & { children: ReactNode }) {
  return (
    <div className="columns-contents">
      <Contents of={sections} />
      <div className="space-y-group">{children}</div>
    </div>
  )
}

function Contents({ of: sections }: ContentsProps) {
  return (
    <nav aria-label={useWords()?.shell.onThisPage} className="rounded-card bg-sunken px-4 py-2 print:hidden">
      <ul className="sm:max-lg:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={`${linkStyles} inline-flex min-h-11 items-center lg:min-h-9`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Sections({ of: sections }: { of: readonly Section[] }) {
  return (
    <div className="space-y-within sm:space-y-group">
      {sections.map(({ id, title, blocks }, at) => (
        <FoldedSection key={id} id={id} title={title} isOpen={at === 0}>
          <Blocks of={blocks} />
        </FoldedSection>
      ))}
    </div>
  )
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
  else if ('small' in block)
    return (
      <p className="text-sm text-muted">
        <Words>{block.small}</Words>
      </p>
    )
  else if ('sheet' in block) return <SheetCard sheet={block.sheet} />
  else if ('sourced' in block)
    return (
      <ul className="space-y-3">
        {block.sourced.map(({ text, source }) => (
          <li key={text}>
            <Words>{text}</Words>
            <OneBlock block={{ small: source }} />
          </li>
        ))}
      </ul>
    )
  else if ('means' in block)
    return (
      <div className="border-l-4 border-accent pl-4">
        <h4 className="font-semibold">{block.means}</h4>
        <Points list={block.list} />
      </div>
    )
  else return <Points {...block} />
}

function SheetCard({ sheet: { id, title, blocks, lang } }: { sheet: Sheet }) {
  return (
    <Card as="article" aria-labelledby={`${id}-title`} lang={lang} className="py-1 sm:py-1.5">
      <FoldedSection id={id} title={title} as="h3" isLookedUp>
        <Blocks of={blocks} />
      </FoldedSection>
    </Card>
  )
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

const marks = /(\*\*[^*]{1,300}\*\*|`[^`]{1,300}`|\[[^[\]]{1,300}\]\([^)\s]{1,300}\))/

export function Words({ children: text }: { children: string }) {
  // The pieces of a sentence never change places, so they need no keys.
  return createElement(Fragment, null, ...text.split(marks).map(presentPiece))
}

/** A tool's own address, and no file beside it. */
const isTool = /^\/tools\/[a-z-]+$/

function presentPiece(piece: string): ReactNode {
  const [, words = '', href = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
  if (piece.startsWith('**')) return <strong className="font-semibold">{piece.slice(2, -2)}</strong>
  else if (piece.startsWith('`')) return <code className="break-all">{piece.slice(1, -1)}</code>
  else if (href.startsWith('/') && !/^\/tools\/|\.(txt|html|sha256)$/.test(href))
    return (
      <Link to={href} className={linkStyles}>
        {words}
      </Link>
    )
  else if (isTool.test(href))
    return (
      <ToolLink href={href} className={linkStyles}>
        {words}
      </ToolLink>
    )
  else if (href)
    return (
      <a href={href} rel="noreferrer" className={linkStyles}>
        {words}
      </a>
    )
  else return piece
}
