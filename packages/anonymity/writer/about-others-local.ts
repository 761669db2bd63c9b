/** First words, and an expression for what may follow. */
type Row = readonly [firsts: string, pattern: string]

/** Hausa: 'wanda ya dawo daga jinya', 'mai tabon fuska', 'shi kadai ne kurma', 'da aka turo daga Hadejia a bana'. */
const hausa: readonly Row[] = [
  [
    'wanda wadda da mai masu',
    "(?:wanda|wadda|da|mai|masu) (?:[a-z']{2,12} ){0,2}(?:zaune|tabo|tabon|kurma|kurame|makaho|makauniya|gurgu|gurguwa|bebe|zabaya|ciki|nakasa|taba|keke|keken|jinya|jinyar|hajji|haihu|gemu|kawo|soya|sayar|tallan|tuka|girki|share|gadi|wanki|shayarwa|daya tilo)",
  ],
  [
    'makaho makahon makauniyar gurgun gurgu kuturu kurman bebe beben zabiya',
    "[a-z]{4,10} (?:[a-z']{2,12} ){0,2}(?:da|mai|wanda|wadda|na|a|daga|ne|ce)",
  ],
  [
    'kafarsa kafarta idonsa idonta hannunsa hannunta kafata idona hannuna',
    '[a-z]{5,10} (?:daya|guda|ta karye|na karfe|na hagu)',
  ],
  [
    'ana',
    'ana (?:yi (?:mini|mani|min|masa|mata)|ba ni|yi wa) (?:[a-z]{2,10} ){0,1}(?:aikin|tiyata|tiyatar|dashen|wankin|allura|magani|jinya|jinyar)',
  ],
  ['dashen ciwon nakasar hatsarin', '[a-z]{6,9} (?:koda|zuciya|hanta|ido|sikila|suga|kansa|mota|daji)'],
  ['lokacin', 'lokacin da nake (?:asibiti|hutu|hutun|ciki|jinya|gida|makka|karatu)'],
  [
    'na',
    "na (?:tuka|yi wa|dafa wa|rene|koya wa) [a-z']{3,14}(?: [a-z']{3,14})? (?:shekara|shekaru|wata|watanni)",
  ],
  [
    'ina',
    "ina (?:tafiya da|amfani da|rike da|da (?:dan |yar |yan )?(?:tagwaye|karfe|ciwon|juna)|sayar da|wanke|shara)(?: [a-z']{2,12})?",
  ],
  [
    'yaron yarinyar matashin tsohuwa tsoho mata mace wata wani',
    "[a-z]{4,9} (?:[a-z']{2,12} ){0,2}(?:da (?:yake|take) (?:wanke|sayar|tuka|shara|gadi|dinki|kwana|zaune|wanki|talla)|mai (?:sayar|wanke|wanki|dinki|tallan|tallar|kitso|gyaran|goge|wake|koko))",
  ],
  ['shi ita', '(?:shi|ita) (?:kadai|daya tilo|daya kacal)(?: (?:ne|ce))?'],
  ['daya', 'daya (?:tilo|kacal|tak|ne (?:tal|kawai))'],
  ['ido kafa hannu kunne', '(?:ido|kafa|hannu|kunne) daya'],
  ['aka an', '(?:aka|an) (?:sake )?(?:turo|dauko|canzo|mayar|kawo)(?: (?:ni|shi|ita|da [a-z]{2,6}))? daga'],
  ['dawo', 'dawo daga (?:jinya|jinyar|hutu|hutun|hajji|umra|asibiti|karatu|haihuwa|gudun)'],
  ['mutum mutane', '(?:mutum|mutane) (?:daya|biyu|uku) (?:ne |ce )?(?:kadai|kawai|kacal|tak)'],
  ['mafi', 'mafi (?:kankanta|kankantar|tsufa|dadewa|karancin|yawan shekaru)'],
  ['ni', "ni (?:ne|ce)(?= ?[.,!?\\n]| [a-z']{4,20}|$)"],
  ['ni', "ni (?:ne|ce) [a-z']{4,20}(?: [a-z']{2,14}){0,3}"],
  [
    'bafulatana bafulatanar bahaushiya bahaushiyar bayarabiya bayarabiyar inyamura inyamurar kirista musulma matar mutumin tsohon tsohuwar dattijon saurayin',
    "[a-z]{5,14} (?:[a-z']{2,12} ){0,2}(?:da|mai|wadda|wanda) (?:yake|take|ke|ya|ta|ba ya|ba ta|tabo|tabon|shayar|soya) ?(?:[a-z']{2,12})?",
  ],
]

