/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
Ẹ kú iṣẹ́ o. Olùkọ́ ni mí ní ilé ẹ̀kọ́ alákọ̀ọ́bẹ̀rẹ̀ kan ní agbègbè Ìsẹ́yìn. Láti oṣù ~~Ẹ̀bìbì~~ ni ọ̀gá wa, Arábìnrin [[Àdùkẹ́ Ọláníyọnu]], ti ń ta ìwé tí ìjọba fi ránṣẹ́ lọ́fẹ̀ẹ́. [[Múfútáù]] tó ń ṣọ́ ọgbà ló ń gbé wọn lọ sí ọjà ní alẹ́, mo rí i pẹ̀lú ojú mi. Nígbà tí mo bi í léèrè, ó ní "[[Ṣadé]], pa ẹnu rẹ mọ́." Èmi nìyẹn. Nọ́mbà iṣẹ́ mi ni {{staff number|OY/UBE/7719}}; wọ́n ti ní àwọn á gbé mi lọ sí oko. ~~Òtítọ́~~ kì í kú. Ẹ pè mí ní ~~Sátidé~~ nìkan.

E jowo e gba mi. mo je awako danfo ni oshodi si mafoluku. awon omo egbe n gba egberun marun lojoojumo, won ni ti gomina ni. oga won ni [[mukaila eja nla]], oun ati olopa kan ti oruko re n je corporal [[ehis]] ni won jo n pin in. ni ~~monday~~ won fo gilaasi oko mi, {{plate|LSD 417 YE}}, nitori mo ni ko si. omo mi [[toheeb]] fi oju sese. mo n gbe ni {{address|ile keta leyin mosalasi alasalatu, mafoluku}}. awon omo ~~idowu~~ street lo mo mi ju. <<baba elese kan to n wa oko funfun>> ni won n pe mi

Sí Ọ̀gá Olóòtú,
Èmi ni akọ̀wé owó ní ilé ìwòsàn ìjọba kan ní Ìpínlẹ̀ Ọ̀ṣun. Mo fi àkọsílẹ̀ yìí ránṣẹ́ nítorí ẹ̀rí ọkàn mi:
Oṣù | Dísùlù tí a san | Dísùlù tí ó wọlé
~~Agẹmọ~~ | líta 6,000 | líta 1,850
Ògún | líta 6,000 | líta 1,200
Ẹni tó ń tà á ni [[Rájí Akínṣọlá]], àna Ọ̀gá Àgbà, Dókítà [[Bọ́lájí Ẹkúndayọ̀]]. Ilé iṣẹ́ rẹ̀, ~~Olúwaṣeun~~ Ventures, kò ní tanki kankan; nọ́mbà rẹ̀ ni {{company number|BN 3360714}}. Ìwé owó tí mo fọwọ́ sí ni {{voucher number|OSH/PV/2291}}. Wọ́n fi agbára mú mi. Àwọn ọmọ ọwọ́ méjì kú ní òru kan tí iná kò sí. Ìyá ọ̀kan, [[Ìyá Ìbejì Ṣèyí]], ṣì ń sunkún. <<Àwa méjì péré la ní kọ́kọ́rọ́ àpótí owó>>.

MO FE FI EJO SUN. NI ILE EJO KOTA IBILE KAN NI ABEOKUTA, AKOWE KOOTU [[GBENGA ONAFUYE]] N GBA OWO KO TO PE EJO. EGBERUN LONA OGBON NI MO SAN LORI EJO ILE BABA MI, NOMBA EJO {{case number|ABK/CC/118/24}}. EGBON MI [[KAMORUDEEN]] TI SAN OGOTA, NITORI NAA WON GBE ILE FUN UN. ADAJO WI PE KI A GBA ~~ALAAFIA~~ LAAYE. OJO ~~TUESDAY~~ NI WON YOO LE MI JADE. MO TI DI AGBALAGBA, WON BI MI NI {{date of birth|12 OCTOBER 1949}}. ILE NAA WA NI {{address|ITA OSIN, ILE ALAGBEDE, NITOSI IGI ODAN}}. [[ONAFUYE]] NI KI N LO SI BI O BA WU MI, PE OUN NI ENIYAN NI IBADAN. OLORUN ~~ANU~~ A DA WON LEJO. OMO MI LO BA MI TE E.

