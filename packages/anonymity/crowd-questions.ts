import type { CrowdQuestion } from './finding.ts'
import { matchAt } from './match-at.ts'
import type { Page } from './page.ts'
import { spanInOriginal } from './reading.ts'
import { otherPersonAt } from './writer/about-others.ts'
import { fewAt } from './writer/few/few-at.ts'
import { clueAt } from './writer/find-clues.ts'
import { firstPersonAt } from './writer/first-person.ts'
import { withHabits } from './writer/habits.ts'
import { questionOn, type Reason } from './writer/reasons.ts'

type Rule = { reason: Reason; pattern: RegExp; question: string }

/** Phrases that may point to one person although they name no one. Each is a question, and the writer knows the answer. */
export function askAboutCrowd(page: Page, text: string): CrowdQuestion[] {
  const { reading, tokens } = page
  const asked: CrowdQuestion[] = []
  const counts = new Map<Reason, number>()
  let reached = 0
  for (let index = 0; index < tokens.count && asked.length < mostQuestions; index += 1) {
    const at = tokens.starts[index] ?? 0
    if (at < reached || tokens.kinds[index] === 'sign') continue
    const question = questionAt(page, index, at)
    if (!question) continue
    const times = (counts.get(question.reason) ?? 0) + 1
    counts.set(question.reason, times)
    reached = question.end
    if (times > (mostOf[question.reason] ?? mostQuestions)) continue
    asked.push({ ...question, ...spanInOriginal(reading, question.start, question.end) })
  }
  return text === '' ? [] : withHabits(page, asked)
}

/** The longest of what a rule, a sentence of the writer and a clue say here; its span is of the folded text. */
function questionAt(page: Page, index: number, at: number): CrowdQuestion | undefined {
  const own = questionOfWriterAt(page, index, at)
  if (own) return own
  const word = page.tokens.words[index] ?? ''
  const end = Math.max(otherPersonAt(word, page.reading.lower, at) ?? 0, fewAt(word, page.reading, at) ?? 0)
  if (end === 0) return undefined
  return { start: at, end, reason: 'other-person', also: [], question: questionOn['other-person'] }
}

function questionOfWriterAt(page: Page, index: number, at: number): CrowdQuestion | undefined {
  const rule = longer(ruleAt(page, at), sentenceAt(page, index, at))
  const clue = clueAt(page, index)
  const end = clue ? (page.tokens.ends[clue.to - 1] ?? 0) : 0
  if (!clue || (rule && rule.reason !== 'role' && rule.reason !== 'witness' && rule.end >= end)) return rule
  // 'I am the only woman in the unit': the rule begins at 'the only', and reads on to the unit.
  for (let inside = index + 1; inside < clue.to; inside += 1) {
    if (ruleAt(page, page.tokens.starts[inside] ?? 0)?.reason === 'only-one') return undefined
  }
  const [reason, ...also] = clue.reasons
  return { start: at, end: Math.max(end, rule?.end ?? 0), reason, also, question: questionOn[reason] }
}

/** 'I am the only woman in the unit': the sentence takes in what a rule reads from 'the only' on. */
function sentenceAt(page: Page, index: number, at: number): CrowdQuestion | undefined {
  const { reading, tokens } = page
  const told = firstPersonAt(tokens.words[index] ?? '', reading.lower, at)
  if (!told) return undefined
  let end = told.end
  for (let inside = index + 1; (tokens.starts[inside] ?? told.end) < told.end; inside += 1) {
    const rule = ruleAt(page, tokens.starts[inside] ?? 0)
    if (rule?.reason === 'only-one') end = Math.max(end, rule.end)
  }
  return { start: at, end, reason: told.reason, also: [], question: questionOn[told.reason] }
}

function longer(one: CrowdQuestion | undefined, other: CrowdQuestion | undefined): CrowdQuestion | undefined {
  return !one || (other && other.end > one.end) ? other : one
}

function ruleAt({ reading }: Page, at: number): CrowdQuestion | undefined {
  for (const { reason, pattern, question } of rules) {
    const end = matchAt(pattern, reading.lower, at)
    if (end !== undefined) return { start: at, end, reason, also: [], question }
  }
  return undefined
}

// More than a person can weigh; a long text repeats itself.
const mostQuestions = 200
// A writer who spells so, spells so everywhere.
const mostOf: Partial<Record<Reason, number>> = { greeting: 3, spelling: 3 }

