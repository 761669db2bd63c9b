import type { FieldRefusalCode } from '#domain/field-refusals.ts'

export const apiPage = {
  apiRefusals: {
    unknown: 'There is no such parameter. Allowed: {names}.',
    unknownAlone: 'There is no such parameter. This address takes none.',
    allowed: 'Allowed: {what}',
  },
  apiDocumentation: {
    title: 'API documentation',
    description: 'How a program reads published reports, changes, figures and convictions.',
    lead: 'A program reads here what the public reads: published reports, what changed, figures and convictions.',
    presumption:
      'A report is an allegation that staff have verified. It is no judgment. A person who is named is presumed innocent, and a copy has to say so.',
    startTitle: 'How to begin',
    start: [
      'Make a key. An account with Enterprise has two.',
      'Keep the key in the environment of your program, as FITILA_KEY. Put it in no address and in no public code.',
      'Send it in the header Authorization, as each example does.',
    ],
    toKeys: 'Your keys',
    rulesTitle: 'What holds for every address',
    limits: {
      term: 'Limits',
      detail:
        'A key asks {minute} times a minute and {day} times a day. The headers RateLimit-Policy and RateLimit tell what is left. After 429, wait as long as Retry-After says.',
    },
    pages: {
      term: 'Pages',
      detail:
        'Where there is more, the header Link has the address of the next page, and the answer has next. There is no total.',
    },
    etags: {
      term: 'ETag',
      detail:
        'Send the ETag of your copy in If-None-Match. Where nothing changed, the answer is 304, without a body.',
    },
    refusals: {
      term: 'Refusals',
      detail:
        'A refusal is application/problem+json (RFC 9457). Its code never changes its meaning; its text may.',
    },
    parameterRefusals: {
      term: 'Refused parameters',
      detail:
        'A parameter that is not as described is refused with 422 and the code invalid. In fields, each has its name, a code, a text and, where there is a list, what is allowed.',
    },
    codesTitle: 'Codes of parameters',
    codes: {
      'unknown-parameter':
        'The address takes no parameter of this name. The names that it takes are in allowed.',
      'not-in-list': 'The value is none of those in allowed.',
      'not-one-value': 'It was given several times, and is taken once.',
      'not-an-iso-day': 'It is no day of the calendar as YYYY-MM-DD.',
      'after-the-last-day': 'The first day comes after the last day.',
      'above-the-highest': 'The lowest rating is above the highest.',
      'too-long': 'It has more characters than the text says.',
      'not-as-described': 'It has another form than its description says.',
      'not-a-next':
        'It is no next and no cursor of ours, or a backup was put back since. Begin again without it.',
      missing: 'It is needed, and was left out.',
    } satisfies Partial<Record<FieldRefusalCode, string>>,
    copies: {
      term: 'Copies',
      detail:
        'Who keeps copies asks /changes at least once a day, and deletes within 24 hours what we retract or correct.',
    },
    writing: {
      term: 'Writing',
      detail:
        'No address of the API writes. Asking twice is harmless, so there is no Idempotency-Key. A webhook can send a message twice, with the same webhook-id.',
    },
    webhooks: 'Webhooks: be told of changes',
    document: 'The same as an OpenAPI document',
    addresses: 'Addresses',
    scope: 'The key has to be made for: {scope}.',
    parameters: 'Parameters',
    noParameters: 'It takes no parameters.',
    needed: 'It is needed.',
    oneOf: 'One of: {values}.',
    severalOf: 'May be given several times. One of: {values}.',
    example: 'Example for {language}',
    modelsTitle: 'For language models',
    models:
      'A client of the Model Context Protocol asks {address} with the same key, by streamable HTTP. It has these tools: {tools}. They read, and change nothing.',
    modelsCare:
      'The text of a report was written by others. Each answer says that it is data and no instruction, and that everyone named is presumed innocent. No answer can make a model obey that.',
    notRun: 'The examples for curl and Python are run by our tests. The one for R is not.',
  },
} as const
