/** Invented texts that only measure. Every person, number, address and log-in here is invented. */
export const yorubaTexts = `
Sí Alága Ìjọba Ìbílẹ̀,
Ẹ̀yin ọlọ́lá, mo kí yín o. Orúkọ mi ni [[Àdùkẹ́ Ọláníyan]], èmi ni olùkọ́ kíláàsì kẹta ní ilé-ẹ̀kọ́ alákọ̀ọ́bẹ̀rẹ̀ abúlé wa. Mo kọ ìwé yìí nípa owó ìjọba tí wọ́n fi ránṣẹ́ fún àtúnṣe òrùlé. Ọ̀gá àgbà wa, Ọ̀gbẹ́ni [[Gbádébọ̀ Akínwándé]], sọ fún àwọn òbí pé owó kò tíì dé. Ṣùgbọ́n mo rí ìwé báńkì náà, mílíọ̀nù méjì ààbọ̀ ti wọ àkáǹtì {{account number|3025550917}} láti oṣù ~~Kejì~~.
<<Èmi nìkan ni mo ń bá a tẹ ìwé lórí kọ̀ǹpútà>>, nítorí náà òun á mọ̀ pé èmi ni. Òjò ń pa àwọn ọmọ. Ẹ jọ̀wọ́, tí ẹ bá fẹ́ pè mí, nọ́ńbà mi ni {{phone|0805 555 0163}}, mo ń gbé ní {{address|Ilé Alágbẹ̀dẹ, ẹ̀yìn ọjà alẹ́, Ìgbàjọ}}.
Èmi ni tiyín ní òtítọ́,
[[À. Ọláníyan]]

[[Iya Rokibat]]: E kaaro o eyin ara shop
[[Muyideen phone]]: Kaaro ma
[[Iya Rokibat]]: Se e ti gbo pe won fe fi owo ita kun
[[Muyideen phone]]: Elo
[[Iya Rokibat]]: Egberun mefa losu. Babaloja [[Sakariyau]] lo so bee. Sugbon risiti ti won n fun wa, egberun meji ni
[[Tawa Elepo]]: Mo ni risiti osu mejila. Mo ti snap gbogbo e
[[Muyideen phone]]: Fi ranse si mi {{phone|+234 813 555 0182}}
[[Tawa Elepo]]: Ko si nibi. <<Emi nikan ni won ti le kuro ninu egbe elepo>>, mi o fe wahala mi
[[Iya Rokibat]]: ~~Suuru~~ lere o. [[Kamoru]] omo Babaloja wa lori group yi
[[Kamoru]]: Mo n ri yin 😏

Egbon, emi [[Bukky]] ni. Won ti gba foonu mi ni office. Nomba [[Dele]] ni mo fi n text yi, {{phone|0902-555-0137}}. File yen wa labe matiresi mi. E ma pe rara, e kan wa ~~wale~~ l'ale.

(Ohùn tí wọ́n tẹ̀ jáde, ìṣẹ́jú mẹ́ta)
Ẹ kú ìrọ̀lẹ́ o. Ẹ má bínú, mò ń sọ̀rọ̀ kẹ́lẹ́kẹ́lẹ́. Ilé ìgbókùú-sí ni mo ti ń ṣiṣẹ́, mortuary, ní ọsibítù ńlá yẹn. <<Èmi ni mo ń fọ òkú, kò sí ẹlòmíì lálẹ́>>. Ohun tí mò ń rí níbẹ̀ kò dára. Wọ́n ń gé ẹ̀yà ara àwọn tí kò ní ẹbí. Ọ̀gá tí ń ṣe é ni wọ́n ń pè ní [[Baba Formalin]], orúkọ rẹ̀ gan-an ni [[Rafiu Àlàmú]]. Ọkùnrin kan tó ń wọ àgbádá funfun ló ń wá gbé e, mọ́tò rẹ̀ ni {{plate|lima sierra delta, márùn-ún márùn-ún méjì, alpha bravo}}. Òkú ìkẹyìn ni ọmọbìnrin kan, [[Ṣadé]] ni wọ́n kọ sí ẹsẹ̀ rẹ̀, nọ́ńbà {{hospital number|M/555/24}}. Mi ò lè sùn mọ́. Nọ́ńbà tí ẹ lè pè ni òdo, mẹ́jọ, òdo... rárá, ẹ jẹ́ kí n kà á dáadáa: {{phone|òdo mẹ́jọ ọ̀kan, márùn-ún márùn-ún márùn-ún, òdo ọ̀kan ọ̀kan mẹ́fà}}. Ẹ ṣé.

ÀKỌSÍLẸ̀ ÌPÀDÉ ẸGBẸ́ ALÁJẸṢẸ́KÙ (COOPERATIVE)
Ọjọ́: 17 Oṣù Kẹsàn-án
Àwọn tó wá: Alága [[Tìmílẹ́yìn Adéoyè]]; Akápò [[Mojísọ́lá Bánjọ-Keshi]]; Akọ̀wé [[Sunday Ògúndèjì]]; Baba [[Ìdòwú]]; àwọn ọmọ ẹgbẹ́ mẹ́rìndínlógún.
1. Alága fi àdúrà bẹ̀rẹ̀ ìpàdé.
2. Owó àwìn: Akọ̀wé ka orúkọ àwọn tó jẹ owó. Orúkọ Alága fúnra rẹ̀ wà níbẹ̀, ₦3.4m. Alága ní kí wọ́n fo ibẹ̀.
3. Baba [[Ìdòwú]] bèèrè owó tirẹ̀. Wọ́n ní kó ní ~~sùúrù~~.
4. <<Akápò sọ pé òun nìkan ni kò tíì yá owó rí nínú ìgbìmọ̀>>, ó sì fi ìwé ìfipòsílẹ̀ sílẹ̀ lórí tábìlì.
5. Fáìlì {{file reference|OSG/COOP/555}} ti sọnù ní ọ́fíìsì.
Ìpàdé parí ní aago mẹ́ta.

ORUKO | ISE | AKANTI | OWO TO YE | OWO TI WON SAN
[[Adewumi Fatoki]] | gbale-gbale | {{account number|0045550912}} | 25000 | 9000
[[Iya Ibeta]] | gbale-gbale | {{account number|2215550384}} | 25000 | 9000
[[Wasiu Gbolahan]] | awako | {{account number|6085550277}} | 38000 | 20000
[[Felicia O. Taiwo]] | gbale-gbale | {{account number|0045556610}} | 25000 | 9000
[[Baba Ijesa]] | olode | ko ni | 22000 | 10000
Akiyesi: supervisor [[Lasisi]] lo n mu to ku. O ni "~~Taiwo~~ lo koko de, ~~Kehinde~~ lo gba owo", o n fi wa se efe. [[Iya Ibeta]] ti ro lapa rose lose to koja.

NÍ ILÉ-ẸJỌ́ ÌBÍLẸ̀, ÀKÚRẸ́
ÌWÉ ÌBÚRA
Èmi, [[Ọmọ́bọ́lánlé Faṣọ̀yìn-Òjó]], obìnrin, Kristẹni, ọmọ Nàìjíríà, tí ń gbé ní {{address|Ojúlé 16, Òpópónà Adégbọlá, dojú kọ ilé epo, Àkúrẹ́}}, búra báyìí pé:
1. A bí mi ní {{date of birth|ọjọ́ 4, oṣù Kẹfà, ọdún 1974}}; NIN mi ni {{nin|66555019273}}.
2. <<Èmi ni mo jẹ́ akọ̀wé fún àwọn alága káńsù mẹ́rin tẹ̀léra>>.
3. Ní oṣù Kẹwàá, Ọ̀gbẹ́ni [[Kúnlé Arówólò]] ní kí n yí déètì ìwé àdéhùn náà padà.
4. Mo kọ̀. Ó pe [[Bísí]] wọlé, [[Bísí]] sì ṣe é.
5. Mo ń búra yìí pẹ̀lú ~~òtítọ́~~ inú.

oruko mi ni [[saka]] emi ni mo n so ile ise omi ni asejire awon oga n ta diesel lale oga [[folorunso]] lo n ko won wa tanka kekere ni won n lo nomba e ni {{plate|iwo 555 xa}} mi o ka iwe pupo sugbon mo mo nomba <<emi ni mo fi igi si enu ona pelu owo osi mi nitori owo otun mi ti ge>> won n pe mi ni [[olowo kan]] ti e ba fe wa e wa bi eni ti o n ta eja e bere [[iya sukura]] ni {{address|egbe mosalasi asejire oke ile alamo}} ojo n ro ti mo n ko eyi ~~ojo~~ ko je ki tanka wa loni

Lati: {{email|yinka.adebisi@campuspost.example}}
Si: {{email|anti.graft@oduduwawatch.example}}
Ọjọ́: Tue, 21 Jan 2025 19:40
Àkòrí: Admission list tí wọ́n tà
E kaale sir,
Mo fi list kan ranse. Awon oruko 27 to wa nibe ko se post-UTME rara. Won wole pelu log-in {{log-in|adm_off_7}} laarin ago mejila si ago kan oru. IP ti mo ri ni {{ip address|41.58.155.20}}. Deputy registrar, Dr (Mrs) [[Omotayo Fajana-Ellis]], lo ni log-in yen. Omo kan, [[Damilola]], so fun mi pe iya oun san 450k fun "[[Uncle Registry]]".
<<Emi ni student intern to wa ni unit yen, mi o ju eyo kan lo>>. Matric mi ni {{matriculation number|CSC/2021/0555}}. E jowo e ma forward mail yi.
~~Ife~~ ni,
[[Yinka]]

IDAHUN SI QUERY
Si: Oludari Isakoso
Won bi mi pe kilode ti mo fi so fun awon agbe koko pe osuwon wa n puro. Idahun mi ni pe osuwon n puro. Mo gbe apo simenti kan le e lori, o ni kilo 41. Apo simenti je 50. Akanse osuwon naa, serial {{serial number|AV-555/0192}}, ko ni seal lati odun 2017. Oga [[Jimoh Ayinla Kolapo]] lo ni ka fi sile bee. Awon agbe, bii Baba [[Ogunmola]] ati [[Mary Owoseni]], ti padanu owo to po ju. <<Odun metadinlogbon ni mo ti lo lenu ise yi, emi si ni inspector koko to dagba ju ni zone>>. Ti won ba fe le mi, ki won le mi. ~~Ayo~~ mi ni pe awon agbe ti mo.
[[S. B. Olorunnisola]], {{staff number|PRD/ON/0553}}

{{handle|@omo_idiroko}}: E gba mi o. Mo fe so nipa border wa. RT
{{handle|@asake_stan01}}: Oya so
{{handle|@omo_idiroko}}: Moto ayokele ti won n ko iresi koja, ago meta oru. Custom officer kan, [[Oga Bala Gate 2]], egberun ogun fun moto kan
{{handle|@asake_stan01}}: Moto melo?
{{handle|@omo_idiroko}}: Ogoji. Mo n ka won. <<Emi ni mo n ta tii ati buredi ni enu gate, emi nikan ni mo n sun sibe>>
{{handle|@egba_prof}}: Omo, delete e. Won mo alatii
{{handle|@omo_idiroko}}: Won ti mo tele. Oruko mi ni [[Segun Alatii]]. Baba mi, [[Sobande]], ku sinu oko iresi yen
{{handle|@egba_prof}}: ~~Aanu~~ Oluwa

Ẹ̀yin ará ìlú, ẹ jẹ́ ká ronú. Ọdọọdún ni a ń dá owó fún iná mọ̀nàmọ́ná. Ọdọọdún ni wọ́n ń kó òpó dé, wọ́n á sì dùbúlẹ̀ sẹ́gbẹ̀ẹ́ ọ̀nà títí koríko fi bò wọ́n. Àwọn ọmọdé ti sọ wọ́n di àga. Nígbà tí ìdìbò bá kù oṣù mẹ́ta, wọn á nà á dúró; lẹ́yìn ìdìbò, wọn á tún yọ wáyà. Mi ò dárúkọ ẹnikẹ́ni, mi ò sì bínú. Mo kàn fẹ́ mọ iye tí òpó kan ń jẹ, àti ẹni tí ó ń kà wọ́n.

IROYIN ISELE
Ibi: Ago awon ode, ona Oke-Ogun
Akoko: ago mokanla abo ale
Eni to ko: [[Oderinde Abimbola]], igbakeji olori ode
A mu oko akoyoyo meji ti won ru igi rosewood. Nomba: {{plate|KSH 550 ZA}} ati {{plate|SKI-155-XC}}. Awako akoko ni Mallam [[Iro]], ekeji sa lo. Ki ile to mo, ase wa lati oke pe ka fi won sile. Eni to pe ni [[Baale Timber]], o lo nomba {{phone|0803.555.0198}}. Olori ode wa, Baba [[Ogunwale]], gba ogorun-un kan egberun. O fun mi ni ogun. Mi o gba. <<Emi nikan ni Kristeni ninu egbe ode yi, emi ni mo maa n gbadura>>, won n pe mi ni [[Wolii]]. Oke ibi ti won ti n ge igi naa ni {{coordinates|8.6650 N 3.4021 E}}. Iroyin yi pari. ~~Alaafia~~.

Arákùnrin mi [[Fẹ́mi]],
Mo kọ lẹ́tà yìí ní ọwọ́ nítorí pé wọ́n ń ka WhatsApp mi. O rántí ilé ìwòsàn àdáni tí mo ti ń ṣiṣẹ́ ní Òṣogbo? Àwọn oògùn HIV tí ìjọba ń fún ènìyàn lọ́fẹ̀ẹ́ ni wọ́n ń tà níbẹ̀, ẹgbẹ̀rún mẹ́jọ fún oṣù kan. Wọ́n ń yọ sítíkà kúrò. Èmi ni mo ń yọ ọ́ pẹ̀lú omi gbígbóná, Ọlọ́run dárí jì mí.
Dókítà [[Adébáyọ̀ Ṣómidé-Coker]] ló ni ilé ìwòsàn náà. Nọ́ńbà ìwé àṣẹ rẹ̀ ni {{practice number|MDCN/R/55501}}. Ẹni tó ń gbé oògùn wá ni awakọ̀ ìjọba kan, [[Làmídì]], ó ń dé ní gbogbo ọjọ́ Ẹtì kejì. Bátíìsì tó gbẹ̀yìn ni {{serial number|TLD-0555-B}}.
Obìnrin kan wá lọ́sẹ̀ tó kọjá, [[Ṣẹ̀yí]] ni wọ́n ń pe ọmọ rẹ̀. Kò ní owó. Ó sunkún, ó sì padà lọ. Mo sá tẹ̀lé e dé ọ̀nà, mo fún un ní páálí méjì. Ẹnìkan rí mi. Láti ìgbà náà wọ́n ti gbé mi kúrò ní pharmacy sí ibi ìfọṣọ.
Ohun tó burú jù ni pé <<èmi náà ń lo oògùn yẹn láti ọdún mẹ́sàn-án, ìwọ nìkan lo mọ̀>>. Tí mo bá sọ̀rọ̀, wọ́n á tú àṣírí mi. Tí mi ò bá sọ̀rọ̀, ~~ẹ̀rí~~ ọkàn mi á pa mí.
Jọ̀wọ́ bá mi bá àjọ náà sọ̀rọ̀. Má dárúkọ mi. Mo ti kó sítíkà ogójì pamọ́ sínú Bíbélì, ó wà lọ́dọ̀ Ìyá [[Tóyìn]] ní {{address|Agboolé Ọlọ́bà, lẹ́gbẹ̀ẹ́ kànga àtijọ́, Ìkìrun}}.
~~Ayọ̀~~ ni kí a fi ríra.
Ẹ̀gbọ́n rẹ, [[Folúkẹ́]]

Oga mi, mo fe se complaint about dis our park. NURTW ni mo wa ni Iwo Road axis. Chairman, [[Alhaji Bolero]], lo ni ka ma gba 1,500 per load instead of 800. Ticket book wa meji: one for union, one for "house". <<I am the only female ticketer ni park yen>>, won n pe mi ni [[Ticket Lady]]. Last week Thursday, driver kan, [[Wahidi]], ko lati san, [[Kokoro]] ati [[Eleyinmi]] fo lamba e. His plate number na {{plate|MUS 555 XN}}. Mo mu booklet kan, serial {{serial number|00555 to 00600}}. Mo ti gbe e fun Pastor [[Niyi]]. If anything happens, awon lo mo. Number mi: {{phone|070 4555 0128}}, e ma pe before 8pm. ~~Blessing~~ a ma ba yin.
[[Shakirat]]

Lọ́jọ́ Jímọ̀ lẹ́yìn ìrun, ìgbìmọ̀ mọ́ṣáláṣí ṣe ìpàdé pàjáwìrì.
Ohun tó fà á: ẹran iléyá tí ilé-iṣẹ́ Turkey kan fi ránṣẹ́, màlúù ọgbọ̀n. Màlúù méjìlá péré ni a rí.
Alfa [[Ìsíákà Onídùúró]] sọ pé ọ̀nà ló jìn. Alhaja [[Ṣẹ̀rífátù]] bi í bóyá ọ̀nà ló ń jẹ màlúù. Àwọn ènìyàn rẹ́rìn-ín.
Ẹni tó bá wọn kó màlúù náà, [[Gàá Bọ̀rọ̀dó]], Fúlàní, sọ pé méjìdínlógún wà ní ọgbà [[Alh.Gàńíyù|Gàńíyù]] ní {{address|ọ̀nà Jẹ́bbà, kìlómítà kẹta, ọgbà tó ní géètì dúdú}}.
<<Èmi ladani, èmi ni mo sì jẹ́ ẹni tí ó kéré jù nínú ìgbìmọ̀>>, mo kọ ohun gbogbo sílẹ̀. Nọ́ńbà ìwé àjọ tó fi màlúù ránṣẹ́ ni {{file reference|QRB/NG/0555/45}}, wẹ́ẹ̀bù wọn ni {{website|www.kurban-yardim.example}}.
[[Mubárák]]

Hello, se eyin ni e n se programme "Gbo Temi"? E jowo, mo fe report. Prison yi, ibi ti mo n ko ounje wa fun oko mi, won n gba egberun marun-un ki n to ri i. Oko mi ni [[Olayemi Popoola]], nomba e nibe ni {{serial number|AGD/A/0555}}. Warder ti n gba owo, oruko to wa laya e ni [[Ojo T.]], service number {{service number|NCoS/55591}}. Won ko ti mu oko mi de court lati odun meta, nomba ejo e {{file reference|MAG/555C/21}}. Foonu ti o fi n pe mi, warder naa lo ya a fun owo, {{phone|0916 555 0174}}. <<Mo ti loyun osu mejo, emi ni aboyun kan soso to n wa nibe ni Tuesday>>. [[Iya Ologi]] ni ki n ma so. Sugbon mo ti so. ~~Ola~~ ni won fe ki n tun mu ogun wa.

Date,Nurse,Ward,Oxygen used,Oxygen billed
3/7,[[Adenike P.]],children,2,5
4/7,[[Adenike P.]],children,1,5
5/7,[[Ruth Aina]],children,0,4
6/7,[[Kehinde Oduwole]],emergency,3,9
7/7,[[Ruth Aina]],children,0,4
Alaye: eni to n ko billed ni [[Mr.Tunji|Tunji]] cashier. Nigba ti mo bi i, o ni system lo n se e. User to wa lori system: {{log-in|t.akinyemi_cash}}. Omo to ku ni ojo 5, [[Baby Ajayi]], ko ri oxygen kankan, sugbon won gba 32k lowo baba e. <<Ninu awa nurse meta, emi ni mo wa nibe>>. Licence mi {{licence number|RN 055 519}}. ~~Kehinde~~ ko tumo si pe a gbehin.

Ẹ̀yin ọmọ ẹgbẹ́ pẹnṣánnì, ẹ kú ọdún o. Ẹ jẹ́ kí n sọ ìtàn kékeré kan. Mo ṣiṣẹ́ ní rélùwéè fún ọdún mẹ́tàlélọ́gbọ̀n. Nọ́ńbà mi ni {{staff number|NRC/L/5519}}. Wọ́n ní kí n wá fi ojú hàn ní Yaba. Mo dé ibẹ̀ ní aago márùn-ún àárọ̀. Ọ̀dọ́mọkùnrin kan, [[Richard]] ni wọ́n pè é, bi mí ní BVN, mo fún un: {{bvn|22355501846}}. Lẹ́yìn ọ̀sẹ̀ méjì, owó mi wọlé, ó sì jáde lọ́jọ́ kan náà. Ọ̀rẹ́ mi, Pa [[Ẹ̀kúndayọ̀]], bẹ́ẹ̀ náà. Màmá [[Comfort Jack]], ará Opobo, bẹ́ẹ̀ náà. Gbogbo wa, [[Richard]] kan náà. <<Èmi ni awakọ̀ ọkọ̀ ojú irin tó kẹ́yìn tó wa steam engine láàrin wa>>, ẹ ti mọ ẹni tí ń sọ̀rọ̀. ~~Richard~~ ní èdè wọn túmọ̀ sí alágbára, àbí?

Voter card palaver ni ward wa. Mo je ad-hoc. Won ko PVC 340 pamo sinu ile [[Honourable Skibo]], ile to wa ni {{address|Plot 5, Irewole Estate, second bus stop, ile to ni satellite dish nla}}. Mo ri ti iya mi nibe: {{voter number|90F5 B055 5192 8374 6501}}. Mama mi, [[Alice Morenikeji]], ti n wa a lati odun to koja. [[Gbenga]] ati [[Ovie]] ni won n so ile naa. Supervisor mi, Mrs. [[Chinyere]], ni ki n ma se oju aye. <<Emi ni mo n gbe key ile igbale, mo si ni albinism, won ri mi lokere>>. Email mi {{email|truth.ward9@inboxng.example}}. E so fun mi nibi ti mo le gbe foto wa. ~~Monday~~ ni training, leyin e mi o ni le sa.

[19:02] [[Laide Aso-oke]]: Grant fun awa ahunso, 60 looms, se o ti de?
[19:03] [[Ganiyat]]: De bo ti n de. 12 lo de
[19:05] [[Laide Aso-oke]]: Ta lo sign fun 60
[19:06] [[Ganiyat]]: Emi. <<Won ni ki n sign nitori emi nikan ni mo ni international passport ninu egbe>>
[19:07] [[Laide Aso-oke]]: Haaa
[19:09] [[Ganiyat]]: Passport {{passport number|B05551928}} lo wa lori form. Ti won ba mu enikan, emi ni
[19:10] Bro [[Rasheed Iseyin]]: Ta ni contractor
[19:12] [[Ganiyat]]: {{company number|RC 1755503}}. Director ni [[Oyebanjo Titilope]], iyawo aburo Commissioner
[19:13] [[Laide Aso-oke]]: ~~Tope~~ lo ye ka da fun Olorun pe won o tii mu e
[19:15] Bro [[Rasheed Iseyin]]: [[Ganiyat]] ma sun ile lale yi. Lo si odo [[Iya Agba Koso]]

Ìwé ẹ̀sùn sí Kábíyèsí àti ìgbìmọ̀ ìlú
Kí adé pẹ́ lórí, kí bàtà pẹ́ lẹ́sẹ̀. Àwa ọmọ Agboolé [[Arẹ̀ṣà]] ni a ń kọ ìwé yìí. Ilẹ̀ oko ńlá wa, éékà mẹ́rìnlélógún, ni wọ́n ti tà fún ilé-iṣẹ́ ọlọ́sìn adìyẹ láìsọ fún wa. Mọ́gàjí [[Adélékè Arẹ̀ṣà]] ló bu ọwọ́ lù ú. Ó ní bàbá wa tó ti kú, Pa [[Jọ́ọ̀jì Òjó]], ló fún òun láṣẹ. Bàbá kú ní 2009; ìwé náà jẹ́ ti 2022!
A lọ sí ọ́fíìsì ilẹ̀. Wọ́n fi hàn wá: fáìlì {{file reference|OY/LUD/055/R55}}, owó orí tí wọ́n san pẹ̀lú TIN {{tax number|1055501-0001}}, àti nọ́ńbà mítà iná tí wọ́n ti fi síbẹ̀, {{meter number|54155501928}}. Ẹni tí wọ́n kọ sí i ni [[Kẹ́mi Ọdẹ́yalé-Smart]], tí a kò mọ̀ rí. Foonu kan ṣoṣo tó wà níbẹ̀, {{phone|+234-902-555-0153}}, [[Súnmọ́nù]] ọmọ Mọ́gàjí ló gbé e.
Ẹ̀gbọ́n wa obìnrin, [[Wúràọlá]], lọ bá wọn. Wọ́n tú ajá sí i. Ó wà ní ọsibítù báyìí, káàdì rẹ̀ ni {{hospital number|OGB/055/519}}. A lọ sí ọ̀dọ̀ ọlọ́pàá; ọlọ́pàá ní ọ̀rọ̀ ẹbí ni. A lọ sí ọ̀dọ̀ lọ́yà; lọ́yà ní kí a mú ẹgbẹ̀rún lọ́nà ẹgbẹ̀ta wá. Àwa tí à ń ta ẹ̀gẹ́, níbo la ti fẹ́ rí i?
<<Èmi tí mo kọ ìwé yìí ni ọmọ kan ṣoṣo nínú agboolé tó lọ sí yunifásítì, mo sì ń sin Ọ̀ṣun bíi ìyá mi>>; wọ́n ń pè mí ní abọ̀rìṣà kí wọ́n má bàa gbọ́ ọ̀rọ̀ mi. Ẹ jọ̀wọ́, kí Kábíyèsí pe Mọ́gàjí kí ó tó di ọjọ́ ~~Àṣẹ̀ṣẹ̀dáyé~~. Àwọn katakata ti ń wú igi kòkó. Igi tí bàbá wa gbìn ní ọdún tí a bí mi ni wọ́n kọ́kọ́ wú. ~~Ọlá~~ ìlú ni kí òtítọ́ jáde.
Fún agboolé: [[Ọ̀ṣúnbùnmi Òjó]]; [[Rábíù]] (àtàǹpàkò); [[Ìyá Ẹlẹ́gẹ̀ẹ́]] (àtàǹpàkò)
`
