/**
 * Further phrases that fit one person or few, by kinds: a superlative, the only one, a body, an event of a life, a people, a small
 * group, a shift and a place. The first words, and the whole as an expression.
 */
export const moreOthers: readonly (readonly [firsts: string, pattern: string])[] = [
  [
    'only sole lone',
    "(?:only|sole|lone) (?!(?:way|thing|time|reason|problem|money|place|one thing|part|option|hope|evidence|document|receipt|condition|question)s? )[a-z'-]{3,14}(?: [a-z'-]{2,14}){0,2} (?:in|at|on|who|that|wey|from|with|without|among|we have|they|dem|ever|there|here|of us)",
  ],
  [
    'tallest shortest youngest oldest eldest darkest fattest newest smallest',
    "[a-z]{6,9} (?:[a-z'-]{3,12} ){0,2}(?:in|of|at|among|on|for|there|here)",
  ],
  [
    'most',
    'most (?:junior|senior|recent|experienced) (?:[a-z-]{3,12} )?(?:officer|staff|nurse|clerk|teacher|doctor|person|member|man|woman|guard|auditor|engineer|cashier|one)',
  ],
  ['longest', 'longest[ -](?:serving|staying)'],
  [
    'whose',
    "whose (?!name|account|file|company|job|duty|signature|contract)(?:[a-z'-]{2,12} ){1,3}(?:is|was|are|were|has|had|have|got|died|dies|works?|burnt|burned|collapsed|broke|faces|lives?|stays?|teaches|sells?|owns?|married|retired|drives?|don|dey)",
  ],
  [
    'with get has have wears wearing',
    "[a-z]{3,7} (?:a |an |the |one |di |only |bad |dat ){0,2}(?:[a-z'-]{3,12} )?(?:limp|scar|birthmark|stammer|squint|tattoo|accent|beard|moustache|dreadlocks|gap[ -]tooth|gap[ -]teeth|tribal marks?|bald head|big belly|artificial leg|bad leg|walking stick|crutch|crutches|cane|neck brace|plaster|eye patch|hunch|goitre|cleft lip|sixth finger|hearing aid|thick glasses|lisp)",
  ],
  [
    'pregnant nursing breastfeeding blind deaf lame albino barren',
    '[a-z]{4,13} (?:woman|lady|girl|man|boy|officer|nurse|clerk|cashier|teacher|student|cleaner|cook|guard|typist|secretary|trader|corper|doctor|driver|messenger|staff|colleague|one|widow|receptionist|tailor|wife|sister|daughter)',
  ],
  [
    'fulani hausa igbo yoruba tiv idoma ijaw efik ibibio kanuri nupe gbagyi jukun urhobo itsekiri isoko bini esan igala ebira berom kalabari ogoni anioma togolese ghanaian beninese chadian lebanese indian chinese cameroonian muslim christian adventist',
    '[a-z]{3,12} (?:woman|lady|girl|man|boy|officer|nurse|clerk|cashier|teacher|student|cleaner|cook|guard|typist|secretary|trader|corper|doctor|driver|messenger|colleague|one|widow|gateman|engineer|tailor|barber|mechanic|accountant)',
  ],
  [
    'two three four five',
    '(?:two|three|four|five) of (?:us|them|dem) (?:only|alone|who|that|wey|know|knew|have|had|hold|held|were|dey|work|share|sabi|can|could|signed|saw|get|sit|live|joined)',
  ],
  [
    'nobody none',
    '(?:nobody|none) (?:else|of them|of dem)(?: (?:there|here|in [a-z]{2,8}(?: [a-z]{3,12})?))? (?:has|had|have|knows|knew|know|was|saw|can|could|uses|speaks|works|sabi|get|dey)',
  ],
  [
    'night morning weekend afternoon evening day',
    '[a-z]{3,9} (?:shift |duty )?(?:nurse|guard|watchman|driver|clerk|cashier|officer|cook|cleaner|porter|attendant|security|operator|pharmacist|midwife|receptionist|supervisor|editor|matron) (?:in|at|on|of|for|who|wey|whose)',
  ],
  [
    'fainted collapsed slumped miscarried divorced remarried converted resumed retired retires naturalised',
    "[a-z]{7,12} (?:at|in|on|during|after|before|from|last|this|while|to|next) (?:the |a |our |di |his |her )?[a-z'-]{3,14}",
  ],
  [
    'won',
    "won (?:the |a |an |di )(?:[a-z'-]{3,12} ){0,3}(?:award|prize|medal|cup|lottery|competition|scholarship|election in)",
  ],
  [
    'married engaged related widowed',
    "(?:married|engaged|related|widowed) (?:to|in|last|this|by|into) (?:the |a |an |my |our |his |her |di )?[a-z'-]{3,14}",
  ],
  [
    'rides drives owns plays coaches leads conducts',
    '[a-z]{4,8} (?:the |a |an |our |di )(?:only |red |blue |old |green |white |yellow |church |school |youth |[a-z]{3,9} )?(?:motorcycle|bike|okada|tricycle|keke|bicycle|bus|choir|band|keyboard|piano|organ|drum|drums|trumpet|football team|team|kiosk|canteen|shop|salon|poultry|farm|fellowship)',
  ],
  [
    'speaks speak',
    'speaks? (?:only |fluent |little |no )?(?:fulfulde|hausa|igbo|yoruba|tiv|idoma|ijaw|efik|ibibio|kanuri|nupe|french|arabic|sign language|ebira|igala|urhobo|edo|chinese|with a stammer)',
  ],
  // Igbo and Yoruba, folded: 'the only one', the most of all, a body, an event.
  [
    'naani soso soosoo',
    "(?:naani|soso|soosoo) (?:m|mu|anyi|ya|ha|ha abuo|anyi abuo|anyi ato|nwoke|nwaanyi|nwanyi|onye|mmadu|otu|ndi)(?: [a-z'-]{1,14}){1,2}",
  ],
  [
    'onye nwoke nwaanyi nwanyi nwata okorobia noosu dokita',
    "(?:onye(?: [a-z'-]{2,12})?|nwoke|nwaanyi|nwanyi|nwata|okorobia|noosu|dokita) (?:ahu )?(?:kacha|kachasi|di ime|nwere (?:otu |apa|afu|ukwu|aka|anya)|ji (?:nkpa|mkpara|osisi)|na-(?:esi|ere|agba|ese|ebu|anya|asu|akpa|eyi)|si (?:n'|obodo|steeti)|bi n'|no n'(?:akuku|azu|ihu|agbata)|di ya nwuru|nwuru|dara n'|mere (?:ihe mberede|aru)|lara ezumike|agaghi anu|enweghi (?:aka|ukwu|anya))",
  ],
  ['nke', "nke (?:kacha|kachasi) [a-z'-]{2,12}"],
  [
    'okunrin obinrin eni omobinrin omokunrin noosi oluko akowe awako olode',
    "(?:okunrin|obinrin|eni|omobinrin|omokunrin|noosi|oluko|akowe|awako|olode)(?: [a-z'-]{2,12})? (?:kan soso|nikan|to loyun|ti o loyun|to ni (?:ese kan|oju kan|owo kan|ogbe|ila)|to n (?:fa|ta|wo|gun|rin|so|ko|ke)|ti oko re ku|to sese|to kere ju|to dagba ju|to gun ju|to kuru ju|to wa lati|ti won sese)",
  ],
]
