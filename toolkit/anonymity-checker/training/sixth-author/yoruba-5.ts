/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ile igbimo asofin ti pe alaga ajo kan lati wa so bi o se na milionu oji-din-legberun. Alaga naa, Omowe [[Adesokan Ejigbadero]], so pe iwe naa jo nigba ti ina jo ofiisi. Asofin kan beere pe se ina naa jo ero kọmputa pelu. O ni o jo. Asofin beere pe se ina naa jo banki. Gbogbo ile rerin-in. Akowe owo, [[Bilewu Tugbobo-Adams]], ko ri oro so. Won sun ipade si ojo ~~Isegun~~.

Ọmọ ogun ojú omi kan, [[Tèmítáyọ̀ Alákìjà]], nọ́mbà {{service number|X 11842}}, ti sọ fún ilé ẹjọ́ ológun pé ọ̀gá òun ní kí òun pa iná ọkọ̀ ojú omi fún wákàtí méjì. Nígbà yẹn ni ọkọ̀ epo kọjá. Ọ̀gá náà ni Kòmándà [[Ègbéyẹmí Ṣápárà]]. ~~Ọ̀gá~~ kì í tan, ọmọ abẹ́ ni ó máa ń tán. Ìyá ọmọ ogun náà wà ní ilé ẹjọ́, ó ń sunkún.

[[Seye]]: abeg kini oruko omo ti won le kuro ni NYSC
[[Ayo K.]]: [[Chukwuemeka Ani]]. omo igbo ni, sugbon o gbo yoruba ju mi lo
[[Seye]]: ki lo se
[[Ayo K.]]: o ko nipa coordinator to n gba 5k
[[Seye]]: mo ro pe {{handle|@corper_watch_osun}} lo ko o
[[Ayo K.]]: oun ni {{handle|@corper_watch_osun}}!! ma so fun enikeni. code re {{service number|OS/23B/0612}} won ti fagi le e

Ninu igbo kan ti o sunmo Omo ni Ogun, awon olusona ri opolopo igi ti won ti ge. Alabojuto igbo, Ogbeni [[Fatai Olukosi-Bada]], so pe awon ti o n ge e ni iwe ase. Iwe ase naa ni nomba {{licence number|FR/J3/2021/77}}. Nigba ti a bere, oga ni Abeokuta so pe iwe ase naa je ayederu. Enikan lo te e, enikan lo si fowo si i. Olusona kan so pe oun ri won. <<Awon olusona meta lo wa nibe, okan lo ni foonu ti o le ya foto>>.

Mo ki ẹ o, Aunty [[Rónkẹ́-Anike]]. Bi mo se ri i ni mo se ko o. Ni ojo naa, gbogbo wa wa ni ile ipade. Won gbe kola wa. Won gbe ori wa. Won ni ki a bura pe a ko ni so nipa ile gbigbe ile-iwosan ti a yi pada si ile itura. Mo bura. Mo tun so. ~~Ẹ̀jẹ́~~ yẹn ti bàjẹ́. Ma so fun Oko mi pe mo so fun ẹ. Kò mọ̀.

Ọ̀rọ̀ láti ọ̀dọ̀ olóòtú: Ẹni tí ó kọ lẹ́tà yìí sí wa ti kú. A tẹ̀ ẹ́ jáde nítorí pé ìyàwó rẹ̀, [[Olúbùkọ́lá Ayọ̀ọlá-Kéfásì]], ní kí á tẹ̀ ẹ́. Ẹni náà ṣiṣẹ́ ní ọ́fíìsì ìdájọ́ fún ọdún méjìlélógún. Òun ni ó ń kọ ìwé tí gbogbo ènìyàn ń kà. Ó ní: "Ìwé tí mo kọ kì í ṣe ìwé tí mo rí." A kò ní fi orúkọ rẹ̀ hàn.

Iwe idaniloju:
Emi, [[Ganiyat Arinola Sadiku]], ojo ibi {{date of birth|15-03-1992}}, ile {{address|B/22 Oju Oore, Itamerin, ile to sunmo ibi idiko okada, Ago-Iwoye}}, so pe mo ri oga mi, [[Otunba Adeboye-Eniola|Adeboye-Eniola]], nigba ti o n gba eru ti won ko "UNICEF" si lara. Awon eru naa lo si ile itaja re, {{website|ola-foods.example.ng}}. Pasipoti mi {{passport number|B01774520}}. Tele ni mo ni {{phone|08135521180}}, nisisiyi {{phone|07082019945}}.

Ọ̀rọ̀ ọba: "Ẹ má jẹ́ kí owó ba ìlú jẹ́." Olóyè [[Tógunde Arílékọ́lásí]] mi orí. Ọba ní: "Ẹni tí ó jẹ owó ẹ̀kọ́ àwọn ọmọdé jẹ ọjọ́ iwájú." Olóyè mì orí. Ọba ní: "Ìwọ ni mo ń bá wí, [[Tógunde]]." Olóyè kò mì orí mọ́. Kò sí ẹni tó rẹ́rìn-ín.

