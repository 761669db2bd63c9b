/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Sí Ọ̀gá Àgbà,
Orúkọ mi ni [[Àkànmú Olúwaṣeun Ajíbádé]], akọ̀wé ilé ìpamọ́ oúnjẹ ní Ìwó. Nọ́mbà iṣẹ́ mi ni {{staff number|OS/AG/1174}}. Mo fẹ́ kí ẹ mọ̀ pé ní ọjọ́ ~~Ajé~~, wọ́n kó àpò àgbàdo igba jáde ní òru lọ sí ilé oníṣòwò kan. <<Èmi nìkan ni akọ̀wé tí kò fọwọ́ sí ìwé náà>>. Ẹ lè rí mi ní {{address|Ojúlé kẹrìnlá, Agbo-ilé Alápó, lẹ́yìn ọjà Odò-Orí}}, tàbí kí ẹ pè mí sórí {{phone|0805 661 3027}}.
Èmi ni tiyín nítòótọ́, [[À. O. Ajíbádé]]

[[Morenike]]: e kaaro o, se won ti san owo osu?
[[Lukman]]: won o ti san o. won ni ki a tun lo fi ika te ero
[[Morenike]]: ehn? igba melo niyen
[[Lukman]]: igba keje. [[Alhaja Sidi|Sidi]] ni ki eniyan mu 3k wa
[[Morenike]]: Olorun a da fun won
[[Lukman]]: ma fi oruko mi si o, won n wo group yi

Láti òwúrọ̀ ni a ti wà níbí. Kò sí dókítà, kò sí nọ́ọ̀sì. Àwọn aláboyún jókòó sí ilẹ̀. Wọ́n ní ọ̀fẹ́ ni ìtọ́jú, ṣùgbọ́n bí o kò bá ra ìbọ̀wọ́ àti abẹ́rẹ́ fúnra rẹ, wọn kò ní dá ọ lóhùn. ~~Sùúrù~~ ni baba ìwà, ṣùgbọ́n ta ni ó lè ní sùúrù nígbà tí ọmọ ń kú?

Ìbàdàn - Ilé ẹjọ́ gíga kan ti dájọ́ pé kí akápò kan tẹ́lẹ̀ rí ní ìjọba ìbílẹ̀, Ọ̀gbẹ́ni [[Rótìmí Alágbẹ̀dẹ-Ọ̀ṣọ́]], dá owó tó tó mílíọ̀nù mẹ́tàlélógójì padà. Agbẹjọ́rò ìjọba, Arábìnrin [[Títílọlá Kúkọ̀yí]], sọ fún ilé ẹjọ́ pé orúkọ àwọn òkú ni wọ́n fi ń gba owó oṣù. Ẹlẹ́rìí kan tí wọ́n bo ojú rẹ̀ sọ pé òun rí ìwé náà. Adájọ́ sún ẹjọ́ sí ọjọ́ ~~Ẹtì~~. Àwọn ará ìlú tó wà níbẹ̀ hó ìhó ayọ̀.

SMS: E jowo emi [[Taofeek]] ni. Mo ti kuro ni ile, awon omo yen n wa mi. Mo wa ni {{address|Isale Jagun, ile ti o kọju si mosalasi kekere, yara keji}}. E pe {{phone|0909 227 4418}}. E ma pe ti atijo.

Orukọ | Iṣẹ | Owo ti won ko | Owo ti a gba
[[Iya Bisola]] | Alagbafo | 25,000 | 9,000
[[Sunday Adegoroye]] | Olode | 30,000 | 12,000
[[Baba Risikat]] | Olode | 30,000 | 12,000
[[Ẹniọlá Ṣónúgà]] | Akọwe | 40,000 | 22,000
Ọjọ ti a san: ~~Sunday~~ leyin isin. Eni ti o san: [[Mr Phillips|Phillips]].

Mo jẹ́ awakọ̀ ọkọ̀ epo. Ní Mósímí ni a ti ń gbé epo, ṣùgbọ́n kì í dé ibi tí ìwé sọ. Ọkọ̀ mi ni {{plate|JBN 446 XR}}. Ọkùnrin tí ó ń gba owó lójú ọ̀nà, [[Káyọ̀dé Ajíṣafẹ́]], tí wọ́n ń pè ní [[Ẹ̀kùn]], kọ àkọsílẹ̀ rẹ̀ sínú ìwé pupa. <<Èmi nìkan ni awakọ̀ tó ti Ìlàrò wá nínú gbogbo wa>>. Bí wọ́n bá mọ̀ pé èmi ni, ó ti parí.

Àkọsílẹ̀ ìpàdé ẹgbẹ́ àwọn alátà, ọjà Ọ̀jà-Ọba
Alága: Ìyálọ́jà [[Sídíkátù Àbẹ̀kẹ́]]
Àwọn tó wá: [[Bọ́sẹ̀ Adélékè-Ògún]], [[Múlíkátù]], [[Ìyá Dámilọ́lá]], [[Màmá Ìbejì]], àti àwọn mẹ́tàlélógún mìíràn.
Ọ̀rọ̀: owó ìtajà tí wọ́n fi kún láti igba sí ẹ̀ẹ́dẹ́gbẹ̀ta. [[Múlíkátù]] béèrè pé níbo ni owó ń lọ. Alága ní kí a fi sílẹ̀ fún Ọlọ́run. Ilé kò gbà. A tú ká ní aago márùn-ún.

