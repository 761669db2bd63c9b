/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
My name na [[Efe Omonigho]], I dey work for tank farm for Apapa. Wetin I wan talk na say dem dey mix water put for diesel every ~~Saturday~~ night. [[Oga Tunji|Tunji]] na him dey hold key. Na {{phone|08054419027}} be my number, but make una no call for daytime.

[[Tega]]: una don hear say allowance don land?
[[Ebiere]]: which allowance? me I never see alert
[[Tega]]: check well, dem pay for ~~Monday~~
[[Ebiere]]: na lie. only [[Oga Festus|Festus]] people dem pay
[[Tega]]: chai. make we carry the matter go union
[[Ebiere]]: union wey [[Festus]] be secretary?? abeg

The thing tire person. Every morning we go queue for local government from 5 o'clock, dem go tell us say come tomorrow. Tomorrow no dey finish. Old mama dem dey faint, pikin dey cry, officer dey press phone. If you no drop two thousand for inside file, your paper no go move from table. Na so e be since I born.

Police matter. For ~~Wednesday~~ night dem stop our keke {{plate|WWR 219 QN}} for {{address|Airport Road, front of Effurun Roundabout, near that suya spot}}. One officer wey name tag carry [[Mshelbwala]] collect my phone, transfer 85k go one POS account {{account number|8140226795}}, name wey show na [[Loveth Aghogho]]. I still get the receipt. <<Na only me dey wear NYSC cap inside that keke>>, so dem go sabi me sharp sharp.

Transcript of voice note:
Hello hello, madam how far. Na [[Mama Peace]] wey dey sell pepper for Line 6. I wan tell you say the man wey dey collect market ticket, [[Scorpion]], him don increase am again o. From 100 naira to 300. And him no dey give paper. If you talk, him boys go scatter your table. I dey fear o. My pikin [[Ovie]] go send you video. God go bless you.

SMS: pls na {{phone|09067713408}} i dey use now. the former sim don spoil. ask of [[kparobo]] for gate if u reach, no ask security. na {{address|Plot 9 NPA Quarters, last gate by the lagoon side}}

Dem say make I write wetin I see. I be cleaner for hospital, theatre side. I see say nurse [[Ibiso]] dey carry the free gloves and drip put for Ghana-must-go. She dey sell am give chemist wey dey {{address|back of Rumuokoro Park, shop 14}}. The hospital number of the woman wey die because drip no dey na {{hospital number|UT/22/40917}}. <<Na me dey clean theatre for night, nobody else>>. Abeg hide my face.

Tweet: {{handle|@waffi_pikin_dey}} Una see this borehole? 27 million naira. Water no come one day. Tap don rust. Even goat no fit drink. #OpenContract

Union meeting wey we do for motor park on top ~~Friday~~:
- Chairman ([[Tokunbo Lawanson]], wey dem dey call [[Tokyo Ejika]]) talk say ticket na 800 now.
- [[Okon Etim Bassey]] ask am where the money dey go. Noise burst.
- [[Baba Risi]] beg everybody make dem sit down.
- Dem agree say make dem audit. Nobody audit.
Wetin I know: the money dey enter {{account number|3058819246}}.

i be corper for one village school for kebbi side. principal say make we pay 10k make e sign clearance. we be six corpers but <<na only me come from calabar>> and na me talk for CDS say i no go pay. my code na {{service number|KB/22C/0931}}. the lgi name na mr [[abdulmumin]]... sorry na [[abdulmumin zuru]] dem dey call am. my email {{email|ekaette.writes@mailbox.example}}

Name	Work	Money	Phone
[[Godstime Oputa]]	Loader	3,500	{{phone|08138824410}}
[[Monday Idahosa]]	Loader	3,500	{{phone|07055190263}}
[[Friday Ukpong]]	Tally clerk	5,000	no phone
[[Small Alhaji]]	Driver	8,000	{{phone|08029937155}}
Dem sign for 12,000 each. Na wetin dey this paper dem really collect. ~~Friday~~ na pay day.

Na true say God dey, but for this our church na only Pastor dey chop. I no dey insult man of God. I just dey ask: the bus wey we contribute for, e dey where? The land, paper dey whose name? Anybody wey ask question, dem go say e get spirit of rebellion. ~~Faith~~ no be make person close eye.

Complain to Road Safety office
On 6 ~~August~~ I carry my bike from Ughelli go Patani. Una marshal, [[Dafinone J.]] with number {{service number|RM 44817}}, seize my licence {{licence number|DEL72210AA37}} say make I bring 15k. I say I no get, he say make I go sell goat. Witness na [[Ufuoma]] and one woman wey dey sell boli for there. I dey stay {{address|Otovwodo Junction, inside the compound wey get green gate, house number 3}}.

