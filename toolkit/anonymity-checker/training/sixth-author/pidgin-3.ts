/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Abeg who get number of that [[Tonye Lugard-Abbey]]? E say e go help me recover my money from Revenue but since ~~Wensday~~ e no dey pick. Last time I see am na {{address|D-Line, Kaduna Street junction, for the suya place}}.

ah ah una never sleep? dis bank wahala no gree me close eye. oga [[marvelous edeki]] don transfer 6.8m go him babe account {{account number|1533087294}}, the babe name na [[princess ijeoma tagbo]]. i be teller, na my till dem use. my log in {{log-in|mtell_014}} dey there as if na me. <<i dey leave that day, i dey born for general hospital, na that day my twins come>>

~~Better~~ no dey for where thief be king. ~~Goodluck~~ na for people wey get leg. ~~Victory~~ Bus Stop na where dem rob me. ~~Sunshine~~ State na Ondo. No be person name I dey call so, na just talk.

How dem dey chop NHIS money for our clinic:
1. Dem register person wey no come.
2. Dem write say dem give am drug.
3. Dem sell the drug.
4. Dem sign. Who dey sign? Nurse [[Timipre]], [[Bro Vincent|Vincent]] for record, and Doctor [[Ogbeifun]].
Me I dey for card room, I fit bring the ghost list. E get one card number {{hospital number|NHIS/BY/73302}} wey be of person wey don die.

TRANSCRIPT (boy, 17, motor park)
I dey pick ticket since JSS2. Dem dey call me [[Sharp Sharp]]. My real name na [[Chibueze]]. Every evening I dey carry money give [[Chairman Akeem|Akeem]], he go count am, he go give me 1k. One day the money short, he break bottle for my head. See the mark. I dey sleep {{address|under Cele bridge, the side wey them dey park molue}}. I wan go school. I sabi maths.

Good afternoon ma. As you talk say make I write am down, I don write am. On the 4th dem bring 50 bag rice. On the 5th e remain 31. On the 6th Madam come count, e be 12. On the 7th store empty. Who get key? Na three of us. Madam, [[Lekan Store]], and me. <<Me I no get hand for right side, so I no fit carry bag rice, all man sabi>>. So check am.

Una well done o. I dey listen to una program {{handle|@truth_fm_aba}} from Ariaria. Abeg tell ASEPA people make dem carry dirty. The dirty don tall pass house. Contractor wey dem pay, [[Onwa Abiriba]], dey build hotel for {{address|Umungasi, after Abia Poly gate, the one wey get gold lion for front}}. My own na {{phone|08069914437}} but make una no read am for air.

ROAD REPORT BY DRIVERS
From | To | Checkpoint | Money
Ore | Benin | 14 | 200 each
Benin | Asaba | 22 | 200 each; for the one near Issele-Uku na 500, officer [[Terkaa]] dey there
Asaba | Onitsha | 3 | soldier no collect
Onitsha | Enugu | 17 | [[Yellow]] for 9th Mile dey collect 1k
Driver: [[Blessed Igboanugo-Asemota]], {{plate|USL 930 XD}}, {{licence number|EDO88210BB41}}
~~Soldier~~ no collect na true, make we give dem.

Una think say na joke? My neighbour, Mr [[Ekpenyong Offiong-Cobham]], na retired headmaster, e write letter give paper about the school field wey dem sell. Two days after, dem arrest am say e thief goat. Person wey be 71! Which goat? The man get high blood. Police station na the one wey dey Atimbo. Case number {{file reference|AT/PS/CR/118}}. Make lawyer come abeg. Im daughter phone {{phone|0813-229-7706}}, [[Arit-Ene]].

wetin consign me consign overload. na dem fuel scarcity again. black market 1,200. station de sell for night give people wey get keg. manager de inside office de chop isi ewu. we de queue since yesterday. na wa

