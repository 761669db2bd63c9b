import { anyOf } from './word-lists.ts'

/** Words for a person by work or place in life, for expressions. English and Pidgin. */
export const jobs = anyOf([
  'clerk|officer|nurse|guard|gate ?man|mai-?guard|driver|cleaner|cook|trader|seller|teacher|student|tenant|neighbour|widow|widower',
  'mechanic|welder|tailor|barber|typist|cashier|secretary|messenger|corper|worker|staff|porter|rider|usher|auditor|registrar|bursar',
  'accountant|engineer|technician|midwife|matron|doctor|lecturer|apprentice|youth|twin|verger|sexton|constable|sergeant|corporal',
  'soldier|marshal|monitor|interpreter|bookkeeper|storekeeper|seamstress|landlord|landlady|printer|operator|vaccinator|witness',
  'librarian|pharmacist|carpenter|plumber|electrician|surveyor|foreman|labourer|farmer|herder|herdsman|fisherman|agent|collector',
  'chorister|organist|catechist|deacon|deaconess|pastor|imam|muezzin|treasurer|prefect|pupil|watchman|attendant|receptionist|analyst',
  'steward|sailor|loader|butcher|hawker|conductor|reporter|cameraman|editor|announcer|producer|volunteer|observer|caretaker|mason',
  'bricklayer|painter|house ?help|housemaid|nanny|orphan|survivor|patient|mother|member|programmer|dispatcher|invigilator|sweeper',
  'intern|trainee|official|scribe|adviser|warden|inspector|chaplain|sacristan|drummer|welfare officer|lifeguard|trustee|delegate|signatory',
  'policeman|policewoman|sales ?girl|sales ?boy|shop ?girl|altar server|choir ?master|headmaster|headmistress|supervisor',
  'sentry|bouncer|cobbler|vulcani[sz]er|glazier|goldsmith|blacksmith|potter|weaver|dyer|brewer|baker|miller|tapper|hunter|ferryman|boatman',
  'pilot|dockworker|stevedore|weigher|checker|timekeeper|stock ?keeper|data entry clerk|anaesthetist|radiographer|dentist|optician',
  'physiotherapist|dietician|counsellor|proctor|warden|janitor|gardener|launderer|laundryman|chef|waiter|waitress|bartender|usherette',
  'translator|stenographer|archivist|photographer|drummer|singer|muezzin|evangelist|reverend sister|nun|novice|seminarian|acolyte|alfa',
])

/** Other words that end as those for trades do, without things that end so too. */
export const trades =
  '(?!generator|motor|tanker|tipper|computer|number|letter|paper|voucher|matter|water|order|river|register|ledger|container|tractor|tanker|transformer|poster|roster|folder|power|quarter|floor|door|error|sector|mirror|monitor|printer|scanner|trailer|helicopter|counter|corner|centre|list)[a-z]{3,12}(?:er|or|ist|ian|man|woman)'

export const persons = '(?:man|woman|lady|girl|boy|person|pesin|pessin|pikin)'
