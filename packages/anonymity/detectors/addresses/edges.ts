/**
 * What people write around the part of an address that other rules and the tagger know: 'one house for Ogorode', 'gidan gwaggona a
 * Tudun Nufawa' in front, and behind it 'beside the man wey dey repair wristwatch', ', gate wey get lion head', "gefen hagu".
 * Each look is bounded, and a side that no sign ends is left alone.
 */
export function withEdges(
  plain: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const before =
    inFront.exec(plain.slice(Math.max(0, start - reachBefore), start))?.[0]?.trimStart().length ?? 0
  return { start: start - before, end: endOf(plain, end) }
}

const reachBefore = 48
const reachBehind = 72
const mostSides = 4

function endOf(plain: string, from: number): number {
  let end = from + (owned.exec(plain.slice(from, from + reachBehind))?.[0].length ?? 0)
  for (let count = 0; count < mostSides; count += 1) {
    const side = behind.exec(plain.slice(end, end + reachBehind))?.[0]
    if (side === undefined || isSentence.test(side)) return end
    end += side.trimEnd().length
  }
  return end
}

const houses =
  '(?:(?:guest|family|rented|uncompleted|big|small|mechanic|beer|pure water) )?(?:house|shop|store|office|compound|flat|room|apartment|warehouse|container|kiosk|stall|parlour|carwash|bar|hotel|lodge|farm|workshop|bukateria|joint)'

/** The beginning of the look is no word's middle: a space or a sign is in front. */
const inFront = new RegExp(
  [
    // 'Ina zaune a Rigasa, layin Makarfi', 'House: Bori, along Kono Road': the town in front of its street.
    "(?<=(?:\\b(?:a|at|in|for|dey|stay|zaune|na|no|ni|si|ke|go)|:) )(?:[A-Z][A-Za-z'-]{2,16}(?: [A-Z][A-Za-z'-]{2,16})?, ){1,2}$",
    `(?<=^|[\\s,(:])(?:(?:the|one|my|im|his|her|our|their|him|d|di|a|an|your) )?${houses}(?: (?:wey dey|that is|which is|wey dem rent|wey e rent))?(?: (?:at|for|in|inside|on|off))? $`,
    "(?<=^|[\\s,(:])(?:a |cikin )?(?:gidan|shagon|ofishin|dakin|gonar) [a-z']{3,16} (?:a|na|dake|da ke) $",
    "(?<=^|[\\s,(:])(?:n'ulo|ulo|n'ulo ahia|ulo ahia|ofis|n'ofis) (?:ya|m|ha|anyi) (?:di|no) (?:na|n') ?$",
    '(?<=^|[\\s,(:])(?:ni |si )?(?:ile|soobu|ofiisi|yara) kan ni $',
    // 'behind the cold room at Sabon Tasha', 'n\'ihu uzo ama ulo ochichi eze': what is beside it, up to two words before.
    '(?<=^|[\\s,(:])(?:behind|opposite|beside|near|after|in front of|back of) (?:the |di |one )?(?:[a-z]{3,12} ){0,2}$',
    "(?<=^|[\\s,(:])(?:n'ihu|n'azu|n'akuku|nso|bayan|gaban|gefen|kusa da|leyin|legbee|niwaju) (?:[a-z]{3,12} ){0,2}$",
    '(?<=^|[\\s,(:])(?:ile|soobu|yara) (?:[a-z]{2,10} ){1,3}to wa $',
    // In Pidgin 'for' belongs to where someone stays.
    '(?<=\\b(?:stay|live|sleep|lodge) )for $',
  ].join('|'),
)

const sides =
  'beside|near|opposite|behind|inside|upstairs|downstairs|under|close to|next to|in front of|front of|back of|after|before|around|corner|room|flat|gate|block|shop|floor|row|stall|first|second|third|last|left|right|junction|on top|gate number|' +
  'kusa|gefen|bayan|gaban|saman|kasan|daki|layi|layin|lamba|kofa|kofar|jikin|kallon|dab da|mai kofa|' +
  "n'azu|azu|n'akuku|akuku|nso|n'ihu|n'aka|onu uzo|n'onu|n'elu|n'okpuru|ulo|uno|gbagoo|n'agbata|" +
  'legbee|leyin|niwaju|iwaju|oju ona|lori|nisale|loke|ile|yara|egbe|apa|alawo|eyi ti|ona'

const behind = new RegExp(
  `^(?:,? (?:the |d |di |one |of the )?(?:${sides})\\b|, (?:the |d |di |one )?[a-z-]{3,12} wey\\b| of the \\w{3,12} wey\\b)(?!\\d{5})(?:[^,.;:!?()\\n\\d]|\\d{1,4}(?!\\d)){0,60}(?=[,.;:!?()\\n]|$)`,
  'i',
)

/** "behind the Emir's old stable", of which the Emir was found. */
const owned = /^'s(?: [a-z]{3,12}){0,3}(?=[,.;:!?()\n]|$)/

/** What has a person and a deed in it is the next clause of the sentence. */
const isSentence =
  /\b(?:call|calls|called|said|says|told|tell|asked|went|came|come|paid|pay|collect|collected|i|we|he|she|they|you|dem say|and the|but|because|so|ce|yace|tace|kuma|amma|don Allah|ka kira|kpoo|gwara|mana|pe|so fun|sugbon)\b/
