import type { ConversationKind } from './conversation.ts'

/** Longest message between a source and staff, in characters. */
export const longestSourceMessage = 5_000

/** Reports from one network on one day that staff read in their turn. Those after it are taken too, and read later. */
export const reportsOfNetworkADay = 5

/** Bytes that files of sources take in a day, and of that what networks may still take that sent many files on this day. */
export const fileBytesADay = 4 * 1024 ** 3
export const fileBytesOfBusyNetworks = 1024 ** 3
export const filesOfNetworkADay = 60

/** Tips from one network on one day that staff read in their turn. Those after it are taken too, and come last in the list. */
export const tipsOfNetworkADay = 5

/**
 * Messages that one conversation takes from those who are not staff: on one day in Nigeria, and while staff have not answered. After so
 * many without an answer it takes one a day. A message of the contact page and a request for a correction have one.
 */
export const messagesTaken = {
  contact: { aDay: 1, unanswered: 1 },
  correction: { aDay: 1, unanswered: 1 },
  source: { aDay: 20, unanswered: 60 },
  expert: { aDay: 40, unanswered: 100 },
  tip: { aDay: 20, unanswered: 60 },
  punishment: { aDay: 20, unanswered: 60 },
} as const satisfies Record<ConversationKind, { aDay: number; unanswered: number }>

/** Messages of a conversation that one page shows, the newest. Those before them are on pages of their own. */
export const messagesOfPage = 20

/** Of each tip that the page of a report shows, and how many tips that is. The rest is one step further. */
export const messagesOfTipInShort = 3
export const tipsInShort = 3
export const tipsOfPage = 20

/**
 * Whether a conversation takes one message more.
 *
 * @param sent messages of those who are not staff: on this day, and since staff wrote last
 */
export function takesMessage(kind: ConversationKind, sent: { today: number; unanswered: number }): boolean {
  const { aDay, unanswered } = messagesTaken[kind]
  return sent.today < (sent.unanswered < unanswered ? aDay : 1)
}