[20:02] [[Tèmítọ́pẹ́]]: Ṣé o ti rí lísìtì àwọn tó wọlé?
[20:03] èmi: mo rí i. orúkọ mi ò sí níbẹ̀
[20:05] [[Tèmítọ́pẹ́]]: ṣé o san owó fún Ọ̀gbẹ́ni [[Dúró]] ni?
[20:06] èmi: ọ̀kẹ́ márùn-ún! sínú {{account number|3157709264}}. ó ní ti Registrar ni
[20:08] [[Tèmítọ́pẹ́]]: ha. [[Nwachukwu]] náà san án, òun wọlé
[20:10] èmi: JAMB mi ga jù ti ẹ̀ lọ. nọ́mbà mi {{file reference|20265590713HB}}, lọ wò ó
[20:11] [[Tèmítọ́pẹ́]]: Lọ́jọ́ ~~Friday~~ wọ́n ń ṣe ayẹyẹ ní ~~Bíṣọ́ọ̀bù Fágún~~ Hall
[20:13] èmi: mo ní ohùn rẹ̀ lórí fóònù. mo fẹ́ fi ránṣẹ́
[20:14] [[Tèmítọ́pẹ́]]: má dárúkọ mi o. <<ọmọ pásítọ̀ kan ṣoṣo ní kíláàsì>> ni mí, wọn á mọ̀
Ẹ jọ̀ọ́, mo dà á kọ látinú WhatsApp, orí fóònù ~~Ìyanu~~ Phones ni mo lò.

Mi o ni daruko enikeni, nitori pe eti lo n gbo. Ni ilu wa, Ile Igbimo Asofin Ipinle fi owo sile fun atunse Oja Oba lati osu ~~January~~. Ajo Idagbasoke Oja so pe ise ti pari; Eka Eto Isuna so pe won ti san owo re tan; sugbon orule si n jo, ina ko si, kanga ti di. Ni ojo Aje, awon Alaga Kansu wa pelu tele-fisan, won ge ribonu ni iwaju gbongan ~~Adeola~~. Won pin iresi ati ankara, ti won ko "~~Ayo~~ ati ~~Ife~~" si lara. A ti ko iwe si Ile Ise Ijoba ni Akure lemeta. Babaloja ni ki a ni suuru, Iyaloja ni ki a gbadura. Awon omo ile-iwe Girama si n gba abe orule yen koja, ojo Abameta to koja ni pako kan ja bo lu won. Alaga wi pe Ola ni oun yoo wa, Ola naa ko de. Awon agba ni Olorun nikan lo mo ibi ti owo gba, sugbon Ile Ifowopamo naa mo. E wa wo iwe inawo naa fun ra yin: Owo, Ifon, Ondo, ibi gbogbo ni.

Ọmọ ẹgbẹ́ ọlọ́pàá ni mí ní Ìlọrin, mi ò lè sọ tésàn mi. Àwọn ọ̀dọ́ tí wọ́n mú, a máa ń gba owó lọ́wọ́ àwọn òbí wọn ká tó tú wọn sílẹ̀. O.C. wa, [[Saliu Àgbàjé]], ní kálukú gbọ́dọ̀ mú ẹgbẹ̀rún lọ́nà ogún wá ní ọ̀sẹ̀. [[Fáńkẹ́]] tó ń ta oúnjẹ ní iwájú géètì ló ń kó o jọ, nọ́mbà rẹ̀ ni {{phone|0701 555 8826}}. Ní òru ~~Alamisi~~, ọmọ kan tó ń jẹ́ [[Raufu]] kú sí àhámọ́. A kọ ọ́ pé ó sá lọ! Mo wà níbẹ̀. Nọ́mbà mi {{service number|F/NO 502218}}, ẹ pa á rẹ́. Wọ́n sin ín sí ẹ̀yìn ~~Sàlámì~~ Block Industry. Ìyá rẹ̀ ń bọ̀ lójoojúmọ́ pẹ̀lú oúnjẹ. <<Àwa mẹ́ta la wà lẹ́nu iṣẹ́ lóru yẹn>>, ọ̀kan ti kúrò nílùú.

Ẹ n lẹ o, mo jẹ oṣiṣẹ ilé epo àti alagbàṣe fún ijọba ibilẹ. Wọn fún mi ni iṣẹ gọta ni Ado, miliọnu mẹjọ. Ki n to gba owo, Injinia [[Fakọrẹde-Ajibade]] ni ki n da miliọnu mẹta pada. Mo fun [[Yinka]], akọwe rẹ, ni ẹẹmeji; lẹẹkeji ni ile ounjẹ ~~Mama Esther~~. Mo ni ẹda ifiranṣẹ naa: {{account number|7700431859}}, orukọ to wa nibẹ ni [[Adeyinka Grace Olubọdun]]. Nigba ti owo tan, wọn gba iṣẹ naa lọwọ mi, wọn fun ọmọ Benin kan, [[Ogbebor]]. TIN mi ni {{tin|20417735-0001}}, mo n san owo ori mi daadaa. Mo sa wa si {{address|ile aburo mi to wa lẹgbẹẹ ile ẹkọ awọn aditi}}. Lati ~~Jimọ~~ ni wọn ti n pe mi. <<Obinrin alagbaṣe kan ṣoṣo ni mi>> ni gbogbo kansu naa, ọkọ mi, [[Oluwagbemiga]], si ti ni ki n gbagbe owo naa ki ẹmi wa le gun. Ṣugbọn gbese wa lọrun mi: simẹnti, irin, owo awọn birikila meje. Ọkan ninu wọn, [[Kọjọ]] ara Togo, n sun sẹnu ọna mi lojoojumọ. Ẹ fi ~~suuru~~ ka a.
`
