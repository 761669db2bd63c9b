/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Abẹ́òkúta - Àjọ tó ń gbógun ti ìwà ìbàjẹ́ ti nawọ́ gán ọ̀gá kan ní ilé iṣẹ́ omi, Onímọ̀-ẹ̀rọ [[Adébọ̀wálé Ṣódẹkẹ́-Martins]], lórí ẹ̀sùn pé ó ta ẹ̀rọ tí ń fa omi mẹ́jọ. Agbẹnusọ àjọ náà, [[Wúràọlá Tọ̀míwá]], sọ pé wọ́n rí mẹ́ta nínú ẹ̀rọ náà ní oko rẹ̀. Ìyàwó rẹ̀ sọ fún akọ̀ròyìn pé ọkọ òun kò ṣe nǹkan kan. Títí di ìsinsìnyí, omi kò sí ní ìdajì ìlú náà. Àwọn obìnrin ń lọ pọn omi ní odò Ògùn.

Eyin ara, mo ki yin. Mo je akowe ni ile ejo ibile. Adajo kan ko gba owo, sugbon akowe agba, [[Raufu Olopade-Ige]], n gba owo fun un laisi pe o mo. O n gba 50k lati so faili nu. Faili ti o so nu l'osu to koja ni {{file reference|CC/ILA/114/2022}}. <<Obinrin meji pere ni akowe nibẹ, ekeji si ti fẹyinti>>. Mi o fe ki won mo mi.

[[Bukky]]: ore mi ko ma si owo ninu account coop o
[[Tawa]]: ki lo n so
[[Bukky]]: mo ri statement. 230 naira lo ku
[[Tawa]]: ehhh! 14 million yen nko
[[Bukky]]: Mr [[Ekundayo]] ti ra ile si {{address|Alagbado, Ajasa Command, estate to wa leyin ile ijosin Mountain, ile nla alawo ewe}}
[[Tawa]]: Jesu! pe mi {{phone|08093316642}}
[[Bukky]]: mi o le soro nibi ise

Èmi kò mọ ìwé púpọ̀. Ọmọ mi ló ń bá mi kọ ọ́. Mo ń ta ẹ̀fọ́. Àwọn ọmọ ìta ń gba igba náírà ní òwúrọ̀, igba ní ọ̀sán, igba ní alẹ́. Bí òjò bá rọ̀, wọ́n á tún gba owó agboòrùn. Ibo ni ìjọba wà?

ORUKO AWON TI WON GBA OUNJE IRANWO
1. [[Wosilatu Abeni]] - apo kan - ika
2. [[Iya Alakara]] - apo kan - ika
3. [[Folorunso Bamitale]] - apo mẹwaa - {{phone|08024471093}}
4. [[Olori Omotanwa|Omotanwa]] - apo ogun - ko fowo si
Akiyesi: ogota eniyan ni a pe, apo mẹ́fà ni a ri. Awon ti o ku wa ni ile kansẹlọ.

Sí ẹ̀ka ìfìyàjẹni, yunifásítì
Mo jẹ́ akẹ́kọ̀ọ́ ọdún kẹrin. Olùkọ́ kan, Dókítà [[Babásọlá Ẹkúnjìmí]], ní kí n wá sí yàrá òun ní {{address|Ilé àlejò yunifásítì, yàrá 214}} kí n tó lè yege. N kò lọ. Mo ní F. Ọ̀rẹ́ mi [[Ṣèyí Àlùkò]], nọ́mbà {{matriculation number|CSC/2018/077}}, lọ, ó ní A, ṣùgbọ́n kò lè sùn mọ́. <<Èmi nìkan ni akẹ́kọ̀ọ́ tó ń lo kẹ̀kẹ́ arọ ní ẹ̀ka wa>>. ~~Òtítọ́~~ kì í kú.

Iwe ti mo ko si NDLEA: Ni ile kan ni {{address|Igbo-Ora, oju ona Eruwa, ile alagbede tele, eyi ti won fi paanu pupa se}}, won n di igbo si inu apo gaari. Eni ti o ni ni [[Kasumu Elegbo]], oko ayokele re {{plate|IGR 318 AC}}. Olopaa kan, Inspekito [[Gbenga Osho]], maa n wa gba owo ni ~~Satide~~. Mo n ta elubo ni iwaju ile naa. E dakun.

mo je nosi ni lagos. won ko oruko mi si ise oru ojo mẹrinla lera nitori mo so pe oxygen ko si. omo meji ku. won ko "cardiac arrest". dokita ti o ko o ni [[dr majekodunmi-cole|majekodunmi-cole]]. nọmba ile iwosan omo kan ni {{hospital number|LIMH/22/10884}}. <<emi ni mo gbe omo keji lowo nigba to ku, ko si elomiran ninu yara yen>>. whatsapp mi {{phone|+2348164471908}}

