/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const pidginTexts = `
[8:02am] [[Edidem Tiles]]: una don see as dem share di flood money?
[8:03am] [[Atim]]: share am for who
[8:03am] [[Edidem Tiles]]: for dem family na. [[Inyang]] collect 3 times, [[Mama Nsikan]] wey get di flood inside her parlour no collect shishi
[8:05am] [[Atim]]: na [[Ukeme]] hold di list. e dey stay {{address|di face-me-I-face-you for back of Ibiakpan slaughter}}
[8:06am] [[Edidem Tiles]]: im number no dey go again o
[8:06am] [[Atim]]: try {{phone|0815 33 027 91}}
[8:09am] {{phone|+234 703 884 1162}}: I be the clerk wey type the list. Dem force me. <<Na only me dey use wheelchair for dat office>>, so una sabi who I be. I beg, no forward am
[8:10am] [[Atim]]: e don do. ~~Peace~~. We go see for ~~Saturday~~ meeting

Voice note, 1:38. Hello hello, testing. Okay. Dis na message for dem anti-corruption people. My name na [[Preboye]], but for jetty dem sabi me as [[Captain No Fear]]. I dey run passenger boat from Nembe waterside. Every trip, marine police dey collect two thousand, dem get one boy, [[Godstime]], wey dey write am for exercise book. If you no pay, dem go carry your engine. My own engine na forty horse, di number wey dey di body na {{serial number|E40X-1182075}}. My GPS dey show {{gps|4.5319, 6.4077}} for di place wey dem dey block. My boat number na {{boat number|BY 0418 NW}}. Call my wife, [[Ibiere]], for {{phone|zero nine zero three, five five, eight one two, four zero}}. We dey {{address|Amassoma road, for back of di ice block factory}}. <<Na me carry dat bride wey fall inside water>>, everybody know di story. Thank you sir.

PETITION FROM MECHANIC VILLAGE, APO SIDE
To who e concern,
We be panel beaters, rewire and painters. We no sabi big English, [[Barrister Nkem|Nkem]] say make we write am as we dey talk am. One task force man, name [[Yohanna]], and im oga [[Mr. Tunji Alao|Tunji Alao]], dey sell our shop give outsiders. My own shop, {{address|Zone D, line 6, after di woman wey dey fry akara}}, I don pay since 2013. See my allocation paper {{file reference|AMMC/MV/D6/0219}}. Dem sell am 900k give one [[Chiboy Gear]]. Di money enter {{account number|2288013749}}, Access. My name na [[Felix Audu Ogwuche]], and <<na me be di oldest spray painter for inside>>. We dey beg for ~~justice~~, we no dey beg for ~~mercy~~. Section 36 of Constitution talk say make dem hear two side. Mail: {{email|mechvillage.cry@postbox.test}}

MINUTES: SUYA AND KILISHI SELLERS, OGBOMOSO ROAD BRANCH
Date: ~~Tuesday~~ night, as market close
People wey come: [[Alhaji Dan Kano]] (oga), [[Ganiyu]], [[Isa Tsire]], Madam [[Folake]] for drinks, me wey dey write.
(1) [[Ganiyu]] open prayer. [[Isa Tsire]] close am.
(2) Council health people don come twice. Dem say our meat no get stamp. Dem collect 5,000 each and no give stamp.
(3) One of dem na woman, dem call am [[Sanitary Bukky]]. She wear I.D. card, number {{staff number|OGLG/EH/39}}.
(4) [[Folake]] say she get video, e dey her TikTok {{handle|@folake.coldrinks9}}. Make nobody like am yet.
(5) Motion: make we no pay again until ~~December~~. Everybody say yes except <<di one wey im brother be councillor>>.
(6) Next meeting, if God agree, na first ~~Sunday~~ for new month.

PAY PAPER FOR ROAD SWEEPERS (as e dey for wall)
No / Name / Beat / Phone / Wetin reach hand
1 / [[Nne Ada]] / Oron road / {{phone|08086617302}} / 12k
2 / [[Akaninyene Udofia]] / Oron road / {{phone|0916-220-7748}} / 12k
3 / [[Goodness]] / Barracks road / no get / 12k
4 / [[Glory Etuk]] / "Head office" / {{phone|0802 711 4406}} / 45k
5 / [[Edet, no teeth]] / Itam / no get / 10k
Number four no dey sweep. ~~Glory~~ na for God but dis one na for her uncle. Di paymaster name na [[Monday Ekong]]; e dey pay every last ~~Friday~~, for inside im motor, {{plate|KMD 206 RA}}. Dem dey give us paper with ticket {{voucher number|SWP/06/0047}}, na so so carbon. Na me be number three. <<I be di sweeper wey dey go night school>>.

STATEMENT
I, [[Oghenekaro Emuobosa]], "m", 31yrs, Urhobo, okada rider before, now I dey sell recharge card, of {{address|No. 9, Ekete Inland, upside of di dry cleaner}}, write dis statement by myself. For 2nd of ~~March~~, around 7 for night, some people wey wear black come pack us for barbing saloon. Dem carry me, [[Ufuoma]], and di barber wey we dey call [[Clipper]]. For station, one Sgt, [[Jonah]], collect my ATM and my pin. E comot 180k. My alert still dey: {{account number|0094427163}}, GTB. E ask make I sign say I be cultist. I no sign. Im number plate for di bus na {{plate|UGH-771-XS}}. My BVN na {{bvn|22583014679}}, make una use am check. <<I be di one wey dem forget sey e dey under bench>>. Signed, right thumb.

WITNESS DEM WEY READY TO TALK
1. [[Sister Abieyuwa]], she dey sell pap for clinic gate. She hear wetin dem yarn.
2. [[Osaro]] and [[Osaro]], two different people. One na tall, e dey drive ambulance {{plate|AUC 18 GH}}. Di other one na ward maid pikin.
3. [[Pa Enabulele|Enabulele]], retired dispenser, {{practice number|PCN/DT/04418}}. E old, make una go im house: {{address|27 Igbesanmwan street, afta di shrine}}.
4. Person wey no wan make dem call im name. <<E be di only man for immunization team>>.
5. [[Efe]] (she be small pikin, 12yrs; make her mama follow).
No forget bring camera. ~~Favour~~ Chemist no follow for di matter, na neighbour. For [[Efe]] birthday, dem put {{date of birth|10th Feb 2014}} for card, card no {{hospital number|CH/IKP/2290}}.

RECEIPT, but no be receipt
Madam [[Chikaodili]] pay 35,000 give us for "fast" passport. Remain 15,000. If she no balance before ~~Wednesday~~, we no know am.
Old passport: {{passport number|A08824401}}. NIN: {{nin|84402719563}}. Her line {{phone|0706 91 40 338}}.
Signed by [[Oga Pat]]
(My own talk: I be di cleaner for dat immigration office, na for dustbin I see am. Dem plenty like dis. Another one carry {{passport number|A08830917}} and di name na [[Tersugh Agbo]]. Dem dey do di work for {{address|di business centre wey get parrot, opposite First Gate}}. I dey keep everything for one bag of semo. <<I no fit read before, na my daughter teach me last year>>. Her name na [[Mercy]]. God of ~~mercy~~ go help us. Help una self too.)

ROAD TRANSPORT BRANCH, UGHELLI. CIRCULAR TO ALL UNIT
Make everybody take note:
1. From ~~Monday~~, ticket na 800, no be 1,200. Anybody wey collect 1,200 na thief.
2. Chairman [[Solomon Ighele]] don comot. Caretaker na [[Mama Drivers]]. No give [[Igho]] any money, even if e cry.
3. Three bus wey dem seize don come back: {{plate|UGH 440 LE}}, {{plate|DSZ 19 YX}}, and di one wey no get number.
4. Union no dey do politics. Na your own thumb. Whether na APC, PDP or Labour Party, carry your wahala go house.
5. Burial of late [[Comrade Onoriode|Onoriode]] na ~~Thursday~~. Wear black.
6. For complain, na only {{phone|0807-115-6630}}. No call Secretary wife again.
Signed: [[S. T. Edirin]], Organising. ~~Unity~~, ~~Progress~~, Long Life.

my oga abeg no vex for my riting. i dey wok for store wia goverment dey keep fatiliza. dem bring 5 trela, we ofload 2, di oda 3 waka go Jos. di papa wey sign na [[oga sylvester]]. trela numba wey i cram na {{plate|XC 884 LND}}. i tel my frend [[bitrus]] im say make i no put mouth. but my mama farm no get fatiliza dis year, she don cry taya. i dey stay for {{address|rantiya, dat long compound wey get two mango}}. na {{phone|o9o1 4four7 2two8 three}} be my fone, e no get whatsap. <<i be di only loada wey get one eye>> so if una talk loada dem go know. my pikin name na [[testimony]], im no dey skul bcos of money. abeg burn dis leta

Na wa for dis our area. Light no dey, water no dey, but poster full everywhere. Di one wey lose and di one wey win, all of dem dey smile for same wall. ~~Monday~~ dem go say road go start, ~~Friday~~ dem go say rain no gree. For Lagos dem get bridge, for Abuja dem get train, for Kano dem get flyover; we own na signboard. My neighbour talk say ~~patience~~ na medicine. I ask am, which chemist dey sell am? ~~Sunny~~ day, rainy season, na same pothole. We pay 500 for development levy, 200 for sanitation, 1,000 for nothing. ~~Joy~~ dey come for morning, Bible talk. Which morning? Naira don turn paper. But we go vote again o, 2027 no far. Section 14 say power belong to di people. Na so.

FORM WEY I FILL FOR CYBER CAFE
Wetin be your name: [[Uzezi Dorcas]]
Which work: I dey cook for prison (dem say make we dey call am correctional)
Email: {{email|uzezi d cooks, no space, at mailhut dot example}}
Password for una site: {{log-in|Uzezi&2pots}}
Who you dey report: One oga for ration store, [[ASC Nathaniel|Nathaniel]]. E get staff number {{service number|NCS 77-4419}}
Wetin e do: E dey sell beans. 40 bag enter, na 11 reach kitchen. E say make I put water.
Who see am: [[Blessing]] wey dey wash plate. She be convict, her number na {{identity number|OKO/F/0093}}
You get paper? Yes. Ration book {{serial number|RB-2026-17}}, page wey oil pour.
Wetin you dey fear: <<Na two of us dey cook, and di other one na im wife>>
Which day make we call: any ~~Thursday~~, {{phone|08124430097}}. ~~Blessing~~ dey follow una.
`
