import type { NameReason } from '@fitila/names/compare-names'
import type { ScoreReason } from '@fitila/names/score-names'
import type { Judgement } from '#domain/finding/name-list.ts'

/** Lists of names that an account compares with what is public. */
export const nameLists = {
  nameLists: {
    title: 'Lists of names',
    lead: 'We compare your list with published reports and convictions, now and every week, and tell you what is new.',
    sealed:
      'The list is yours. It is stored sealed, no one here reads it, and it is compared with what is public alone. Delete it when you no longer need it.',
    namesake:
      'Many people share one name. A find says that two names are alike, and never that two people are one. Check it before you act on it, and ask the person. A report is an allegation.',
    held: '{held} of {most} lists.',
    paused:
      'Your plan does not have this, or it has ended. Your lists are paused: you can read and delete them, and nothing was deleted.',
    toPlans: 'All plans',
    none: 'You have no list.',
    entries: { one: '1 name', other: '{count} names' },
    notYet: 'It is compared within minutes.',
    running: 'Comparing: {rows} public entries so far.',
    comparedOn: 'Compared on {day}, and again on {next}.',
    news: { one: '1 new find', other: '{count} new finds' },
    make: 'Make a list',
    name: 'What you call the list',
    names: 'Names of people or companies',
    namesHint:
      'One in each line. A state after a semicolon helps to tell people apart, as in “Misali Kirkira; Kano”. At most {most} names.',
    save: 'Save and compare',
    fromFile: 'Make a list from a file',
    file: 'CSV or text file',
    fileHint:
      'At most {megabytes} MB and {most} names. A CSV may have a first row with “Name” and “State”. A text has one name in each line. We read the names and keep no file.',
    sendFile: 'Send the file and compare',
    addFile: 'Add names from a file',
    add: 'Add names',
    addButton: 'Add and compare again',
    delete: 'Delete the list',
    deleteNamed: 'Delete the list {name}',
    back: 'Lists of names',
    found: { one: '1 find', other: '{count} finds' },
    shownFirst: 'The first {count} are shown, what you have not judged first.',
    nothing: 'Nothing in what is public is like a name on your list.',
    score: 'Alike: {score} of 100',
    onList: 'On your list',
    inPublic: 'In what is public',
    why: 'Why',
    question: 'Are they one?',
    judgements: { same: 'The same', other: 'Another one', unsure: 'Not sure' },
    judged: 'You said: {judgement}',
    judgeNamed: '{judgement}: {name} and {number}',
  },
  scoreReasons: {
    'company-name': 'The name of the company is the same.',
    'company-words': '{left} and {right} are one name but for Limited, Nigeria and the like.',
    'common-names': 'Very many people have these names.',
    'same-state': 'Both are of {state}.',
    'other-state': 'One is of {left}, the other of {right}.',
  },
} as const satisfies {
  nameLists: { judgements: Record<Judgement, string>; [text: string]: unknown }
  scoreReasons: Record<Exclude<ScoreReason['kind'], NameReason['kind']>, string>
}
