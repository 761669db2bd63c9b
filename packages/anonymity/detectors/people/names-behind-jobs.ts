import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { neverNames } from '../name-words.ts'
import { positionNames, rankNames } from '../position-words.ts'
import { isDayOrVirtue } from '../word-names.ts'
import { isStranger } from './told-names.ts'

const mostWords = 3

/** 'the storekeeper Terngu', 'Superintendent Gwaza', 'odeakwukwo Chinweokwu', 'akowe Olaosebikan': a name right behind what someone does. */
export function detectNamesBehindJobs(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    if (!jobs.has(tokens.words[index] ?? '') || isAllCapitals(page, index)) continue
    const from = index + 1
    if (!areTogether(page, index, from) || !isNamePart(page, from)) continue
    const to = endOfName(page, from, mostWords, isNamePart)
    found.push(personAt(page, from, to))
    index = to - 1
  }
  return found
}

function isNamePart(page: Page, index: number): boolean {
  if (!isCapital(page, index) || jobs.has(page.tokens.words[index] ?? '')) return false
  return isStranger(page, index) || isLocalBehindTitle(page, index) || isVirtueBehindTitle(page, index)
}

/** 'Supervisor Tare': with a capital the job is a form of address, and a word of another language behind it a name. */
function isLocalBehindTitle(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const isTitled = isCapital(page, index - 1) && jobs.has(page.tokens.words[index - 1] ?? '')
  const isEnglish = (page.spoken[index] ?? 0) <= 2
  return isTitled && isEnglish && lexicon(word) === bits.localWord && !neverNames.has(word)
}

/** 'Driver Lucky', 'Nurse Peace'. */
function isVirtueBehindTitle(page: Page, index: number): boolean {
  const isTitled = isCapital(page, index - 1) && jobs.has(page.tokens.words[index - 1] ?? '')
  return isTitled && !isAllCapitals(page, index) && isDayOrVirtue(page.tokens.words[index] ?? '') === 'virtue'
}

/** The last word of each job and rank of English, and the everyday words of five languages. */
export const jobs: ReadonlySet<string> = new Set([
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
