import { languages } from '@fitila/anonymity/names/languages'
import { hidingOfAuthor } from '../hiding-of-author.ts'
import { readAllUnread, readUnreadAuthor, unreadAuthors } from './authors.ts'

/**
 * Counts the engine on texts that no one who changes it has read: a row for each author, for each language and for all. It takes a minute.
 *
 *     node toolkit/anonymity-checker/training/unread/count.ts
 */
const head = [
  ...['texts of', 'identifiers', 'people', 'addresses', 'hidden', 'with possible', 'people hidden'],
  ...['addresses hidden', 'F1 of people', 'phrases asked about', 'alarms certain', 'both'],
]
const say = (line: string) => void process.stdout.write(line)
say(`| ${head.join(' | ')} |\n|${head.map(() => ' --- |').join('')}\n`)
for (const author of unreadAuthors) say(hidingOfAuthor(author, readUnreadAuthor(author)))
for (const language of languages) say(hidingOfAuthor(language, readAllUnread(language)))
say(hidingOfAuthor('all', languages.flatMap(readAllUnread)))
