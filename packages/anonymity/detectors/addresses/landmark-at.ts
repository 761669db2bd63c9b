import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/** 'behind the filling station', "n'azu ulo mmanu": a side and what is there, by its own word. */
export function endOfLandmark({ reading }: Page, start: number): number | undefined {
  return matchAt(landmark, reading.lower, start)
}

/** Behind its name and the street or the junction where it is: 'filling station on Zaria Road', 'gidan man Oando, kan titin Zaria'. */
export function endOfWhereItIs({ reading: { plain } }: Page, landmarkEnd: number): number {
  const named = matchAt(nameOfSpot, plain, landmarkEnd) ?? landmarkEnd
  return matchAt(whereItIs, plain, named) ?? matchAt(smallStreet, plain, named) ?? named
}

const nameOfSpot = /(?: [A-Z][\p{L}'-]{1,20}){1,2}/uy

const whereItIs =
  /,? (?:on|along|at|in|near|by|for|off|ni|na|kan|ta|a|titin|hanyar|okporo ama|opopona)(?: (?:the|titin|hanyar|okporo ama|opopona))?(?: [A-Z][\p{L}'-]{1,20}){1,3}(?: (?:road|street|junction|roundabout|way|close|avenue|expressway|quarters|estate|layout|market)\b)?|, (?:okporo ama|opopona|titin|hanyar)(?: [A-Z][\p{L}'-]{1,20}){1,2}/uy

const smallStreet =
  /,? (?:on|along|at|near|off)(?: [a-z'-]{2,15}){1,2} (?:road|street|junction|roundabout|avenue|close|market)\b/y

const spots = [
  'filling station|petrol station|fuel station|gas station|mosque|church|cathedral|chapel|market|school|junction|roundabout|bus stop|motor park|car park|garage|hospital|clinic|dispensary|health centre|police station|police post|station|barracks|palace|town hall|village square|borehole|water tank|bridge|flyover|stadium|hotel|guest house|eatery|restaurant|supermarket|shopping mall|shopping complex|plaza|bakery|cinema|abattoir|dump site|refuse dump|pharmacy|chemist|mast|transformer|cemetery|railway crossing|railway line|railway station|railway|rail line|level crossing|borehole|nepa office|power line|toll plaza|overhead bridge|pedestrian bridge|t-junction|secretariat|post office|court|quarters|estate|water board|mango tree|water works|customs office|local government office|factory|depot|poultry|orphanage|event centre|viewing centre|mechanic village|sawmill|water factory|car wash|toll gate|football field|playing ground',
  'masallaci|masallacin|coci|cocin|kasuwa|kasuwar|makaranta|makarantar|asibiti|asibitin|tasha|tashar mota|rijiya|rijiyar|gidan mai|gidan man|gidan burodi|gidan sarki|ofishin yan sanda|gada|gadar|filin wasa|makabarta|famfo|kamfanin|bankin',
  'ahia|ulo mmanu|ulo akwukwo|ulo uka|uka|ulo ogwu|ulo oru|ulo aku|ulo ahia|ulo nna ochie|odu ugboala|ogbe ugboala|ulo ndi uwe ojii|ama egwuregwu|oba mmiri|akwa mmiri',
  'oja|ile-iwe|ile iwe|ile-eko|ile eko|ile-epo|ile epo|ile ijosin|soosi|mosalasi|ile iwosan|ile-iwosan|ileewosan|ile oogun|gareeji|garaji|afin|aafin|ile-ise|ile ise|ago olopaa|afara|papa isere|boosi sitoopu|ile-itura|ibudoko',
].join('|')

/** Each word of what people name to say where, of three letters and more. */
export const landmarkWords: ReadonlySet<string> = new Set(
  spots.split(/[| ]/).filter(({ length }) => length > 2),
)

const landmark = new RegExp(
  `(?:behind|opposite|opp|beside|near|adjacent(?: to)?|adj|off|after|before|facing|along|by|under|inside|next to|close to|across from|directly (?:opposite|behind)|back of|front of|bayan|kusa da|gaban|gefen|lehin|leyin|eyin|legbe|legbee|itosi|nitosi|iwaju|niwaju|egbe|lebaa|okankan|odikeji|leti|labe|daura da|tsallaken|karkashin|jikin|azu|n'azu|n'akuku|n'ihu|nso)\\.? (?:the |di |dat |that |our |my |a |in )?(?:(?:old|new|big|small|first|second|third|last|central|main|[a-z'-]{2,20}) ){0,3}(?:${spots})(?![\\w-])`,
  'y',
)
