/** What is before or after a name and is no part of it, without dots, in small letters. Written down from general knowledge. */
const alwaysTitles =
  'mr mrs ms miss madam master mister messrs sir dame dr doctor prof professor phd assoc associate ' +
  'chief chf high otunba erelu yeye aare oloye iyalode nze ichie ogbuefi lolo ozo ' +
  'alhaji alh alhj alhaja haj hajiya hajia hajj mallam malam mal ustaz ustadh sheikh shaykh sheik alfa ' +
  'hon honourable honorable rt right sen senator amb ambassador gov governor commissioner minister chairman chairperson comrade comr excellency his her he hrh hrm hm highness majesty royal ' +
  'engr engineer ing barr barrister esq esquire arc architect surv surveyor tpl qs bldr pharm pharmacist nurse vet ' +
  'rev reverend revd fr father sr sister bro brother pastor pst evang evangelist apostle bishop archbishop canon ven deacon dcn deaconess elder apst ' +
  'the bar lt lieutenant capt captain maj col colonel brig brigadier gen adm admiral cdre commodore cdr cmdr commander avm sqn wg gp flt ldr sgt sergeant cpl corporal wo ' +
  'igp dig aig acp dcp csp dsp asp supt superintendent insp inspector constable rtd retd retired late former ex ' +
  'san ofr oon mon mfr cfr con gcon gcfr nnom mni jp ksc ksj ksm fca aca fcna acti fnse mnse fnim fcib fnia mba msc bsc llb llm fwc psc'

/** Titles that are given names as well: only the rest of the name tells. */
const sometimesTitles =
  'prince princess king queen justice judge general major imam oba igwe lady cp sp md dg'

const generations: Record<string, string> = {
  jr: 'junior',
  jnr: 'junior',
  junior: 'junior',
  snr: 'senior',
  senior: 'senior',
  ii: 'second',
  iii: 'third',
  iv: 'fourth',
}

const always = new Set(alwaysTitles.split(' '))
const sometimes = new Set(sometimesTitles.split(' '))

export type TitleKind = 'always' | 'sometimes' | null

/** @param word folded, without dots */
export function titleKind(word: string): TitleKind {
  if (sometimes.has(word)) return 'sometimes'
  else return always.has(word) ? 'always' : null
}

/** Junior, senior, the second: of two people of one name it tells which. */
export function generationOf(word: string): string | null {
  return Object.hasOwn(generations, word) ? (generations[word] ?? null) : null
}
