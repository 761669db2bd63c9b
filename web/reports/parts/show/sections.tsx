import type { ReactNode } from 'react'
import type { SectionName } from '#server/report-view/sections.ts'
import { CaseWork } from '../case-work.tsx'
import { ClaimPanel } from '../claim-panel.tsx'
import { PeerReviews } from '../peer-reviews.tsx'
import { EarlierVerifications, Verifications } from '../verifications.tsx'
import { AskForCorrection } from './ask-for-correction.tsx'
import { ChangeLog } from './change-log.tsx'
import { Collecting } from './collecting.tsx'
import { Acquitted, Consequences } from './consequences.tsx'
import { Barred, NewVersionOf, Reason } from './decision.tsx'
import { Disputes } from './disputes.tsx'
import { Files } from './files.tsx'
import { HandedIn } from './handed-in.tsx'
import { History } from './history.tsx'
import { JoinedCases } from './joined-cases.tsx'
import { Keeping } from './keeping.tsx'
import { ConversationSection } from './messages.tsx'
import { Named } from './named.tsx'
import { Originals } from './originals.tsx'
import { Petitions } from './petitions.tsx'
import { Progress } from './progress.tsx'
import { PublicSoon } from './public-soon.tsx'
import { Punishment } from './punishment.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import { Reply, ReplyNoted } from './reply.tsx'
import type { SectionProps } from './section-props.ts'
import { Signatures } from './signatures.tsx'
import { SimilarReports } from './similar-reports.tsx'
import { StaffCorrections } from './staff-corrections.tsx'
import { Steps } from './steps.tsx'
import { ReportText } from './text.tsx'
import { KnowMore, Tips } from './tips.tsx'
import { Versions } from './versions.tsx'

type Place = {
  of: SectionName
  Show(props: SectionProps): ReactNode
  /** Above: what is to be known before all else. Beside: how far it is and what one can do, on a phone before the text. */
  where?: 'above' | 'beside'
}

/** The page of a report beneath its header, from top to bottom. A section may have several places, and is silent where it has nothing to say. */
export const sectionsOnPage = {
  progress: { of: 'progress', Show: Progress, where: 'beside' },
  publicSoon: { of: 'handling', Show: PublicSoon, where: 'beside' },
  claim: { of: 'handling', Show: ClaimPanel, where: 'beside' },
  steps: { of: 'handling', Show: Steps, where: 'beside' },
  work: { of: 'work', Show: CaseWork, where: 'beside' },
  receipt: { of: 'receipt', Show: ReceiptPanel, where: 'beside' },
  acquitted: { of: 'consequences', Show: Acquitted, where: 'above' },
  disputes: { of: 'corrections', Show: Disputes, where: 'above' },
  reason: { of: 'decision', Show: Reason, where: 'above' },
  keeping: { of: 'keeping', Show: Keeping },
  newVersionOf: { of: 'handling', Show: NewVersionOf },
  barrier: { of: 'handling', Show: Barred },
  joined: { of: 'joined', Show: JoinedCases },
  replyNoted: { of: 'reply', Show: ReplyNoted },
  waiting: { of: 'corrections', Show: StaffCorrections },
  handedIn: { of: 'text', Show: HandedIn },
  text: { of: 'text', Show: ReportText },
  named: { of: 'named', Show: Named },
  collecting: { of: 'collecting', Show: Collecting },
  reply: { of: 'reply', Show: Reply },
  versions: { of: 'versions', Show: Versions },
  files: { of: 'files', Show: Files },
  originals: { of: 'originals', Show: Originals },
  petitions: { of: 'petitions', Show: Petitions },
  punishment: { of: 'punishment', Show: Punishment },
  tips: { of: 'tips', Show: Tips },
  conversation: { of: 'conversation', Show: ConversationSection },
  verifications: { of: 'verifications', Show: Verifications },
  earlier: { of: 'verifications', Show: EarlierVerifications },
  similar: { of: 'similar', Show: SimilarReports },
  consequences: { of: 'consequences', Show: Consequences },
  changes: { of: 'corrections', Show: ChangeLog },
  reviews: { of: 'reviews', Show: PeerReviews },
  signatures: { of: 'signatures', Show: Signatures },
  history: { of: 'history', Show: History },
  knowMore: { of: 'text', Show: KnowMore },
  ask: { of: 'corrections', Show: AskForCorrection },
} satisfies Record<string, Place>

const places: readonly [string, Place][] = Object.entries(sectionsOnPage)

/** Those of one part of the page: above its columns, in the one beside the text, or with the text. */
export function Sections({ where, ...props }: SectionProps & { where?: Place['where'] }) {
  return places.map(([name, { Show, ...place }]) =>
    place.where === where ? <Show key={name} {...props} /> : null,
  )
}