mo sise ni ile iwe girama kan ni ekiti. oga agba ile iwe, [[mr omoyajowo|omoyajowo]], gba 8k lowo omo kookan ki won le ji iwe wo. olubewo lati waec sun ni ile re fun ojo marun. <<emi nikan ni oluko ti o kuro ninu gbongan idanwo lojo biology>> nitorina won ti mo mi. e ran mi lowo email mi ni {{email|oluko.otito@apoti.example}}

Ìwé ìbúra
Èmi, [[Modúpẹ́ọlá Fẹ́híntọlá-Àjàyí]], obìnrin, ẹlẹ́sìn Krìstì, ọmọ orílẹ̀-èdè Nàìjíríà, tí ń gbé ní {{address|Nọ́mbà 56, Òpópónà Ọlọ́runṣògo, Ìjẹ̀bú-Òde}}, fi ìbúra sọ pé:
1. A bí mi ní {{date of birth|ọjọ́ kejì oṣù kọkànlá, 1971}}.
2. Nọ́mbà NIN mi ni {{nin|60418827395}}.
3. Ilẹ̀ tí ó wà ní Mọ́bàlùfọ̀n jẹ́ ti bàbá mi, olóògbé [[Ezekiel Fẹ́híntọlá]].
4. Báálẹ̀ àti [[Ṣẹ́gun Omo-Onílẹ̀]] ti tà á fún ènìyàn mẹ́rin.

Facebook: E gba mi o eyin ara mi. Mo san 1.2m fun "travel agent" kan, [[Abisoye Kolapo Tijani-Wright]]. Ofiisi re wa ni {{address|Shop 18, Agbeni Shopping Complex, oke kẹta, Ibadan}}. Pasipoti mi {{passport number|A11930582}} wa lowo re. Nọmba re {{phone|07068813350}} ko lo mo. ~~Ife~~ owo ni gbongbo ibi gbogbo, Bibeli ti so o.

Ohùn (a kọ ọ́ sílẹ̀):
Ẹ kú alẹ́ sà. Èmi [[Fọlákẹ́]] ni, tí ń gbá ilẹ̀ ní ilé ìfowópamọ́. Ẹ̀hẹ́n. Mo rí ìwé tí wọ́n fà ya, mo kó wọn jọ. Orúkọ tó wà lórí rẹ̀ ni [[Gbọ́láhàn Ṣóbándé-Dàda]], nọ́mbà àkáǹtì {{account number|2046639187}}. Ọ̀gá mi ní kí n dáná sun ún. N kò sun ún. Ó wà lábẹ́ bẹ́ẹ̀dì mi. Ẹ jọ̀ọ́, ẹ má sọ pé èmi ni o, èmi nìkan ló ń gbálẹ̀ ní ìrọ̀lẹ́. Ó dàbọ̀.

Twitter: {{handle|@omo_ibadan_gidi}} Ona Iwo Road yii, odun melo ni won ti n se e? Owo ti tan, ise o pari. ~~Ogo~~ ni fun Olorun, sugbon ibo lowo wa?

Sí ọ̀gá ọlọ́pàá,
Mo mú ẹjọ́ Sájẹ́ǹtì [[Olúwadáre Máyẹ̀gún]], nọ́mbà iṣẹ́ {{service number|F/NO 377109}}, wá. Ó mú ọmọ mi [[Gíwá]] ní ọjọ́ ~~Ọjọ́rú~~, ó ní ọmọ yahoo ni, nítorí pé ó fi irun sílẹ̀. Ó gba ẹgbẹ̀rún lọ́nà àádọ́rin sórí POS. Ilé mi wà ní {{address|Ojú Irin, ilé àkọ́kọ́ lẹ́yìn ọgbà ìgbéjọ́ aláṣọ, Òkè-Ìlewọ́}}. Èmi ni [[Ìyá Gíwá]]. {{phone|0813 774 0952}}.

Ilu Saki, ojo ~~Satide~~ - Awon agbe ni agbegbe naa ti pariwo pe ajile ofe ti ijoba apapo fi ranse ko de odo won. Olori awon agbe, Ogbeni [[Jimoh Akinwale Ogundiran]], so fun akoroyin wa pe ori redio lasan ni awon ti gbo o. Obinrin agbe kan, [[Sariyu Olaniyonu]], ni oun ri apo ajile naa ni ile itaja kan ni aarin ilu, a si n ta a ni egberun lona ogbon. Enikeni ko tii dahun ibeere naa ni ofiisi eto ogbin.

