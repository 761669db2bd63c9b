import type { Addressee, ReplyStep } from '#domain/publishing/right-of-reply.ts'

const addresseeNames = {
  person: 'The person named',
  office: 'Their office',
} as const satisfies Record<Addressee, string>

const steps = {
  notified: 'Record that notice was given',
  'left-out': 'Record why it is left out',
  replied: 'Record the reply',
} as const satisfies Record<ReplyStep, string>

/** Hearing the named person before a report is published. */
export const rightOfReply = {
  addresseeNames,
  publicReply: {
    title: 'Reply of the person named',
    cameIn: 'Came in on {day}, before this report was published. It is printed as it was sent.',
  },
  replyNoted: {
    title: 'Right of reply',
    open: 'Notice and reply',
    nothing: 'Nothing is recorded. The person named has had no notice from us.',
    notified: {
      person: 'The person named was given notice. {by} recorded it on {day}.',
      office: 'The office of the person named was given notice. {by} recorded it on {day}.',
    },
    until: 'We wait for an answer until {day}.',
    wasUntil: 'The last day for an answer was {day}.',
    leftOut: 'No notice is given. {by} recorded it on {day}.',
    replied: 'The reply of {day} is printed beside the report when it is published:',
    left: 'A former colleague',
  },
  noteReply: {
    tab: 'Right of reply {number}',
    title: 'Right of reply',
    lead: 'A named person can be innocent. Give them or their office the statements before publication, with a last day for an answer. Their reply is printed beside the report.',
    danger: 'A notice tells them that a report exists',
    dangerText:
      'Ask the source first, where you can reach them. Leave the notice out if few people could know what it says, or if evidence could disappear.',
    now: 'Recorded now',
    replyLead:
      'Type it word for word. It is sealed until the report is published. The person who approves reads it here.',
    noticeLead:
      'Send only the statements below. Do not send dates of ours, files, the account of the source, or how we know it. This site sends nothing: use a letter or an address that the office itself publishes.',
    appears: 'The statements as they would appear',
    answerHint: 'From {fewest} to {most} days from today.',
    reasonHint: 'Colleagues read this, and the public does not. It is sealed with the report.',
    labels: {
      addressee: 'Who was given notice',
      answerUntil: 'Last day for an answer',
      reason: 'Why no notice is given',
      reply: 'Reply',
      repliedOn: 'Day on which it came in',
    },
    steps,
    failure: 'Not recorded',
  },
} as const