/** Igbo: 'nwoke nwere apa n'ihu', 'nwaanyi Fulani na-ebute nono', 'naani mmadu abuo ji igodo', 'tebulu m di n'akuku friji'. */
const igbo: readonly Row[] = [
  [
    'onye nwoke nwaanyi nwanyi nwata nwatakiri okenye agadi',
    "[a-z]{4,10}(?: [a-z'-]{1,14}){0,3} (?:na-ese|na-ere|na-ebute|na-eghe|na-esi|na-akwo|na-ano|na-arahu|na-ehi|na-agba|na-aria|na-eji|nodu|noduru|no|bi|nwere (?:otu|apa|afuonu|ime)|ji mkpa|ngworo|ogbi|ochi|di ime)(?: [a-z'-]{2,14})?",
  ],
  ['abum', "abum [a-z']{3,14}(?: [a-z'-]{2,14}){0,3}"],
  [
    'na-asu na-akwo na-eji na-ese na-ere na-edo na-akpa na-aku',
    'na-[a-z]{2,5} (?:nsu|asusu|oku|mkpanaka|mkpara|akwara|siga|anwuru|okpa|akara|umuaka|isi|oche|nkwo|nwa|ogene|ekwe)',
  ],
  ['kwusiri', 'kwusiri (?:ihu uzo|inu ihe|ije ije)'],
  ['ngworo ogbi nkwaru', '[a-z]{4,7} (?:m|ya|ahu|na|no|di|nke|bu)'],
  [
    'nwata nwa okorobia agboghobia',
    "(?:nwata|nwa (?:okorobia|agboghobia|nwanyi|nwaanyi|nwoke|boyi)|okorobia|agboghobia)(?: [a-z'-]{2,12}){0,2} na-[a-z]{2,6}",
  ],
  ['alotara lotara', "a?lotara(?: m| ya)? (?:oru|site|na|n')"],
  ['muchara', 'muchara nwa'],
  ['nwere', 'nwere (?:otu (?:aka|anya|ukwu|nti)|apa|ime|nkwaru|afuonu)'],
  ['otu', 'otu (?:aka|anya|ukwu|nti)'],
  [
    'naani nani soso sooso',
    '[a-z]{4,5} (?:ya|mmadu|nwaanyi|nwanyi|nwoke|onye|otu)(?: (?:bu|abuo|ato|ji|no|di))?',
  ],
  ['tebulu oche ofis ihe ulo oru', '(?:tebulu|oche|ofis|oche oru) m (?:di|no|chere|nso)'],
  ['abu', "abu m (?:nwunye|di|nwa|nwanne|nna|nne|ogo|[a-z]{4,16})(?: [a-z'-]{2,14}){0,2}"],
  [
    'nodu noduru no di',
    "[a-z]{2,6} (?:n'akuku|n'azu|n'ihu|nso) (?:windo|oche|tebulu|friji|onu uzo|ibo|igwe|[a-z]{4,12})",
  ],
  ['kacha', "kacha (?:nta|okenye|ibu|dee|no ogologo|[a-z]{3,10}) (?:n'ime|n'etiti|ebe|na)"],
  ['ebugara ezitere ebufere zitere', "[a-z]{6,8} (?:m|ya|anyi|ha)? ?(?:site|ebe a|n'|na)"],
  ['apa', "apa (?:n'ihu|n'aka|n'isi|n'anya)"],
  ['lotara', "lotara (?:na|site|n')[a-z' ]{2,12}"],
]

/** Yoruba: 'okunrin to n fa siga', 'obinrin to loyun', 'oun nikan ni odi', 'iyawo kanselo ana ni mi'. */
const yoruba: readonly Row[] = [
  [
    'okunrin obinrin atokun olusoosi olutaja onise olopa oluko akowe awako agbalagba arakunrin arabinrin eni omo baba mama iya alagba osise oluso opo',
    "[a-z]{3,11}(?: [a-z'-]{2,14}){0,2} (?:to|ti o|ti|tio)(?: n| maa n| si)? ?(?:fa|ta|din|gbe|loyun|ni (?:apa|oju kan|ese kan|owo kan|ila|irungbon)|jokoo|joko|wo|gun|ru|fo|gba ile|sun|ngbe|kawo)(?: [a-z'-]{2,12}){0,2}",
  ],
  ['fi', '(?:fi (?:opa|ero|keke|ese osi|owo osi|kekee) (?:rin|gbo|kowe|gbe|ran|[a-z]{2,6}))'],
  ['sese', 'sese (?:de|pada|bi|bimo|se igbeyawo|gbe|gba ise|kuro|jade)'],
  ['ero', 'ero (?:gbo|ibanisoro igboran)'],
  [
    'omokunrin omobinrin odomokunrin odomobinrin',
    "[a-z]{9,14}(?: [a-z'-]{2,12}){0,2} (?:to|ti o) n? ?(?:fo|ta|wa|se|gbe|ko|toju|ran|din)(?: [a-z'-]{2,12}){0,2}",
  ],
  ['omo', 'omo [a-z]{3,12} kan (?:pere|soso|nikan)'],
  ['oun nikan', '(?:oun nikan|nikan (?:ni|soso|lo))(?: [a-z]{2,10}){0,2}'],
  ['kan soso meji', '(?:kan soso|soso|meji pere)'],
  ['apa', 'apa (?:loju|lowo|lese|lori|ni oju|ni ori)'],
  ['oju ese owo eti', '(?:oju|ese|owo|eti) kan(?: (?:ni|soso))?'],
  ['loyun', 'loyun'],
  ['ni', 'ni mi(?= ?[.,!?\\n]|$| ni)'],
  ['gbe', 'gbe (?:mi|e|wa|won) (?:wa )?(?:lati|de lati)'],
  ['ti', 'ti (?:won|a) (?:sese )?gbe wa'],
  ['tabili aga ijoko', '(?:tabili|aga|ijoko) mi (?:wa|ni|legbe)?'],
  ['jokoo joko', 'joko{1,2} (?:legbe|nitosi|leyin|niwaju|lebaa|si) [a-z]{3,14}'],
  ['emi', 'emi ni (?!mo )[a-z]{3,14}(?: [a-z]{2,12}){0,3}'],
  ['abikeyin', 'abikeyin'],
  ['kere dagba', '(?:kere|dagba) ju'],
]

export const localOthers: readonly Row[] = [...hausa, ...igbo, ...yoruba]