[[Bright JJC]]: guys who get the answer for chem?
[[Sir Osas|Osas]]: 3k. send am to {{account number|6122094873}}
[[Bright JJC]]: supervisor nko?
[[Sir Osas|Osas]]: settle. him name [[Mr Haruna|Haruna]], him dey lodge for school
[[Precious]]: abeg leave me for this group
[[Precious]] left

Wetin happen for the oil spill: company people come with helicopter, dem snap picture, dem make our paramount ruler sign paper. The paper talk say na we burst pipe. How we go burst pipe wey dey 2 metres under water? [[Chief Alaowei Zuokumor|Alaowei Zuokumor]] no fit read English, na him pikin read am for am after. The site na {{coordinates|4.8127 N, 5.9934 E}}. I be fisherman. My net spoil, my fish die. <<Na my father canoe dem take carry the sample, and na only one canoe go>>.

Make una hear me. I no thief anything. Na store dem lock, na me hold spare key because [[Aunty Roseline]] travel. When I open am on ~~Tuesday~~, 40 carton of indomie for IDP no dey. I tell [[Commander Yusufari|Yusufari]]. E say make I shut up. My staff number na {{staff number|SEMA-T/088}}. From that day two boys for bike dey follow me.

Facebook: Who sabi this man?? [[Osaretin Igiebor-Ero]] aka [[Don Cash]]. E sell one land give my uncle, my cousin, and one soldier. Same land! The land dey {{address|Evbuotubu, by the burrow pit, after Celestial Church}}. E dey drive black Highlander {{plate|BEN 507 LT}}. If you see am call {{phone|0706 881 2294}}. ~~Patience~~ don finish.

Dem dey pay ghost. I dey account section, I see am with my two eye. One name dey there, [[Felix Orukpe]], the man don die since 2016, na me follow bury am. Salary still dey drop every month for {{account number|0093316428}}. BVN wey dem use na {{bvn|22315508947}}. I print am, I hide am. <<Na only me and oga get password for that room>>. The password sef na {{log-in|Audit#Room5}}.

Good evening sir. Na the gateman for number 12. The tipper dey come 2am to 4am dey dump that white drum for gutter. The writing for drum na caustic. Children dey play there. I no sabi who to tell. Abeg help us.

Rivers side gist: e get one dredger boat, e no get name, but engine number na {{serial number|YMR-6H3-00482}}. Captain na one Ijaw man dem dey call [[Opu-Ebi]]. Dem dey pay the patrol people every ~~Sunday~~ morning before church. I know because <<na me dey carry the envelope, since 2020 na only me>>.

Small-small fish seller for Makoko dey pay five different people: community boys 200, LASG task force 500, police 500, king people 100, and one man wey nobody know him work. When rain fall and market no dey, dem still pay. [[Iya Segbeji]] say she go soon pack go Badagry.

Case note wey my lawyer write for me:
Client: [[Tamunoibuomi Jumbo-Harry]]
NIN: {{nin|70193355821}}
Lawyer: Barr. [[Ejiro Umukoro-Okoh]] {{practice number|SCN094127}}
Matter: sack without query after e report fake invoice
Next date: 19 ~~October~~
Client say e no go settle.

Mama [[Nkoyo Archibong]] get shop {{address|for Watt Market, Bogobiri side, beside the man wey dey repair wristwatch}}. Customs people break am for midnight say na foreign rice dey inside. No rice. Na garri. Dem carry garri, carry 230k, carry fan. Officer wey lead them na [[Superintendent Gwaza|Gwaza]]. She write petition, file number {{file reference|CAL/ZN/PET/061}}, since then silence.

How market today? Fine o, thank God. Tomato don cost again, one basket na 45k. The road bad, trailer fall for bridge, everything spoil. Government say dem don award contract. Which contract? Na so dem talk last year. Make we dey look. Abuja far from here.

To: Oga for anti-corruption
From: person wey no want make una know am
I be typist for council. Chairman PA, [[Innocent Agbo-Ochim]], give me 14 contract letter to type with back date. I type am because I get three pikin. The file reference for one na {{file reference|OBI/LGA/W/19/44}}. Dem change the ink for printer so e go look old. <<Na me be the only typist wey sabi use that old machine>>. If una wan see me, I dey sell akara for evening {{address|under the mast for Otukpo Road, near the burnt petrol station}}.
`
