import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Messages } from '../conversation.tsx'
import type { SectionProps } from './section-props.ts'

/** What the source and staff wrote to each other. Other readers are given none of it, and see nothing here. */
export function ConversationSection({ report: { id, reader, conversation }, english }: SectionProps) {
  if (reader === 'reader') return null
  const said = english.conversation
  return (
    <section className="space-y-3 print:hidden">
      <h2>{reader === 'staff' ? said.titleForStaff : said.title}</h2>
      <Messages
        messages={conversation.messages}
        earlier={conversation.earlier}
        path={`/reports/${id}/conversation`}
        reader={reader === 'staff' ? 'staff' : 'source'}
        words={said}
      />
      {conversation.writesAs ? (
        <Link to={`/reports/${id}/conversation`} className={buttonStyles({ tone: 'secondary' })}>
          {said.write}
        </Link>
      ) : null}
    </section>
  )
}