Engineer talk say bridge go last 50 years. E last seven months. When e fall, na one Sienna and two okada follow am. The people wey die: [[Ikenga Obiakor]], [[Mama Sarah]], [[Sarah]], and one corper wey nobody sabi. I dey sell boiled groundnut for the bridge head. I tell the engineer, [[Mr Lebanon]], say the iron too small. E laugh say groundnut woman wan teach am work.

From: {{email|baridap@ogonipost.example}}
To: {{email|tips@sahelpaper.example}}
My oga editor, the clean-up na wash. Dem dey carry clean sand mix with dirty sand so that lab go pass am. I get the GPS: {{coordinates|N 04 39 18, E 07 21 44}}. Site supervisor na [[Lebari Nwikue]]. Na we be casual, 38 of us. <<Na only me among the casual get B.Sc. Chemistry, na why I sabi wetin dem dey do>>. I use another person email.

SMS: [[Osato]] abeg lock phone. Oga don comot list. Ur name na number 2. My own na 5. Come {{address|Uselu, Iyobosa street, last house wey dem never roof}} make we talk.

"Sir, madam, I get question," na so [[Boma-Frank]] talk for town hall. "The hospital wey una write say una build, e dey for inside water?" People laugh. Big man no laugh. When we dey go house, some boys wait am for junction. Dem say make e no ask question again. E ask them "why?". Na so dem slap am.

The fowl scheme: dem give each widow 20 fowl. Wetin reach us na 4. Out of 4, 2 get sickness. Coordinator, one slim aunty, name na [[Mrs Ewomazino|Ewomazino]], say fowl na spirit thing, e fit die anyhow. We carry the dead fowl go drop for her office, {{address|State Secretariat Annex, Block C, room 11, Asaba}}. Security write my name, na that one dey worry me.

Tenant meeting, Block 9:
[[Papa Junior]] say light dey 2 hours. [[Alhaja Basira|Basira]] say her deep freezer don die. [[Corper Shola|Shola]] say meter {{meter number|54190337728}} for landlord office dey bypass, e see am with him eye. Landlord pikin hear am. ~~Junior~~ staff quarters no get wahala, na only Senior.

Customs auction: wetin dem dey auction dem don share am. One Prado, chassis {{serial number|JTEBU29J505081774}}, go for 350k to one man wey be house boy. House boy name na [[Sylvester Ekott]]. Real owner na Deputy somebody. I be clearing agent 14 years, licence {{licence number|CRFFN/LG/22061}}. If I talk for open, I no go clear one pin again.

I pray make God bless una work. Me I be catechist. No need to put my name. I just dey tell una say make una look the orphanage well. Pikin dey come, pikin dey go, no record. One night, a white jeep carry two. The woman wey get the place dey cry for church every Sunday. I no sabi if na true cry.

EXAM MALPRACTICE WATCH (form)
Centre: one school for Ahoada
Subject: Physics
Date: 6 ~~June~~
Wetin you see: dem open question 7am. Teacher [[Opuene]] solve am for inside staff room. Pikin dey go toilet 5 by 5.
Who you be: {{matriculation number|4250617019}} (candidate)
Your name: [[Siene Owei]]
You wan make we call you? No o!! But okay {{phone|09055128803}}

Oga [[Yohanna]] for gate tell me say e don see three different pastor carry the same tithe money enter the same bureau de change. ~~Bishop~~ Street na there e dey. E say if dem ask am, e go deny. I don tell you my own. No ask me how I take know.

Fish pond loan, CBN own. We be 25 for list. Na 3 of us collect. 22 na family of the desk officer, [[Owoidoho Inyang-Etoh]]. BVN wey dem submit for my group: {{bvn|22814406573}}, {{bvn|22093385127}}, {{bvn|22700419926}}. The first one na my own but I never sign anything. Tax clearance too na fake, {{tax number|31774052-0001}}. ~~Fish~~ don die finish.

dat day for barracks dem say make all d wives come out make una see wetin shame be. ration na 3 cup. one woman [[mama habila]] faint. RSM say make we stop to dey craze. na me carry camera phone. my phone IMEI {{imei|358240051882317}} dem don write am down. I fear
`
