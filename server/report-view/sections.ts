import { collectingSection } from './collecting-section.ts'
import { consequencesSection } from './consequences-section.ts'
import { conversationSection } from './conversation-section.ts'
import { correctionsSection } from './corrections-section.ts'
import { decisionSection } from './decision-section.ts'
import { filesSection } from './files-section.ts'
import { handlingSection } from './handling-section.ts'
import { historySection } from './history-section.ts'
import { joinedSection } from './joined-section.ts'
import { keepingSection } from './keeping-section.ts'
import { namedSection } from './named-section.ts'
import { originalsSection } from './originals-section.ts'
import { petitionDesk, petitionsSection } from './petitions-section.ts'
import { progressSection } from './progress-section.ts'
import { punishmentSection } from './punishment-section.ts'
import type { Reading } from './reading.ts'
import { receiptSection } from './receipt-section.ts'
import { replySection } from './reply-section.ts'
import { reviewsSection } from './reviews-section.ts'
import { signaturesSection } from './signatures-section.ts'
import { similarSection } from './similar-section.ts'
import { textSection } from './text-section.ts'
import { tipsSection } from './tips-section.ts'
import { verificationsSection } from './verifications-section.ts'
import { versionsSection } from './versions-section.ts'
import { workSection } from './work-section.ts'

/** What the page of a report consists of, each loaded by itself. `web/reports/parts/show/sections.tsx` shows them. */
export const sections = {
  text: textSection,
  versions: versionsSection,
  decision: decisionSection,
  keeping: keepingSection,
  progress: progressSection,
  handling: handlingSection,
  work: workSection,
  joined: joinedSection,
  conversation: conversationSection,
  tips: tipsSection,
  punishment: punishmentSection,
  receipt: receiptSection,
  files: filesSection,
  originals: originalsSection,
  petitions: petitionsSection,
  petitionDesk,
  verifications: verificationsSection,
  similar: similarSection,
  corrections: correctionsSection,
  consequences: consequencesSection,
  named: namedSection,
  collecting: collectingSection,
  reply: replySection,
  reviews: reviewsSection,
  signatures: signaturesSection,
  history: historySection,
} satisfies Record<string, (reading: Reading) => Promise<unknown>>

export type SectionName = keyof typeof sections
export type Sections = { [Name in SectionName]: Awaited<ReturnType<(typeof sections)[Name]>> }

/** Sections that only a page of their own shows. */
const elsewhere = ['petitionDesk'] as const

/** The sections of the page of a report. */
export type OnPage = Exclude<SectionName, (typeof elsewhere)[number]>

/** What the page of a report loads. */
export const sectionsOfPage = (Object.keys(sections) as SectionName[]).filter(
  (name): name is OnPage => !elsewhere.some((each) => each === name),
)

export async function loadSections<Name extends SectionName>(
  reading: Reading,
  names: readonly Name[],
): Promise<Pick<Sections, Name>> {
  const loaded = await Promise.all(names.map(async (name) => [name, await sections[name](reading)]))
  // Each name is beside what its own loader returned, which `fromEntries` cannot express.
  return Object.fromEntries(loaded) as Pick<Sections, Name>
}
