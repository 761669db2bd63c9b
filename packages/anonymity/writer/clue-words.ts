import type { Reason } from './reasons.ts'

/** Words with which a writer begins to say what they are: English and Pidgin, Hausa, Igbo, Yoruba. Folded, without accents. */
export const anchors = (
  'i am|i am a|i am an|i am the|i was the|i work as|i work as a|i work as an|i work as the|i worked as a|i serve as|as a|as an|being a|being the|we the|' +
  'na me be|na me be the|i be|i be the|me wey be|as i be|i dey work as|' +
  'ni ce|ni ne|ina aiki a matsayin|a matsayina na|kasancewa ta|ni a matsayin|' +
  'abu m|a bu m|mu onwe m bu|ana m aru oru dika|m bu|dika|' +
  'mo je|emi ni|emi je|mo n sise gege bi|gege bi|emi gege bi'
).split('|')

/** Words behind such a beginning, and what each tells. */
export const traits: readonly (readonly [Reason, string])[] = [
  [
    'role',
    'nurse|midwife|doctor|matron|pharmacist|lab scientist|ward maid|teacher|lecturer|headmaster|principal|bursar|registrar|cashier|accountant|auditor|storekeeper|store keeper|store officer|clerk|typist|secretary|driver|messenger|gateman|security man|security guard|cleaner|engineer|technician|procurement officer|tax officer|customs officer|police officer|corporal|sergeant|inspector|corper|corps member|intern|contractor|supervisor|health worker|record officer|records officer|computer operator|surveyor|lawyer|court clerk|registry staff|' +
      "ma'aikaciyar jinya|ma'aikacin jinya|malamar makaranta|malamin makaranta|direba|akawu|mai gadi|sakatariya|sakatare|likita|mai shara|" +
      'noosu|onye nkuzi|dokinta|onye oru|onye na-ede akwukwo|onye nche|ode akwukwo|onye na-anya ugbo|' +
      'noosi|oluko|dokita|awako|akowe|oluso|onisiro owo|agbebi',
  ],
  [
    'sex',
    'woman|man|lady|female|male|girl|housewife|mace|namiji|nwanyi|nwoke|obinrin|okunrin|mata|matar aure',
  ],
  [
    'religion',
    'christian|muslim|catholic|anglican|pentecostal|jehovah witness|deeper life member|redeemed member|traditionalist|atheist|pastor|deacon|deaconess|imam|alfa|sunday school teacher|born again|musulmi|musulma|musulmin|kirista|mabiyin addinin kirista|onye kraist|onye uka|onye alakuba|kristeni|elesin kristi|onigbagbo|musulumi',
  ],
  [
    'group',
    'igbo|ibo|hausa|yoruba|fulani|tiv|ijaw|kanuri|nupe|efik|ibibio|edo|urhobo|itsekiri|idoma|igala|jukun|berom|gwari|ebira|southerner|northerner|non indigene|non-indigene|indigene|foreigner|settler|bahaushe|bahaushiya|bafulatani|inyamuri|bayarabe|onye igbo|onye hausa|onye awusa|onye yoruba|omo igbo|omo yoruba|omo hausa',
  ],
  [
    'age',
    'youngest|oldest|eldest|about to retire|fresh graduate|youth corper|old man|old woman|tsoho|tsohuwa|matashi|matashiya|agadi nwanyi|okenye|agba|odo',
  ],
  [
    'health',
    'pregnant|disabled|blind|deaf|lame|albino|diabetic|asthmatic|hypertensive|sickle cell patient|cancer patient|on dialysis|nakasashe|nakasashiya|makaho|kurma|gurgu|mai ciki|di ime|onye nkwaru|onye isi|onye ngworo|aboyun|abirun|afoju|aditi|aro',
  ],
  [
    'family',
    'widow|widower|nursing mother|single mother|single father|twin|first born|last born|only child|divorcee|divorced|orphan|second wife|mother of|father of|bazawara|uwar yara|maraya|di nwunye|nwanyi di ya nwuru|nwa ejima|ejima|opo|iya olomo|iya ibeji|omo orukan|taiwo|kehinde',
  ],
]

