import type { DraftOf } from '../../words.ts'

export const rightOfReply = {
  publicReply: {
    title: 'Wetin the person wey dem name talk',
    cameIn: 'E come on {day}, before we bring dis report out. Na so dem send am.',
  },
  addresseeNames: {
    person: 'The person wey dem name',
    office: 'Their office',
  },
  replyNoted: {
    title: 'Right of reply',
    open: 'Notice and reply',
    nothing: 'Nothing dey recorded. The person wey dem name never get notice from us.',
    notified: {
      person: 'The person wey dem name don get notice. {by} record am on {day}.',
      office: 'The office of the person wey dem name don get notice. {by} record am on {day}.',
    },
    until: 'We dey wait for answer until {day}.',
    wasUntil: 'The last day for answer na {day}.',
    leftOut: 'We no give notice. {by} record am on {day}.',
    replied: 'The reply of {day} dey print beside the report when e come out:',
    left: 'Colleague wey don leave',
  },
  noteReply: {
    tab: 'Right of reply {number}',
    title: 'Right of reply',
    lead: 'Person wey dem name fit be innocent. Give am or the office the statements before e come out, with last day for answer. The reply go dey print beside the report.',
    danger: 'Notice dey tell dem say report dey',
    dangerText:
      'Ask the source first, where you fit reach am. No give notice if only few people fit know wetin e talk, or if evidence fit disappear.',
    now: 'Wetin dey recorded now',
    replyLead:
      'Type am word for word. We dey seal am until the report come out. The person wey dey approve go read am here.',
    noticeLead:
      'Send only the statements wey dey below. No send our dates, files, wetin the source talk, or how we know am. Dis site no dey send anything: use letter, or address wey the office itself publish.',
    appears: 'The statements as dem go show',
    answerHint: 'From {fewest} to {most} days from today.',
    reasonHint: 'Colleagues go read dis one, but the public no go read am. We dey seal am with the report.',
    labels: {
      addressee: 'Who get notice',
      answerUntil: 'Last day for answer',
      reason: 'Why we no give notice',
      reply: 'Reply',
      repliedOn: 'Day wey e come',
    },
    steps: {
      notified: 'Record say we give notice',
      'left-out': 'Record why we leave am out',
      replied: 'Record the reply',
    },
    failure: 'E no record',
  },
} as const satisfies DraftOf<'rightOfReply'>
