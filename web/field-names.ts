import { everyZone, expertiseAreas, expertLanguages } from '#domain/experts/expert.ts'
import { mostExtractPages } from '#domain/experts/extract-pages.ts'
import { notificationTypes } from '#domain/notifications/notification.ts'
import { statementParts } from '#domain/publishing/statements.ts'
import { itemFieldName, itemParts, itemSides, mostItems } from '#domain/reports/assets.ts'
import { fieldNames, isWritten, plainFields } from '#domain/reports/fields.ts'

const fixed = [
  ...[
    'about',
    'again',
    'attachment',
    'bio',
    'box',
    'change',
    'changeNote',
    'consequence',
    'first',
    'firstCompany',
    'second',
    'secondCompany',
    'ground',
    'restsOn',
    'addressee',
    'answerUntil',
    'repliedOn',
    'happenedOn',
    'remove',
    'code',
    'comments',
    'contentVersion',
    'correction',
    'count',
    'csv',
  ],
  ...[
    'digest',
    'dispute',
    'draftVersion',
    'edition',
    'email',
    'id',
    'identifier',
    'intent',
    'keepOriginal',
    'label',
    'method',
  ],
  ...['sharedSeen', 'day', 'earlierReport', 'formNumber', 'member', 'message'],
  ...['messageNumber', 'page', 'sourceCode'],
  ...['archiveRead', 'lifetime', 'networks', 'publicRead'],
  ...['soldBy', 'organisationName', 'play', 'reference', 'renews', 'seatCode'],
  ...[
    'name',
    'next',
    'notes',
    'number',
    'outcome',
    'overwrite',
    'part',
    'plan',
    'professionalCredentials',
    'rating',
  ],
  ...['reason', 'receiptCode', 'reply', 'requestCode', 'requester', 'reviewType', 'right', 'role', 'seenOn'],
  ...[
    'shown',
    'source',
    'stay',
    'step',
    'subject',
    'submissionKey',
    'text',
    'username',
    'voucherCode',
    'why',
    'writer',
    'wrong',
  ],
  ...[
    'agree',
    'area',
    'availability',
    'check',
    'confidence',
    'dueOn',
    'colleague',
    'note',
    'expert',
    'finding',
    'freeFrom',
    'hours',
  ],
  ...['employers', 'limits', 'mayQuote', 'names', 'nextSteps', 'others', 'question', 'restsOn', 'result'],
  ...['valueFrom', 'valueTo', 'expertAnswer', 'fileText', 'give', 'strips'],
  ...['employer', 'isPublic', 'publicName', 'referees', 'register', 'registerNumber'],
  ...['covered', 'petition', 'sentOn', 'answeredOn', 'answer', 'recipient', 'letter', 'proof', 'checkedOn'],
  ...['pair', 'judgement', 'folder', 'newName', 'alert', 'folderName', 'search', 'forMember', 'address'],
  ...['keeping', 'holdDays'],
  ...['needsPasskey', 'sessionHours', 'exportsByTwo', 'like'],
  ...[
    'boardName',
    'filesEvery',
    'filesWeekday',
    'filesMonthDay',
    'cardName',
    'measure',
    'by',
    'and',
    'period',
  ],
  ...['value', 'version', 'other'],
  ...['yearsExperience', ...plainFields],
]

const items = itemSides.flatMap((side) => [
  `${side}.rows`,
  ...Array.from({ length: mostItems }, (_, row) =>
    itemParts.map((part) => itemFieldName(side, row, part)),
  ).flat(),
])

const choices = [
  ...expertiseAreas.map((area) => `area.${area}`),
  ...expertLanguages.map((language) => `language.${language}`),
  ...Array.from({ length: mostExtractPages }, (_, place) => `page.${place}`),
  ...everyZone.map((zone) => `zone.${zone}`),
  ...fieldNames.filter(isWritten).flatMap((name) => [`give.${name}`, `extract.${name}`]),
  ...notificationTypes.flatMap((type) => [`app.${type}`, `mail.${type}`]),
]

const names = new Set([...fixed, ...items, ...choices])
const ofStatement = new RegExp(
  `^statement\\.[A-Za-z]{1,20}(?:\\.\\d{1,2})?\\.(?:${statementParts.join('|')})$`,
)

/** A ticked report of the table of cases. */
const ofCase = /^case\.[0-9a-f-]{36}$/

/** Whether one of our forms has a field of this name. What else was sent is not given back. A test reads the forms. */
export function isFieldName(name: string): boolean {
  return names.has(name) || ofStatement.test(name) || ofCase.test(name)
}
