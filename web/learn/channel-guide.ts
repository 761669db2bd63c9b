import { type ChannelName, channels } from '#toolkit/shared/channels/channels.ts'
import type { Block } from '#words/article.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { channelSheet } from '../sources.ts'
import {
  type Answers,
  type Question,
  questions,
  readAnswers,
  type Suggestion,
  suggest,
} from './where-to-report.ts'

type GuideWords = Pick<Words, 'whereToReport' | 'sources'>

/** The guide as a page shows it: the questions, the answers so far, and what follows from them. */
export function channelGuide(given: URLSearchParams, today: string, words: GuideWords) {
  const answers = readAnswers(given)
  const names = Object.keys(channels) as ChannelName[]
  const { incomplete } = words.whereToReport
  return {
    questions: questionsIn(given, words.whereToReport),
    result: answers ? suggested(suggest(answers), today, words) : given.has('what') ? [incomplete] : [],
    everybody: names.map((name): Block => ({ sheet: channelSheet(name, today, words) })),
  }
}

export type Guide = ReturnType<typeof channelGuide>

type QuestionTexts = {
  readonly [Name in Question]: { label: string; choices: Readonly<Record<Answers[Name], string>> }
}

function questionsIn(given: URLSearchParams, words: GuideWords['whereToReport']) {
  const texts: QuestionTexts = words.questions
  const names = Object.keys(questions) as Question[]
  return names.map((name) => ({
    name,
    label: texts[name].label,
    answer: given.get(name) ?? '',
    options: Object.entries(texts[name].choices).map(([value, label]) => ({ value, label })),
  }))
}

function suggested(suggestions: readonly Suggestion[], today: string, words: GuideWords): Block[] {
  const { places, takesNoName, withoutName: nameless, next } = words.whereToReport
  const sheets = suggestions.map(({ name, place, withoutName }): Block => {
    const sheet = channelSheet(name, today, words)
    const how = withoutName ? ` ${fill(nameless, { how: takesNoName[withoutName] })}` : ''
    return {
      sheet: { ...sheet, id: `answer-${name}`, blocks: [`**${places[place]}**${how}`, ...sheet.blocks] },
    }
  })
  return [...sheets, next]
}
