import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/** 'block B', 'flat 2', 'gida mai lamba 17', 'ime ulo nke abuo', 'yara keji', 'second floor', 'third house'. */
export function endOfUnit({ reading, tokens }: Page, first: number): number | undefined {
  const at = tokens.starts[first] ?? 0
  return matchAt(numbered, reading.lower, at) ?? matchAt(counted, reading.lower, at)
}

const numbered =
  /(?:(?:block|blk|phase|zone|flat|shop|layin|ahiri|row|line|tent|site|sector|lane|wing|gate|hostel|close) [a-z]|(?:flat|room|rm|block|blk|shop|phase|zone|unit|suite|house|hse|row|site|sector|ward|road|lane|line|hostel|mile|tent|bay|bed|kilomita|wing|gate|stall|apartment|apt|gida|daki|shago|rumfa|ulo|ime ulo|ile|yara|ojule|soobu|gini)(?: (?:mai lamba|no|number|na|lamba|nke|nomba|nke nomba))?\.? ?\d{1,4}[a-z]?)(?![\w-])/y

const english =
  '(?:the |di )?(?:first|second|third|fourth|fifth|sixth|seventh|last|next|ground|top|1st|2nd|3rd|4th|5th|6th) (?:floor|house|gate|jetty|tent|junction|street|turning|speed breaker|building|room|flat|door|shop|compound|stall|storey|block|bungalow)(?: upstairs| downstairs)?'
const hausa =
  '(?:gida|daki|shago|layi|rumfa|kofa|bene) na (?:farko|daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma|karshe)(?: (?:a|daga) (?:hannun )?(?:dama|hagu))?'
const igbo =
  "(?:ime ulo|ulo|uzo|ogige|shopu|ahia) (?:nke )?(?:mbu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|iri|ikpeazu)(?: (?:n'aka (?:nri|ekpe)))?"
const yoruba =
  '(?:ile|yara|ojule|soobu|ilekun|aja|ila|kilomita) (?:akoko|kini|kinni|keji|keta|kerin|karun|karun-un|kefa|keje|kejo|kesan|kewaa|mewaa|mejila|meji|meta|merin|ikeyin)(?: (?:ni )?apa (?:otun|osi))?'

const counted = new RegExp(`(?:${english}|${hausa}|${igbo}|${yoruba})(?![\\w-])`, 'y')