Ìpàdé àwọn awakọ̀ tákísì, Ilọrin, Ọjọ́ ~~Àìkú~~
1. Àdúrà láti ẹnu [[Áfà Jíńádù|Jíńádù]].
2. Akápò [[Ìṣọ̀lá Bàbá Kẹ́kẹ́]] ka ìṣirò: owó tó wọlé 640,000; owó tó jáde 639,950.
3. [[Rájí Mọ́nsúrù]] bèèrè fún ìwé ẹ̀rí. Kò sí.
4. Wọ́n ní kí [[Rájí]] lọ jókòó. ~~Ẹ̀rí~~ ọkàn nìkan ló kù.
5. Ìpàdé parí.

Oko mi je olopaa ti o ti ku. Oruko re ni [[Cletus Ayorinde Medupin]], nọmba ise {{service number|AP/NO 133902}}. Won pa a ni oju ise ni 2019. Owo iku re, milionu marun-un, ti jade. Mi o ri i. Ọga kan ni Zone ni ki n mu iwe igbeyawo wa, mo mu u wa; ni ki n mu iwe iku wa, mo mu u wa. [[ASP Lanre Jokotola|Lanre Jokotola]] ni ki n wa ni alẹ. Emi [[Olaide Medupin]], BVN {{bvn|22198846035}}.

Facebook: Ǹjẹ́ ẹ mọ̀ pé ilé ìwé tí wọ́n ń pè ní "Model" ní abúlé wa kò ní òrùlé? Ọmọ àádọ́ta ní kíláàsì kan. Olùkọ́ kan ṣoṣo. Àwòrán rèé. Wọ́n ti san owó fún un lẹ́ẹ̀mẹta. Báyìí, wọ́n ní owó ìyókù kù. Orí mi ń fọ́.

Iroyin Oke-Ogun: Awon ole ti won gbe ibon ti da awon onisowo lona Igboho. Obinrin kan ti o sa asala, Alhaja [[Nimota Arikewuyo]], so pe awon ole naa wo aso isele. "Mo da okan mo," ni oun wi. O ni oruko re ni [[Lamidi Agbomeji]], eni ti o n so oja tele. Awon agbofinro ko tii mu enikeni. Komisona ni ki awon ara ilu ma se beru, won wa ni owo to dara. ~~Ayo~~ n bo, ni o wi.

SMS: Baba [[Kazeem Welder]] won ti mo pe awa la fi foto ranse. E ma lo sile. Mo wa ni {{address|Gaa Akanbi, adugbo awon Fulani, ile Alhaji to n ta maalu, yara ile to koju si ila oorun}}. E fi sim tuntun pe mi {{phone|08137720046}}. E pa eyi re.

Owó orí ilé wa: wọ́n mú ìwé wá tó sọ pé mílíọ̀nù kan. Ẹni tó mú un wá, [[Tádé Bẹ́ńsìn]], ní tí a bá fún òun ní ọgọ́rùn-ún, yóò di àádọ́ta. Ilé iṣẹ́ wa ni [[Àdùnní]] & Àwọn Ọmọ. TIN {{tax number|23381094-0001}}. Ó wà ní {{address|Ìta-Ẹlẹ́wà, òkè pẹ̀tẹ́ẹ̀sì kìíní, ilé aláwọ̀ pupa rúsúrúsú, Ọ̀sogbo}}. ~~Ìgboyà~~ ni ó gbà.

Gbangba l'asa n ta: ~~Olu~~ ile-ise wa ni Ikeja, ~~Ola~~ ni ojo isinmi, ~~Ade~~ ori oba ni won ji, ~~Ayo~~ olopon ni a n ta, ~~Ire~~ lo n bo wa. Ko si oruko eniyan kankan ninu gbolohun yii.

Mo jẹ́ aṣọ́nà ní pápákọ̀ òfurufú. Àpótí mẹ́ta kọjá láìyẹ̀wò ní ọjọ́ kẹsàn-án oṣù ~~Ògún~~. Ọ̀gá mi [[Ṣàngósanyà Paul]] ní "jẹ́ kó lọ". Nọ́mbà ìdánimọ̀ rẹ̀ {{staff number|AVS/LOS/0931}}. Ẹ̀rọ àwòrán "bàjẹ́" fún wákàtí kan. <<Èmi ni mo wà ní ẹ̀rọ X-ray kejì, ẹ̀rọ kìíní kò ní ènìyàn lọ́jọ́ náà>>.