A lọ sí ilé ìfẹ̀yìntì. Wọ́n ní kí a dúró. A dúró. Òjò rọ̀ lé wa lórí. Bàbá kan ṣubú, kò dìde mọ́. Wọ́n gbé e sínú ọkọ̀, wọ́n ní kí a máa bá ìlà lọ. Mo ti ṣe olùkọ́ fún ọdún márùnlélọ́gbọ̀n. Owó tí wọ́n jẹ mí kò tó nǹkan lójú wọn, ṣùgbọ́n òun ni ayé mi.

Lati ofiisi wa ni Ikorodu: mo ni password gbogbo eniyan nitori emi ni IT. User [[Mrs Abegunde|Abegunde]] ni {{log-in|abegunde.fin}}, o si lo {{log-in|Jesu1Lord}} fun gbogbo nkan. Enikan wole lati {{ip address|41.58.201.77}} ni aago meji oru, o si yi nomba account olugbaisẹ pada si {{account number|0721146980}}. <<Emi nikan ni mo le ri log yẹn>>. [[Olatunbosun]], IT.

[[Àlàbá]] sọ fún [[Ìdòwú]] pé kí ó má lọ sí ọ́fíìsì náà mọ́. [[Ìdòwú]] ní òun kò bẹ̀rù. Ó mú àwòrán ilé ìwẹ̀ tí wọ́n ní àwọn kọ́ fún ilé ìwé alákọ̀ọ́bẹ̀rẹ̀, èyí tí kò sí níbì kankan. Fáìlì náà ni {{file reference|SUBEB/OY/W/33/9}}. Lẹ́yìn ọ̀sẹ̀ méjì, wọ́n gbé [[Ìdòwú]] lọ sí abúlé tí kò sí ọ̀nà.

Eko, ninu osu ~~Okudu~~: awon onimoto ni Oshodi n san egberun meta lojoojumo. [[Agbero Mukaila|Mukaila]], ti won n pe ni [[MC Eleyele]], ni o n gba a. Ti eniyan ba ko, won a fo gilaasi re. Oko mi {{plate|LSR 905 YD}}, won ti fo gilaasi re lemeji. Mo ti pe nọmba ijoba, ko si eni to gbe e.

Awa omo egbe akorin ko mo ibi ti owo ile ijosin wa. Alagba [[Olukayode Mobolade]] ni owo wa ni banki, iwe banki si so pe ofo ni. Won ni ki a gbadura. A ti gbadura. ~~Igbagbo~~ lai si ise, oku ni.

Ilé ìwòsàn ìjọba, Ẹ̀ka ìbímọ
Orúkọ aláìsàn: [[Rẹ̀mílẹ́kún Adéọ̀ṣun]]
Nọ́mbà ilé ìwòsàn: {{hospital number|LTH/034471/18}}
Adírẹ́sì: {{address|Flat 3, Bódìjà Housing, lẹ́gbẹ̀ẹ́ ilé epo}}
Ẹ̀sùn: mo san ẹgbẹ̀rún lọ́nà ogójì fún ẹ̀jẹ̀ tí wọ́n ní ọ̀fẹ́ ni. Ẹni tí mo san fún ni [[Nurse Ayọ̀káa|Ayọ̀káa]]. Kò fún mi ní ìwé ẹ̀rí.

Oniroyin wa, [[Abdulgafar Oladimeji-Are]], jabo lati Ogbomoso pe awon akeko fasiti kan ti kede iyanselodi. Aare egbe won, [[Damilare Popoola-Esan]], so pe owo ile igbe ti di ilopo meta, beeni omi ko si, ina ko si. Oga agba ileewe naa ko gba ipe wa. Agbenuso re ni ki awon akeko ni ~~Suuru~~. O ni ohun gbogbo yoo dara laipẹ.

E dakun, mo n sise pelu ile ise to n ta ero amunawa. Ero kan, {{serial number|PKN-500-11873}}, ti ijoba ra ni milionu mejila, a ta a fun won ni merin. Olugbaisẹ naa, ile ise {{company number|BN 2910447}}, ti [[Oluwatoyin Bankole-Hassan]] je oludari re, ni ki n ko risiti tuntun. <<Emi ni mo ko risiti mejeeji, owo mi lo wa lori won>>. Mo n beru.

Ọ̀rọ̀ ìlẹ̀ ní Ọ̀ffà: ìdílé méjì ń jà. Ìdílé [[Olúgbènsé]] ní tiwọn ni. Ìdílé [[Ẹ̀ṣọ́]] náà ní tiwọn ni. Ọ̀gá tó ń wọn ilẹ̀, [[Surveyor Bámikọ́lé|Bámikọ́lé]], kọ ìwé fún àwọn méjèèjì, ó gba owó lọ́wọ́ àwọn méjèèjì. Ìwé náà ni {{file reference|KW/SG/LND/5502}}.

Mo wa ni agunbaniro ni Oyo. Oruko mi ni [[Inemesit Effanga]], mi o gbo Yoruba daadaa tele. Nọmba mi {{service number|OY/22B/3018}}. Oga mi ni ki n maa ko pe mo wa si ibi ise nigba ti ko si ibi ise. <<Emi nikan ni omo Akwa Ibom ni gbogbo agbegbe Itesiwaju>>. Ẹ pe mi ni {{phone|08104437712}}.
`
