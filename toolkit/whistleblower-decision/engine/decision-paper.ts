import type { Paper, PaperBlock } from '@fitila/formats/paper/paper'
import { type Channel, channels } from '../../shared/channels/channels.ts'
import { writtenSource } from '../../shared/channels/source.ts'
import type { Answers } from './answers.ts'
import { resources } from './resources.ts'
import { decide } from './rules.ts'
import { channelWords, disclaimer, risks, riskWords, situations, strengths } from './words.ts'

/** 'Decision Support Report' as a document. */
export function decisionPaper(answers: Answers): Paper {
  const outcome = decide(answers)
  return {
    title: 'Decision Support Report',
    lead: `${outcome.recommendation} (${riskWords[outcome.riskLevel].toLowerCase()})`,
    blocks: [
      { kind: 'heading', text: 'Your answers' },
      { kind: 'facts', rows: answerRows(answers) },
      { kind: 'heading', text: 'Suggested next steps' },
      { kind: 'steps', items: outcome.actionSteps },
      { kind: 'heading', text: 'Available protections' },
      { kind: 'list', items: outcome.protections },
      { kind: 'heading', text: 'Key considerations' },
      { kind: 'list', items: outcome.considerationPoints },
      { kind: 'heading', text: 'Additional resources' },
      ...resources.flatMap(({ title, note = '', ...source }): PaperBlock[] => [
        { kind: 'subheading', text: title },
        { kind: 'paragraph', text: `${note} (${source.address}, ${writtenSource(source)})` },
      ]),
      { kind: 'heading', text: 'Who is competent for what' },
      ...Object.values<Channel>(channels).flatMap(channelBlocks),
      { kind: 'heading', text: 'Disclaimer' },
      { kind: 'paragraph', text: disclaimer },
    ],
    foot: 'Information, not legal advice. Made on this device; nothing was sent.',
  }
}

function answerRows(answers: Answers) {
  return [
    { term: 'Situation', detail: situations[answers.situationType].label },
    { term: 'Evidence', detail: strengths[answers.evidenceStrength].label },
    { term: 'Personal risk', detail: risks[answers.personalRisk].label },
    { term: 'Channel', detail: channelWords[answers.reportingChannel].label },
  ]
}

function channelBlocks({ name, competence, reach, identity, site, alsoFrom = [] }: Channel): PaperBlock[] {
  const words = [
    competence,
    reach,
    identity,
    ...[site, ...alsoFrom].map((source) => `(${source.address}, ${writtenSource(source)})`),
  ]
  return [
    { kind: 'subheading', text: name },
    { kind: 'paragraph', text: words.filter((part) => part !== undefined).join(' ') },
  ]
}