Ile epo ni Sagamu. A n ta lita kan bi lita kan, ohun ti o jade ni lita 0.8. Manija wa, Mrs [[Oluremi Aboderin]], lo ni ki onise ero yi ẹrọ naa pada. Ero kẹta ni {{serial number|TKH-DP-30416}}. Awon olubẹwo DPR gba jenereto gege bi ebun. Mo n ba won ta epo lati 2016. E pe mi ti ile ba ti su, {{phone|0701 558 8234}}.

Lẹ́tà láti ọ̀dọ̀ ọmọ ìjọ: Olùṣọ́-àgùntàn, mo bọ̀wọ̀ fún yín. Ṣùgbọ́n ilẹ̀ ìjọ tí ẹ tà fún [[Alhaji Kúṣìmọ́|Kúṣìmọ́]], ìjọ ni ó ni ín. Ìwé wà lọ́wọ́ mi: {{file reference|OGSG/CO/07/1186}}. Arákùnrin [[Nátánẹ́ẹ̀lì]] ti lọ fi ẹ̀sùn sùn, wọ́n ní ẹ̀mí èṣù ló wà lára rẹ̀. Èmi ni [[Ọmọ́lọlá Bello-Johnson]], ẹgbẹ́ olómi tútù.

Ojo ti mo ri i, ojo n ro. Ọkọ akẹ́rù mẹta. Won ko oogun kuro ni ile itaja ijoba. Won ni won n gbe e lo si Saki. Saki wa ni apa ariwa; won yi si guusu. Awako kan [[Idris Kolo]] ni o so fun mi. Oko keji ni {{plate|MUS 774 XL}}. Aago meji ku iseju mẹwaa. Mo ko o sile.

Agbohunsafẹ́fẹ́: Ẹ kú orí ìjókòó. Ta ni ó wà lórí ìlà?
Olùpè: Èmi ni [[Bùnmi Ọmọ Alágbẹ̀dẹ]], láti Ìkirè.
Agbohunsafẹ́fẹ́: Kí ni ẹ fẹ́ sọ?
Olùpè: Ẹ̀bùn kóńkó tí wọ́n ní kí wọ́n fi tún afárá ṣe, ọ̀gá kan fi kọ́ ilé ìgbọ̀nsẹ̀ fún àwọn ẹlẹ́dẹ̀ rẹ̀. <<Èmi ni mo tà á ní ẹlẹ́dẹ̀>>.
Agbohunsafẹ́fẹ́: Háà!

Iwe irohin agbegbe kan jabo ni ose yii pe awon omo ile iwe mejidinlogun ni won subu leyin ti won je ounje ijoba. Alase ounje naa, [[Risikatu Amope Oyinlola-Kehinde]], so pe oun ko ni owo lati ra epo to dara nitori pe won yo ida ogoji kuro ninu owo oun. O daruko alabojuto kan, [[Femi Ewuoso]], gege bi eni ti n gba owo naa ni {{account number|0160493387}}. Alabojuto naa ni iro ni. Awon omo naa ti n gbadun.

Ogbeni olootu, e ma lo oruko mi. Oko akeru ajo ikole titi n lo si oko alaga. Simenti 300 apo. Awakọ̀ ni {{licence number|OGN33071BD05}}. Ile iṣẹ ni RC {{company number|1097733}}. Ibi ti won n ko: {{coordinates|7.1532, 3.4019}}. Emi ni mo n ka apo. ~~Kaka~~ ki n ku, maa so ooto.

Ìtàn kékeré: Ọdẹ kan rí ìnàkí, ó ní kò rí nǹkan. Ọba ní kí ó sọ òtítọ́. Ọdẹ ní bí òun bá sọ, wọ́n á pa òun. Ọba ní bí kò bá sọ, ìlú á bàjẹ́. Bẹ́ẹ̀ ni ọ̀rọ̀ orílẹ̀-èdè yìí rí. ~~Ọdẹ~~ pọ̀, ẹni tó máa sọ kò pọ̀.

Imeeli: {{email|adunola.kewu@leta.example.ng}}
Koko: Iwe idibo mi
Ẹ n lẹ o. Mo lo gba kaadi idibo mi {{voter number|90F5CC10339104627}} ni ofiisi Ojodu. Osise kan ti oruko re n je [[Mrs Dorcas|Dorcas]] ni ki n san 1,500. Mo ni ofe ni. O ni ki n duro titi. Mo duro fun osu merin. Ekeji mi, [[Hannah Sokunbi]], san, o gba a ni ojo naa.
`
