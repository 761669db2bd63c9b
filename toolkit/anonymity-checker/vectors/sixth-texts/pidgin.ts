/** Invented texts that only measure. Every person, number, address and log-in here is invented. */
export const pidginTexts = `
Oga editor, abeg help me publish dis tin. Na from Ughelli I dey write. For our motor park, chairman [[Ovie Emakpor]] dey collect 2,000 every day from each driver. Ticket wey e dey give na 700. If you no gree, him boys go deflate your tyre. Last week dem beat [[Akpos]] so tey e vomit blood. Him motor na Sienna, plate {{plate|UGH 619 XC}}. <<I be the only woman wey dey drive for dat park>> so if you put am for paper say na woman talk am, I don enter wahala be dat. My line na {{phone|oh eight oh six, five five five, oh one seven two}}. Flash me first. ~~Godspeed~~ na just sticker for my windscreen, no be my name o.

[[Ebuka]]: Guy you don see the list?
[[Tega B]]: Which list
[[Ebuka]]: Palliative list na. Rice wey governor send
[[Tega B]]: I dey office of the CDC when dem dey write am. <<Na me hold biro sef>>
[[Ebuka]]: Heeeey
[[Tega B]]: 300 bags. Chairman carry 120, im say na for "elders". Woman leader [[Mama Oghogho]] collect 40. The remaining na we wey dey shout vote vote share am
[[Ebuka]]: And widows nko
[[Tega B]]: Widows get cup. One one cup
[[Ebuka]]: Drop the list for here
[[Tega B]]: No be for group. Send me your email
[[Ebuka]]: {{email|ebuka.correctguy@webpost.example}}
[[Tega B]]: ok. Make dat ~~Sunday~~ [[Sunday]] no hear, na chairman pikin

Good evening sir. Na [[Ekpo]] from the cold room. The fish wey dem bury on monday no be bad fish. Good fish dem carry go sell. I get video. No call, text only {{phone|0909 555 0165}}. Delete after read.

(voice note, person dey whisper)
Hello, hello. You dey hear me? Okay. Me I be cook for dat camp, the camp wey dem dey cook crude, you understand, no be food o. The soldiers sabi the place. Every Thursday one sergeant dey come, dem dey call am [[Sergeant Kpomo]], e go collect "bread". I hear with my own ear as e dey talk to oga [[Tonye]] say na two million for the whole month or dem go burn am. The day wey fire catch, five people die. Five! [[Ibiso]], [[Small Daddy]], the two brothers from Bodo and one boy wey nobody know him name. Dem bury dem for night. <<I survive because I go ease myself for bush>>. <<My body burn for left hand>>, the hospital people write "cooking gas". My card for there na {{hospital number|UP 5550/19}}. I no fit sleep again. ~~God~~ dey. Okay bye.

MINUTES OF LANDLORD MEETING wey we hold for Pa [[Omoruyi]] compound
Who come: Pa [[Omoruyi]], Mr [[Osas Eguavoen]], Madam [[Philo]], [[Bros Kele]], Alhaja [[Basirat]], and secretary (me)
1. Transformer. Everybody contribute 45k. Mr [[Osas]] say e don give NEPA people. Madam [[Philo]] ask am which NEPA, e no fit answer.
2. Account wey we pay inside na {{account number|2055509917}}, the name wey show na "[[Eguavoen O. Godwin]]", no be estate name.
3. Security. The maiguard [[Ali]] don go him village, e never come back since ~~Salah~~.
4. <<Secretary (na only me be tenant inside landlord meeting) talk say make dem show receipt>>. Dem tell am say tenant no get mouth.
Closing prayer: [[Bros Kele]]. E pray for ~~patience~~.

@ everybody for this tweet. I wan talk about that passport office for our side.
{{handle|@warri_no_carry_last_}}: You go pay online finish, dem go say network no dey. Network na 20k.
{{handle|@officialjapababe}}: Na one guy wey dey wear cap, everybody sabi am, [[Presido]]
{{handle|@warri_no_carry_last_}}: Exactly. Him real name na [[Festus Omonigho]]. I see am for him ID card. Staff number {{staff number|NIS/DT/5551}}
{{handle|@officialjapababe}}: Abeg how you take see am 😂
{{handle|@warri_no_carry_last_}}: <<I dey do youth service inside that same office>>, I be the one wey dey arrange the booklet
{{handle|@naija_auntie_k}}: My ~~goodness~~. Delete this tweet my pikin

my name na [[Imaobong]] i dey sell akara for front of the secondary school gate {{address|for under the almond tree wey face Itam police post}} every day bread and beans of the feeding programme dey land here for my front driver go come down im go sell am give [[madam mfon]] wey get canteen small pikin dem go chop biscuit i talk am to the principal im say make i face my akara the next day council people come pack my table <<na only my table dem pack>> <<i get five children and my leg dey swell>> i no dey lie God see me my neighbour number {{phone|0814-5550-188}} ask of [[mama emem]]

STATION DIARY, wetin me I write for my own jotter
Time 2130. One boy dem bring am, name [[Destiny Erhabor]]. Offence: "you get iPhone". Phone IMEI {{imei|355550771029384}}.
Time 2210. IPO [[Moses Adagba]] carry am go ATM. Dem withdraw 150.
Time 2255. Another boy, [[Collins]]. Dem say e fine pass im salary.
Time 0105. DCO call, say make we free all of dem, make nobody enter am for the real diary.
<<I dey on counter that night, only me and the radio>>. My force number na {{service number|PC 555019}}. <<I don do eight years, dem never promote me one day>>. My wife say make I keep quiet because of the barracks room. ~~Mercy~~ no dey this job.

From: {{email|chuks.dredger@rivermail.example}}
To: {{email|complaint@inlandwater.example}}
Subject: Dis sand no get permit
Sir/Ma,
I greet una. I be operator for dredger wey dey work for Patani side. The company get paper for only one point, file {{file reference|NIW/DL/DR/0555}}, but we dey pack sand for three points. The second one na just {{coordinates|5.2281, 6.1914}}, near the community graveyard. Bone dey come out with the sand. I no dey joke. Skull. My partner, [[Perekeme]], run go house, e no come back.
The manager na Mr [[Xu]], but the real owner na one Honourable wey I no fit call. Im PA, [[Layefa Ziworitin]], dey come carry money for polythene every month end.
<<I be the only Igbo man for that boat>>, so no write "Igbo operator" abeg.
Thank you.
[[Chukwuka N.]]

Name,Post,Wetin dem write,Wetin dem pay
[[Joseph Ikpeme]],cleaner,30000,12000
[[Affiong Asuquo]],cleaner,30000,12000
[[Magdalene Ebri]],cleaner,30000,12000
[[Dan-Asabe]],gateman,35000,15000
[[Victor Ojong]],gardener,30000,dem no pay
Contractor number: {{phone|+234.816.555.0109}}. E say if anybody talk, e go bring people from ~~Republic~~ Junction wey go do am for 8,000. Nobody get letter of employment. [[Magdalene]] get stroke for work, dem carry her go house with wheelbarrow.

My people how una dey. Na radio phone-in I take hear say make we talk wetin dey happen for our area. E no get person name wey I wan call. Wetin I wan talk be say, road wey dem dey do, dem dey do am for mouth. Every four years tipper go come, pour one trip of red sand, snap picture, carry the rest go. Rain go fall, the red sand go follow water enter our well. Children dey get running stomach. Na so so signboard we dey see. If signboard be food we for don fat.

Query reply
To Oga HR
You say make I explain how the story of the expired flour waka comot from factory. I no sabi. Wetin I know be dis: on 4 ~~April~~ dem bring 600 bags wey weevil don marry inside. Store officer [[Nnamdi Okereafor]] say make we reject. Production manager Mr. [[Zaccheus]] say make we sieve am, add bromate. I sieve am with my own two hand. <<For night shift na only me get asthma>>, the dust nearly kill me, clinic get the record, card {{hospital number|FC/2255}}. The batch number na {{serial number|BF-0404-555}}. If to say na crime to cough, make una sack me.
Your worker,
[[Tamuno Ransome]], {{staff number|B/5519}}

[08:14] [[Adaora Frsc]]: una don hear? Dem wan transfer all of us
[08:15] [[Unkle J]]: because of the driver licence matter?
[08:17] [[Adaora Frsc]]: yes na. Person don leak say capture no dey happen for here, we dey sell am for people wey dey abroad
[08:18] [[Unkle J]]: which person
[08:21] [[Adaora Frsc]]: dem suspect say na me because <<na me be only person wey sabi use the capture machine>>
[08:22] {{phone|0902 5550 1 77}}: Good morning. I be [[Hillary Ekwe]] new CO. Who be admin for this platform
[08:22] [[Unkle J]]: left the group
[08:30] [[Adaora Frsc]]: Sir good morning sir. One licence like that na {{licence number|ENU55501AB31}}, the owner dey Malaysia

STATEMENT. I, [[Bright Nwidae]], make dis statement by my own free will.
I be member of the clean-up team for K-Dere. Company give us eight weeks work. Wetin we do na: day one, snap picture. Day two, cover the oil with fresh sand. Day three to day fifty-six, sign register. Supervisor [[Lekia Barinua-Nkpah]] get two register, the red one and the blue one. Red one na for we wey dey alive. Blue one get dead people, including my papa, Pa [[Nwidae]], wey die for 2016. My papa dey "work" overtime.
I carry one page. E dey with Rev. [[Saatah]] for the mission house, {{address|No 3 Mission Road, back of the health centre, K-Dere}}.
<<Na me and my elder brother be the only two from our family for the team>>.
I sign: [[B. Nwidae]]

DUTY FOR GATE (WEEKEND)
SAT morning: [[Sule]] + [[Okon Bassey]]
SAT night: [[Okon Bassey]] + [[Peace]]
SUN morning: [[Sule]] + [[Friday]]
SUN night: [[Friday]] alone
Warning: any person wey open small gate for truck after 10pm without call Oga [[Benjy]] ({{phone|07015550131}}) go hear am. Any truck wey oga call for, no write am for book. If na white Hilux {{plate|ABJ 055 KP}}, no even look the face. ~~Friday~~ to Sunday no off.

Wetin happen for our church. I no wan scatter church but truth na truth. We dey contribute welfare every first Sunday. When Sister [[Ebiere]] husband die, welfare give am 10k. For book dem write 250k. Pastor's brother, [[bro.timi|timi]], na im be welfare. Me wey dey write this one, <<I be usher for the third row and na me dey carry the basket go the small room>>. I see as dem count. Before count finish, dem don remove. I pray, I fast, ~~joy~~ no come. If you want book, meet Deaconess [[Ayibanoa Clever]], she keep the old one for her ~~wardrobe~~. Her house na {{address|Azikoro Road, third compound after Total filling station, yellow house}}.

{{handle|Big_Shaggi_PH}}: who dey follow the academy matter
{{handle|coach.mike.agbor}}: Which one
{{handle|Big_Shaggi_PH}}: dem dey cut age for small boys. birth certificate wey dem do for [[Wisdom Okoro]] carry {{date of birth|14/02/2009}}. That boy get beard.
{{handle|coach.mike.agbor}}: ~~Wisdom~~ no be by beard lol
{{handle|Big_Shaggi_PH}}: no laugh. parents pay 1.5m for "trial for Portugal". Passport na {{passport number|A05550182}}, I see am. E no get visa. Dem reach Cotonou, the agent, [[Fabulous]], off phone
{{handle|coach.mike.agbor}}: You dey there?
{{handle|Big_Shaggi_PH}}: <<I be the kit manager, I follow them reach Seme and turn back>>

Dear Aunty [[Ronke]],
E don tey. I dey write you this letter because phone no safe. The hotel wey I dey work, room 12 to 18 no be for guest. Dem dey keep girls there. Some never reach sixteen. One of dem hold my hand say she be [[Eseosa]], from Uromi, her mama dey sell garri. The person wey dey bring dem na woman, dem dey call am [[Mummy Gold]]. Police dey come, but dem dey come drink.
Me I be laundry. <<Na only me dey enter that floor with bedsheet>>. If raid happen, dem go know say na me talk.
Abeg give this to your friend for the agency. The address na {{address|Km 9 Airport Road, inside street by the vulcanizer, building wey get green tank}}. CCTV password dey behind the router: {{log-in|admin / sunrise12}}.
Your pikin, [[Omo-Ehi]]

Barracks people, make una hear. Old soldier pension, dem say make all of us come verify again. <<I lost one leg for Bama>>. I come with crutch from Ogbomosho reach Abuja. The clerk, Corporal [[Danlami]], look me say I don die for system. I say, see me. E say system no get eye. For im drawer I see brown file, {{file reference|MPB/555/A/2031}}, na my own. Another man dey collect am, account {{account number|6155508842}}. My army number na {{service number|89NA/55/5019}}. <<I be last person wey remain from our section>>; all the others, [[Ojo Ademu]], [[Bitrus Wazhi]], [[Hassan Biu]], die same day. I no dey beg. Na my right.
Staff Sgt (Rtd) [[Gbenro Alaka]]

Abeg na wetin dem dey call this kind thing? For blood bank, dem dey tell family of patient make dem bring two donor. Donor go come, donate free. Dem go carry the blood sell give another family for 35k. I see am with my two korokoro eye. Matron sabi. Lab scientist, [[Iniobong Etukudo]], na im dey write the sticker. One sticker wey I remove na {{serial number|BB/O+/05551}}. Thursday one woman with twins, [[Eucharia]], die for table because husband no get 35k. Husband dey cry dey call her Nwunyem [[Uka]]. I go house, I no fit chop. <<I just be porter wey dey push stretcher>>, who go believe me? ~~Miracle~~ na wetin we dey hope for.

Chairman of LG Task Force, I dey report your own boys. Dem come market 11 o'clock for night with padlock. Dem lock 14 shop. Morning dem say make each person pay 50k for "wrong paint". The one wey dey lead dem, the boys dey hail am [[Oga Landlord]]. I follow dem talk: dem threaten say if I talk again dem go remember where I dey sleep.
Shop wey dem lock: [[Emeka Spare Parts]], [[Iya Tawa]], [[Aboki Shoe]], and my own, {{address|Shop C44, Lock-up Line, opposite the mosque tap, Agbor}}. Receipt wey dem give us carry account of one {{company number|BN 5550336}}. My ~~blessing~~ no go lost. I don snap everything.

JOTTER FOR WHARF
mon. container {{serial number|MSKU 555019-2}} enter. paper say "used mattress". e heavy pass mattress.
tue. customs oga [[Bukar Lawan Marte]] come, look, laugh, go.
wed. clearing agent [[Segun Broken]] bring 4 envelope. one for crane, one for gate, one for tally, one for me. I no collect my own, e keep am for under my chair.
thur. night. open. no be mattress. na tramadol. carton full ground.
fri. envelope still dey under my chair. <<na me be tally clerk number two, the one wey dey pray for rooftop>>.
sat. somebody I no know call me with {{phone|+234 70 555 01 955}} ask after my pikin school.
~~monday~~ I no go work.

Na so e start. One day madam [[Ivie]] for accounts say make I help am "log in" because her eye dey pain am. She give me paper: {{log-in|ivie.acct / Benin2020!}}. I log in. I see say school fees of 2,000 students dey go one {{website|edupay-fast.example}} before e reach school. Ten percent dey remain there. Me wey be corper, wetin concern me? But my conscience. I print am. The printer hang, remain one page inside. Next morning bursar, Mr [[Aigbe Oronsaye-Ize]], call me, bring out the page. E smile. E say, "~~Corper~~, you like computer?" Since then dem don post me go library where computer no dey. <<I be the only corper wey dem ever post go that library>>. For the library I meet one old man, Pa [[Efosa]], wey dey bind book since 1984. I tell am the matter small small. The man laugh, carry me go back room, open carton. Inside the carton na old receipt: 1998, 2003, 2007, 2011. Different bursar, different bank, same ten percent. E say, my pikin, you no be the first, you no go be the last, but you be the first wey print. One of those receipt get name of company, {{company number|RC 255509}}, and the address na {{address|11 Uwa Street, upstairs, the building wey carry Mama Put for down}}. I go there on Saturday. Na only Mama Put I see. The woman, [[Iye Osazee]], say upstairs don lock since she born her last pikin, but one fine woman for Benz dey come collect letter every month end. I ask am the plate, she say she no go school, but she sabi draw. With charcoal she draw am for my hand: {{plate|BEN 055 QA}}. I be [[Manasseh]], <<from Southern Kaduna>>. My code {{service number|ED/24B/0555}}. I dey pass out in six weeks. I wan pass out alive.

How I take lose my job
1. I see generator diesel book. 200 litre every day, Sunday join.
2. Gen no on since Independence Day. E get bird wey born pikin inside the exhaust. I swear.
3. I tell facility manager, Mr [[Ntufam Ekuri]]. E say make I focus.
4. I tell Madam MD for lift. <<Only two of us dey inside lift that morning>>.
5. Before I reach ground floor, HR don call me: {{phone|(0803) 555-0151}}.
6. Dem say I "lack team spirit". Security carry my bag throway.
7. The diesel supplier na {{tax number|TIN 55501987-0001}}, registered for {{address|House 6, Road 12, the estate behind Ekpene Tower, Lokogoma}}. Who dey stay there? Mr [[Ekuri]] wife, [[Arit]].
8. I never see work since ~~August~~. I dey drive keke now. I dey sleep well.
[[Kufre the Electrician]]
`