Awon osise ile ifowopamo onile kekere kan ni Ilaro so pe won ti ya owo naa fun awon ti won ti ku. Iwe owo iya: oruko [[Moshood Adeleye-Ogo]], BVN {{bvn|22581037749}}. Omokunrin [[Moshood]] ku ni osu kejila odun 2011. Manija naa so pe ki a bere lowo eni ti o ku. Iya re n ta eja ni Oja-Odan. O sunkun nigba ti a fi iwe han an.

EMAIL
Lati: {{email|m.durosinmi@igbimo-oye.example.ng}}
Si: Oludari eto ayewo
Koko: Owo aso ode
Mo fi iwe owo ode ti a lo fun Eid-el-Kabir ranse. Iye ni 48 mílíọ̀nù. Ẹ ka iye awon eniyan: 31. {{file reference|GH/PROT/9041}}. Aso ode enikan, onise banki, [[Kofo Dipeolu-Ransome]], je 2.3 milionu. Mo bere boya aso ni.
[[M. Durosinmi]]

Awa, awon omo ogun alaafia, beere pe ki won da ise wa pada. Lati ojo keji osu ~~Agemo~~ ni won ti le wa kuro. A le ogota. Won ni a ko se ise. A n so pe a se ise. Won ni a ko ni iwe. A n so pe won ko fun wa ni iwe. Bẹẹ ni oro naa n lo yipo bi olo.

Ojulowo iroyin: Omo odun mewaa, [[Fisayomi]], wo inu kanga ti ijoba so pe won ti di. Awon ara adugbo so pe leyin ti won gba owo didi kanga, oruko kanga naa kan wa ninu iwe ni. Olugbaisẹ naa, {{company number|RC 1548823}}, ni {{address|Idi-Ape, opopona Akobo, ile keji leyin ile ifowo pamo, ojule kefa}}, ko si nibẹ mo nigba ti a de. Enikan ti o wa ni ile kẹta lati ibẹ, [[Baba Kafinta]], so pe won fi oko nla ko eru won lo loru.

Fọ́ọ̀mù ẹ̀sùn kan lórí ayélujára
Orúkọ (bí ẹ bá fẹ́): [[Ẹ̀bùnolúwa Ìyìọlá]]
Ohun tí ẹ rí: ọ̀gá mi ní {{log-in|ebun_recep}} ni mo lo láti ṣí ìwé àwọn aláìsàn, kì í ṣe òótọ́
Ìgbà: oṣù kẹrin
Ibi: {{address|Ẹ̀ka ìtọ́jú ẹyin, ojúlé kìíní, ilé ìwòsàn tó wà lẹ́gbẹ̀ẹ́ ọgbà eré ìdárayá ìlú}}
Ǹjẹ́ ẹ fẹ́ kí á pè yín? Bẹ́ẹ̀ni, {{phone|09071162038}}

Awon agbebon kolu ibudo awon asobode ni Idiroko. Asobode meji ku: [[Chijioke Obasi-Eze]] ati [[Suleiman Lapai]]. Awon eniyan n so pe awon asobode lo pe awon agbebon, nitori pe won fe fi eru iresi pamo. Asobode kan ti o ye, eni ti o ti ni egbo ni ejika, so fun iya re, iya re so fun aladugbo, aladugbo so fun wa. ~~Alubarika~~ ko si ninu owo ibi.

Kí ló dé tí àwọn ọlọ́jà fi ń sá? Wọ́n ní àwọn tó wá láti ọ̀dọ̀ "agbègbè" ti dé. Wọ́n ní kí oníkálukú mú owó. Àwọn tí kò bá ní, wọ́n á mú ọjà wọn. [[Àbẹ̀ní Àmọ̀kẹ́]] ní: "Ọjà mi ni ọmọ mi." Wọ́n ta tòmáàtì rẹ̀ sílẹ̀. Ọmọ kékeré kan ń gbé e kúrò nílẹ̀, ó ń nu un, ó sì ń jẹ ẹ́.

Egbe awon omo bibi ilu Ijero lo ko iwe yii: Ọjọ́ ~~Jimoh~~, a ri oga olopa [[Superintendent Danjuma Langtang|Danjuma Langtang]] ni ile itura kan pelu awon ti won n ji omo gbe. A ko so fun eni kankan. A n so fun yin nisisiyi. A n so fun yin nitori pe won ti ji omo wa, [[Tolulope]], omo odun meje. ~~Tolulope~~ kii se oruko ibi, sugbon o ti di oro ibi fun wa.

Ki a to so ire, ki a to so ibi: mo dupe fun eyin ti e n ko iwe yii. Mo n ka a leyin ti awon omo ba sun. Mo n ri ara mi ninu re. Nigba miiran, mo maa n ro pe emi nikan ni. Sugbon nigba ti mo ba ka a, mo mo pe a po.
`