const few =
  '(?:woman|man|lady|female|male|girl|boy|person|one|staff|officer|nurse|doctor|teacher|engineer|accountant|auditor|driver|christian|muslim|igbo|hausa|yoruba|fulani|southerner|northerner|foreigner|graduate|lawyer|pikin|member|witness|worker|cleaner|cashier|lecturer|student|accountant|people|persons|three|two|four|few)'
const words = "(?:[a-z'-]{1,20} ){0,4}"

const rules: readonly Rule[] = [
  {
    reason: 'only-one',
    pattern: new RegExp(
      `(?:the |na me be )?(?:only|sole|lone) (?:[a-z'-]{1,20} ){0,2}${few}(?: (?:in|at|on|of|for|from|with|who|that|wey|left) ${words}[a-z'-]{1,20})?`,
      'y',
    ),
    question: 'How many people fit these words? If the answer is one, or a handful, they point to you.',
  },
  {
    reason: 'only-one',
    pattern:
      /(?:only (?:me|i|he|she|we|us|three of us|two of us|four of us|the two of us|the three of us)|i alone|me alone|na only me|i am the (?:first|last|youngest|oldest|most senior)|nobody else|no one else)(?![a-z])/y,
    question: 'How many people could have written this? Say it in a way that is true for many.',
  },
  {
    reason: 'event',
    pattern: new RegExp(
      `(?:when|after|before|since|the day|the week|the month|the year) (?:i|we|he|she|they|dem) (?:was|were|am|got|had|have|be|been|resumed|joined|retired|returned|dem )? ?(?:just |newly |first )?(?:transferred|transfer|posted|promoted|suspended|queried|query|sacked|dismissed|redeployed|employed|hired|retired|resumed|joined|married|delivered|gave birth|hospitali[sz]ed|on leave|on maternity leave|maternity leave|returned|back from|arrested|demoted|moved)(?: (?:to|from|in|on|at|by) ${words}[a-z0-9'-]{1,20})?`,
      'y',
    ),
    question:
      'Who else had this happen at that time? Colleagues remember such events. Could you leave it out, or say it less exactly?',
  },
  {
    reason: 'witness',
    pattern:
      /(?:i (?:was|were) (?:there|present|in the room|at the meeting|in the meeting|standing|sitting|the one)|he (?:told|showed|gave|asked|called) (?:only )?me|she (?:told|showed|gave|asked|called) (?:only )?me|they (?:told|showed|gave|asked|called) me|in my presence|in front of me|to my face|when i entered|i (?:overheard|recorded|photographed|snapped|copied|signed|prepared|typed|wrote) (?:it|them|the|this|that|am|their|his|her))(?![a-z])/y,
    question: 'How many people were there, or could know this? What only a few saw tells them who wrote it.',
  },
  {
    reason: 'length-of-service',
    pattern:
      /(?:(?:for|since|in|over|after|about|almost|nearly|more than) ?(?:the (?:last|past) )?)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) ?(?:years?|months?)(?: (?:of|in|on))? (?:service|the job|this office|this job|the force|the department|the unit|this unit|experience|here)|grade level \d{1,2}|level \d{1,2} officer|(?:gl|conhess|conmess|contiss) ?\d{1,2}|step \d{1,2}/y,
    question: 'Years of service and grades are in the files. Is the exact figure needed?',
  },
  {
    reason: 'personal-trait',
    pattern:
      /(?:i am|i'm|as|na me be|i be) (?:a |an |the )?(?:[a-z]{1,14} )?(?:pregnant|widow|widower|single mother|nursing mother|disabled|deaf|blind|lame|albino|twin|hiv positive|sickle cell|diabetic|divorced|expatriate|convert|\d{2} years old|\d{2}-year-old|mother of (?:two|three|four|five|six|seven|twins|\d)|father of (?:two|three|four|five|six|seven|twins|\d))(?![a-z])|my (?:wheelchair|crutches|pregnancy|disability|stammer|accent|tribal marks|hearing aid|maternity leave|chemotherapy|surgery|operation|miscarriage|wedding|naming ceremony|phd|masters|scholarship|daughter's wedding|father's burial|mother's burial)(?![a-z])/y,
    question: 'This says something about you that few colleagues share. Does the report need it?',
  },
  {
    reason: 'unusual-words',
    pattern:
      /(?:as i always say|like i always say|as my people say|as we say in|our people say|my favou?rite|you know how i|mark my words|i use to say|i usually say|my usual|i coined|as i wrote in my|in my (?:memo|letter|petition|query reply|handover note|thesis|post|tweet))(?![a-z])/y,
    question: 'Do people know you by these words? A way of speaking can be recognised as surely as a face.',
  },
]
