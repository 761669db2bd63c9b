/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Oga Editor, abeg no put my name for paper o. I be driver for one big man for ~~Sapele~~ side. Every month end I dey carry bag go {{address|one house for Ogorode, the street wey waterworks dey, gate number 41}}. Na [[Omamuyovwi]] dey collect am. I no open bag but I sabi money smell. <<My oga get four driver but na only me dey carry that bag>>.

[[Chinoyerem]]: hw far d result don comot?
[[Baba Tee]]: i see am. u get F9 for maths
[[Chinoyerem]]: ehn?? but i pay
[[Baba Tee]]: u pay who
[[Chinoyerem]]: that invigilator [[Jonathan]], the one wey get tribal mark
[[Baba Tee]]: hahaha dem don duff u. [[Jonathan]] no be even waec staff
[[Chinoyerem]]: God punish am. him number na {{phone|08149020663}}, e no dey go again

Na we dey sweep this road since morning 4 o'clock. Dem suppose pay us 25 thousand. Contractor dey give us 12. We sign for 25. If you no sign, tomorrow another woman go carry your broom. I get five pikin, my husband no get work. Wetin person wan do? We dey sweep, we dey sign.

REPORT FOR COMMUNITY POLICING
Person wey report: [[Gift Nwidag]]
Phone: {{phone|0802 997 3350}}
House: {{address|Bori, along Kono Road, the batcher house wey dey opposite cassava mill}}
Wetin happen: two police wey dey checkpoint collect 30k for my husband [[Barinem]] hand say him shock absorber no good. Person wey no get car, which shock absorber? Na bicycle him dey ride.

Good morning my people for {{handle|@naija_market_women}}. This na [[Madam Koko]] from Mile 12. See as dem dey do us: LAWMA collect, LASTMA collect, Iyaloja collect, and now one boy wey dem call [[Tiger Gas]] dey collect "security". E get account sef o: {{account number|7064419285}}. If we no pay by ~~Sunday~~, no space for ~~Monday~~. I don tire. ~~Lagos~~ no be my papa house.

Confession: na me dey change the date for the drug. Company dey pay me 40k. The stamp get two part, one na month, one na year. Oga wey bring the work na Mr [[Ifeakandu]], im office dey {{address|Idumota, Docemo Street, third floor, the door wey get two padlock}}. One pikin don die for Ikorodu, I see am for news. I no dey sleep. <<Na my left hand get mark of that stamp machine, everybody for that line know me with am>>.

wetin dem dey do for this our hostel no good at all. hall warden, one woman wey dem dey call [[mama strict]], dey sell bed space 60k. school fee na 15k. my roommate [[hadassah]] sleep for classroom for two weeks. matric number {{matriculation number|DELSU/20/21/309914}}. portal password na the same for everybody {{log-in|hall1234}}. who we go report to

Army wife talk: My husband dey for bush since two years. Na Lance Corporal, {{service number|14NA/71/9033}}. Dem say dem dey pay am operation allowance. Me I never see one kobo. When I go office, one sergeant, [[Dauda Pindar]], say make I come see am for guest house. I say God forbid. I dey stay {{address|Block 17, Room 5, Old Cantonment, back of the mammy market}}. My name [[Rifkatu]]. Abeg, na my husband work I wan protect.

Dem bring water tanker come IDP camp: one. Dem write say na twelve. Person wey sign na camp manager. Person wey snap picture na camp manager im brother. Person wey drink the water na goat.

MINUTES wey secretary ([[Endurance Obukohwo]]) write
Fishermen Cooperative, 2nd ~~Sunday~~
Matter 1: outboard engine wey NDDC give. E be eight. We see three. Chairman [[Pa Timi Ogoriba|Timi Ogoriba]] say five dey "under repair".
Matter 2: [[Ebikabowei]] talk say im see two for {{address|Amassoma waterside, inside the boathouse of former councillor, near the big silk-cotton tree}}.
Matter 3: fight.
Meeting end.

Hello EFCC. The website na {{website|quickgrowfarm.example.ng}}. Dem say put 100k, collect 180k for 30 days. I put my papa gratuity. The person wey carry me enter na my own church member, Sister [[Uduak-Obong Essien]]. The MD picture no be true picture, na one oyibo model. Real MD na one boy for Warri, [[Oghenetega Ikpuri]], im dey use {{handle|@mr_quickgrow}}. I get im NIN from one paper wey fall: {{nin|29481067733}}. ~~Hope~~ don die for my body.

Customs matter for Seme. Car wey come from Cotonou, dem dey pay 350k for each one make e pass. No paper. The boy wey dey count na [[Ahissou]]. Officer wey dey stand under tree na DSC [[Yohanna Bwala-Tumba]]. E get one small blue book wey dem dey write plate. I snap one page: {{plate|FKJ 27 AH}}, {{plate|AGL 664 HM}}, and one wey no get plate, chassis {{serial number|JTDBR32E-9981}}

