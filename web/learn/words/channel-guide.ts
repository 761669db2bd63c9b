import { type ChannelName, channels } from '#toolkit/shared/channels/channels.ts'
import type { Block } from '../../article.tsx'
import { presentChannel, questions, readAnswers, type Suggestion, suggest } from '../where-to-report.ts'

/** The guide as a page shows it: the questions, the answers so far, and what follows from them. */
export function channelGuide(given: URLSearchParams, today: string) {
  const answers = readAnswers(given)
  const names = Object.keys(channels) as ChannelName[]
  return {
    questions: Object.entries(questions).map(([name, { label, choices }]) => ({
      name,
      label,
      answer: given.get(name) ?? '',
      options: Object.entries(choices).map(([value, words]) => ({ value, label: words })),
    })),
    introduction:
      'Fitila is one way. These bodies can investigate, and some can help you. Police, EFCC and ICPC do not decide who is guilty: courts do.',
    caution:
      'Your answers travel to our server in the address of the page, and stay in your browser’s history. They are not stored here.',
    result: answers ? suggested(suggest(answers), today) : given.has('what') ? [incomplete] : [],
    everybody: names.map((name): Block => ({ sheet: presentChannel(name, today) })),
  }
}

export type Guide = ReturnType<typeof channelGuide>

const incomplete: Block = { title: 'One answer is missing', note: 'Please answer all four, then ask again.' }

const places = {
  first: 'Go here first.',
  also: 'Also competent.',
  'for-you': 'Help for you.',
} as const satisfies Record<Suggestion['place'], string>

function suggested(suggestions: readonly Suggestion[], today: string): Block[] {
  const sheets = suggestions.map(({ name, place, withoutName }): Block => {
    const sheet = presentChannel(name, today)
    const nameless = withoutName ? ` Without a name: ${withoutName}.` : ''
    return {
      sheet: { ...sheet, id: `answer-${name}`, blocks: [`**${places[place]}**${nameless}`, ...sheet.blocks] },
    }
  })
  return [
    ...sheets,
    '[Write a petition](/letters) on your own device, or [ask for a record](/letters?kind=information) first.',
  ]
}
