import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { positionNames, rankNames } from '../position-words.ts'
import { isStranger } from './told-names.ts'

const mostWords = 3

/** 'the storekeeper Terngu', 'Superintendent Gwaza', 'odeakwukwo Chinweokwu', 'akowe Olaosebikan': a name right behind what someone does. */
export function detectNamesBehindJobs(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    if (!jobs.has(tokens.words[index] ?? '') || isAllCapitals(page, index)) continue
    const from = index + 1
    let to = from
    while (to - from < mostWords && areTogether(page, to - 1, to) && isNamePart(page, to)) to += 1
    if (to === from) continue
    found.push({
      start: tokens.starts[from] ?? 0,
      end: tokens.ends[to - 1] ?? 0,
      kind: 'person',
      tier: 'certain',
      weight: 52 + (to - from),
    })
    index = to - 1
  }
  return found
}

function isNamePart(page: Page, index: number): boolean {
  return isCapital(page, index) && isStranger(page, index) && !jobs.has(page.tokens.words[index] ?? '')
}

/** The last word of each job and rank of English, and the everyday words of five languages. */
const jobs = new Set([
  ...[...positionNames, ...rankNames].map((name) => name.slice(name.lastIndexOf(' ') + 1)),
  ...'comptroller warder marshal catechist prophet prophetess apostle usher monitor tailor mechanic welder carpenter bricklayer mason plumber electrician vulcanizer vulcaniser butcher barber hairdresser cook steward dispatch rider conductor landlord landlady tenant neighbour caretaker colleague classmate roommate coworker pupil student patient suspect witness complainant deponent applicant petitioner trader hawker agent operator midwife chairlady secretary treasurer scribe usher sub-dealer orderly escort warden'.split(
    ' ',
  ),
  ...'driva padi landlord madam oga oyibo gateman'.split(' '),
  ...'direba direban likita likitan sakatare sakataren sakatariya sakatariyar akanta akantan kansila kansilan manaja manajan mataimaki mataimakin mataimakiya lauya lauyan soja yaro yarinya yaron makwabci makwabcin makwabcina makwabciyata abokin kawar matar mijin malami malamar malamin dalibi daliba kwamanda kwamandan sufeto masinja leburan lebura teloli tela kafinta makanike mai-gadi maigadi'.split(
    ' ',
  ),
  ...'odeakwukwo onyeisi onyenkuzi onyeoru onyenche okwoo okaiwu dibia nwunye nwanne enyi nneochie nnaochie onyeagbataobi maneja akawunta draiva dereva'.split(
    ' ',
  ),
  ...'akowe akapo alaga awako oluko agbejoro aburo egbon iyawo ore oluso omokunrin omobinrin aladugbo alabaro onisowo olokada telo mekaniki oluranlowo maneja'.split(
    ' ',
  ),
])