Grammar no plenty for my mouth but I go talk am. The school wey dem paint, na only front dem paint. Back side get hole wey goat dey pass. Dem write 19 million for signboard. I be mason, I sabi price. That work no reach one million. ~~Simple~~.

Transcript, call-in programme
Presenter: You dey on air, who dey line?
Caller: Good morning, my name na [[Sunny]] from Uromi.
Presenter: [[Sunny]], talk your mind.
Caller: Our council get one caterpillar, na government own. E dey work for chairman im private farm since ~~January~~. I dey drive am, na me be the operator.
Presenter: Ah, [[Sunny]], you no fear?
Caller: ... I no suppose talk that one. Abeg cut am.

[[Iquo]]: sis see this thing. dem wan make I sign say I receive 10 mattress for ward
[[Nsikak]]: how many you see
[[Iquo]]: 2, and one get bedbug
[[Nsikak]]: no sign
[[Iquo]]: if I no sign dem go post me go Ibeno. <<me na the only nurse wey get baby for here>>, how I go take go Ibeno
[[Nsikak]]: snap the store first. send am to {{email|nsikak.photos@mailbox.example}}

Pension palaver. My papa, [[Pa Hezekiah Oritsebeni-Wilkie|Hezekiah Oritsebeni-Wilkie]], work for ports 33 years. Pension number {{file reference|NPA/PEN/W/60127}}. Dem say im don die. Papa dey here dey drink tea! Dem dey pay "widow" wey we no know, name [[Stella]], inside account {{account number|2280551947}}. Papa get only one wife, and na Mama [[Tsaneye]], she dey fry fish for back. Papa birthday na {{date of birth|12/12/1946}}.

My oga for office dey always talk say ~~Integrity~~ na our motto. Meanwhile na im dey collect 10 percent. If contractor come, im go ask "you don see my PA?" Everybody sabi the meaning. I dey ICT, I dey see email. One day one day.

SMS FROM UNKNOWN
dis is a warning. tell dat ur friend [[Tamuno]] make e drop d pendrive for {{address|d carwash wey dey Aggrey Road corner, under d tire}} b4 6. we sabi where e mama dey sell, {{address|Creek Road market, row of crayfish, first umbrella}}.

The bus conductor wey dem kill for Ojuelegba name na [[Saheed Oloruntoba]], 24 years. Task force man push am from moving bus. The bus na danfo, plate {{plate|SMK 883 XW}}. I dey inside bus. <<I carry cello that day, everybody dey look me because of that big bag>>. I fit talk am for court but make dem cover my face.

Dem say na insurance. Each keke go pay 4,200 every year. We pay. When [[Effiong]] get accident, leg cut, we carry paper go office for {{address|Marian Road, upstairs of the place wey dem dey sell tile}}, office don turn barbing saloon. Barber say im no know anything, im only wan barb. We laugh, but e no sweet.

Petition of okada people, Abak. We dey 112. Na [[Akpan Udo Akpan]] dey speak for us. Police area command dey release bike for 20k without receipt, the one wey no pay dem go sell. Three bike wey dem sell: {{plate|ABK 119 QA}}, {{plate|ABK 340 QB}}, and one wey number don clean. Buyer na Inspector im wife, Mrs [[Edidiong]], she get shop wey be {{address|No. 3 Hospital Road, by the pharmacy}}. We beg make una come see by una eye.

See eh, no be every capital letter be person. ~~Charity~~ begin for house, ~~Peace~~ good pass war, ~~Victor~~ ludorum na for sport, ~~Sunday~~ rice na the best rice, ~~Prosper~~ Junction na where I dey take bus, and ~~Blessing~~ Plaza don collapse since last year. I just dey talk my own.

Abattoir gist: cow wey die by himself, dem dey still cut am sell. Vet doctor, Dr [[Agaba]], dey stamp am for 5k per cow. Butcher wey bring the dead one na [[Alhaji Kilishi]]. If you chop suya for Gariki, ask question. I be the one wey dey wash floor. I dey sleep {{address|inside the abattoir, the room wey close to the generator}}. Call me {{phone|07040116598}} but I no get airtime.

To Honourable Minister, from one small pharmacist technician: since una ban codeine, na for barracks dem dey sell am. Person wey supply na [[Sparo]], im dey use ambulance. Ambulance plate {{plate|KRD 71 FG}}. Ward where dem dey hide am na ~~Princess~~ Ward. Technician number wey dem fit use find me na {{practice number|PCN/PT/20883}}. I take God beg you.

Choir money: 1.4m. Uniform wey dem buy: 11 pieces. Each uniform 15k for Balogun. Do the maths. Choir mistress [[Auntie Ronke]] say make I no disgrace am. Sister [[Ronke]], I no wan disgrace you, I wan my change. ~~Alleluia~~.
`