/** Phrases that tell something wherever they are. */
export const phrases: readonly (readonly [Reason, string])[] = [
  [
    'role',
    "ni ma'aikaciyar|ni ma'aikacin|ni malami|ni malama|ni akawu|ni direba|ni mai gadi|ni sakatare|ni sakatariya|ni likita|ni ungozoma",
  ],
  ['sex', 'ni mace|ni namiji|ni matar aure'],
  ['religion', 'ni musulmi|ni musulma|ni kirista'],
  ['group', 'ni bahaushe|ni bahaushiya|ni bafulatani|ni bayarabe|ni inyamuri|ni dan kabilar'],
  [
    'shift',
    "night shift|morning shift|afternoon shift|evening shift|night duty|weekend duty|on call|call duty|my shift|my duty day|my duty|the roster|aikin dare|aikin safe|aikin yamma|lokacin aikina|oru abali|oru ututu|oru mgbede|n'abali m no n'oru|ise ale|ise oru|ise owuro|ise osan|mo wa lenu ise",
  ],
  [
    'seat',
    "my desk|my table|my office is|my office dey|my seat|my window|i sit beside|i sit next to|i sit near|i sit opposite|i dey sit|my side of the office|next to my office|beside my office|opposite my office|my counter|my ward|my room|my quarters|teburina|ofishina|kujerata|kusa da ofishina|oche m|ofis m|tebulu m|n'akuku ofis m|tabili mi|ofiisi mi|aga mi|legbe ofiisi mi",
  ],
  [
    'witness',
    'i saw it|i saw him|i saw her|i saw them|i saw when|i see am|i see them|i heard him|i heard her|i heard them|i hear am|my eye see am|i was asked to|i was told to|i counted|i witnessed|i collected it|i drove him|i drove her|i drove them|i carried it|i paid it|i kept the|i keep the|i have the key|i hold the key|na me carry|na me sign|na me type|na me count|na me keep|na me drive|he tell me|she tell me|dem tell me|dem give me|dem call me|' +
      'na gani da idona|na gani da ido na|ni na gani|a gabana|a gaba na|ya gaya mini|ta gaya mini|ya fada mini|ya ce mini|ya ba ni|ni na rubuta|ni na sa hannu|na ji da kunnena|' +
      "ahuru m ya|ahuru m ha|eji m anya m hu|n'ihu m|o gwara m|ha gwara m|o nyere m|anuru m|o bu m dere|o bu m binyere aka|aguru m ya|" +
      'mo ri|oju mi lo se|ni oju mi|niwaju mi|o so fun mi|won so fun mi|o fun mi|mo gbo|emi ni mo ko|emi ni mo fowo si|mo ka owo naa',
  ],
  [
    'company',
    'the two of us|the three of us|the four of us|two of us|three of us|four of us|only two of us|only three of us|me and my|my colleague and i|my colleagues and i|me and one|my oga and me|my boss and i|with me in the room|in the room with me|in the car with me|we were two|we were three|we were four|we were five|we be two|we be three|we be four|na we two|na we three|mu biyu|mu uku|mu hudu|ni da abokin aikina|ni da shugabana|anyi abuo|anyi ato|anyi ano|mu na onye isi m|mu na onye oru ibe m|awa meji|awa meta|awa merin|emi ati oga mi|emi ati akegbe mi',
  ],
  [
    'only-one',
    'na only me|na me only|ni kadai|ni kadai ce|ni kadai ne|nani m|naani m|emi nikan|emi nikan lo|mo nikan',
  ],
  [
    'family',
    'my husband works|my wife works|my husband is|my wife is|my brother is|my sister is|my uncle is|my cousin|my in-law|my father is|my mother is|my twins|my baby|my pikin dem|my late husband|my late wife|mijina|matata ta|mahaifina|mahaifiyata|di m bu|nwunye m bu|nna m bu|nne m bu|oko mi|iyawo mi|baba mi|iya mi|omo mi',
  ],
  [
    'health',
    'my sick leave|my illness|my sickness|my asthma|my diabetes|my blood pressure|my bp|my drugs|my glasses|my leg|my limp|i was admitted|i was on admission|rashin lafiyata|cikin da nake da shi|oria m|ahu adighi m|ahu na-anwu m|aisan mi|oyun mi|ara mi ko ya',
  ],
  [
    'religion',
    'my church|my mosque|my pastor|my imam|my fellowship|our fellowship|after jumat|after jumaat|after church|my parish|cocina|masallacinmu|cocinmu|uka m|chochi anyi|soosi mi|ijo mi|mosalasi mi',
  ],
  [
    'group',
    'my tribe|my tribesman|my tribesmen|my village|my hometown|my home town|my people are|my dialect|my state of origin|kauyenmu|garinmu|kabilata|obodo m|obodo anyi|ala anyi|ilu mi|ilu wa|eya mi',
  ],
  [
    'age',
    'years old|year old|my birthday|my retirement|i will retire|i go retire|shekaruna|zan yi ritaya|afo m|omo odun',
  ],
  [
    'greeting',
    'calvary greetings|greetings in jesus name|i greet you in the name|compliments of the season|good day sir|good day ma|dear sir/ma|yours in the lord|yours in christ|remain blessed|stay blessed|god bless you|god bless nigeria|to god be the glory|god dey|assalamu alaikum|salamu alaikum|as salam alaykum|wassalam|ma salam|insha allah|in sha allah|alhamdulillah|barka da|sai anjima|ina kwana|na gode|nno|ndewo|daalu|chukwu gozie|ka chi fo|e kaaro|e kaasan|e kaabo|e ku ise|olorun bukun|a dupe',
  ],
  [
    'spelling',
    'recieve|recieved|definately|seperate|untill|alot|pls|plz|bcos|thier|theirselves|ur|u know|gud|nite|2day|2moro|b4|gr8|thanx|tnx|shaa|lol|lmao|smh|kindly do the needful|do the needful|revert back|off the light|on the light|severally|dash me|next tomorrow',
  ],
]
