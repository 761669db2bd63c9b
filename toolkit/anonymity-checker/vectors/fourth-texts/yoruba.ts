/** Invented texts that only measure; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const yorubaTexts = `
Sí Alága Ìgbìmọ̀ tó ń gbógun ti ìwà ìbàjẹ́, Oṣogbo.
Ẹ̀DÙN ỌKÀN LÓRÍ OLÓRÍ ILÉ ÌTỌ́JÚ OÒGÙN
Ọ̀gá, orúkọ mi ni [[Adégbọlá Ṣóyẹmí-Òkè]], òṣìṣẹ́ ni mí ní ilé ìwòsàn ìjọba. Nọ́mbà iṣẹ́ mi ni {{staff number|OSHMB/N/0771}}. <<Èmi nìkan ni ọkùnrin tó ń ṣiṣẹ́ ní yàrá ìgbẹ̀bí>>. Ní ọjọ́ ~~Ajé~~ tó kọjá, Ìyáàfin [[Mosúnmọ́lá Àkànní-Ògún]] kó páálí oògùn ogójì jáde láìsí ìwé. Ọkọ̀ tó kó o ni {{plate|OSG 227 EA}}, àbúrò rẹ̀ [[Ṣẹ́gun]] ló wà á. Ọ̀rọ̀ náà wà nínú fáìlì {{file reference|OSHMB/S.19/Vol.3/27}}. Ilé mi wà ní {{address|Nọ́mbà 14, Òpópónà Òkè-Báálẹ̀, lẹ́yìn ilé epo}}. Ẹ pè mí sórí {{phone|0806 118 7743}} tàbí {{email|gbolasoyemi88@yahoo.com}}. Kí ~~àlàáfíà~~ wà pẹ̀lú yín.

[7:40 AM, 6/6/2026] [[Iya Bisola|Bisola]]: e kaaro o. ta lo mu owo esusu wa
[7:41 AM, 6/6/2026] {{phone|+234 805 339 1476}}: e bi [[alhaja Morili|Morili]] leere
[7:43 AM, 6/6/2026] [[Iya Bisola|Bisola]]: o ni di ojo ~~alamisi~~ ki oun to fun wa
[7:45 AM, 6/6/2026] [[Sikirat]] Alata: iro ni. owo wa ninu {{account number|0147738820}} gtb, oruko re ni [[Morili A. Olatundun]]
[7:46 AM, 6/6/2026] [[Sikirat]] Alata: <<emi nikan ni mo n ta ata rodo legbe geeti>> e ma so pe emi ni
[7:49 AM, 6/6/2026] {{phone|+234 805 339 1476}}: e fi ranse si {{handle|@oja_oba_watch}}
[7:52 AM, 6/6/2026] [[Iya Bisola|Bisola]]: moto {{plate|AKR 609 HT}} na owo wa lo fi ra. ~~ayo~~ mi ti tan. ~~Ola~~ a daa

Ọ̀rọ̀ tí wọ́n gbà sílẹ̀ lórí fóònù: Ẹ n lẹ́ o. Ẹ jọ̀ọ́, ẹ má dárúkọ mi. Mo ń pè láti Ìgbòho. Ọkùnrin kan wà tó ń jẹ́ [[Họ́nọ́rébù Ọláìyá|Ọláìyá]], àmọ́ [[Bàbá Aláta]] ni gbogbo èèyàn ń pè é. Ó gba mílíọ̀nù méjì fún kànga, kò sì sí kànga. Ilé rẹ̀ wà {{address|lẹ́yìn gáréèjì, ilé kẹta tó ní ilẹ̀kùn dúdú}}. Agbaṣẹ́ṣe náà ni [[Ọ̀gbẹ́ni Tèmíladé|Tèmíladé]], nọ́mbà rẹ̀ ni {{phone|òdo mẹ́jọ òdo mẹ́ta, márùn-ún méjì, ẹẹ́rin-ẹẹ́rin, kan mẹ́sàn-án}}. <<Èmi ni mo gbé ìwé náà lọ sílé rẹ̀ ní ọjọ́ ọdún egúngún>>. <<Èmi ni àbíkẹ́yìn nínú àwọn ọlọ́dẹ mẹ́ta>>. ~~Ìfẹ́~~ ìlú ló jẹ́ kí n sọ ọ́.

ÀKỌSÍLẸ̀ ÌPÀDÉ ÀWỌN ONÍLÉ, Agbègbè Kẹrin
Àwọn tó wá: [[Alàgbà Ọdúnayọ̀|Ọdúnayọ̀]], [[Pásítọ̀ Gbọ́láhàn Ìdòwú-Ṣàngó|Gbọ́láhàn Ìdòwú-Ṣàngó]], [[Àlùfáà Misbau|Misbau]], [[Màmá Ṣeun|Ṣeun]], [[Sunday Egbẹyẹmi]]
1. [[Misbau]] gbàdúrà ìbẹ̀rẹ̀.
2. [[Sunday]] béèrè owó tiransifọ́mà. Ìwé owó ni {{file reference|IBEDC/OG/TR/4471}}.
3. [[Màmá Ṣeun|Ṣeun]] ní òun rí ẹ̀rọ náà ní àgbàlá ~~ọba~~, {{address|Ìta Oṣù, níwájú igi ọsàn}}.
4. <<Akọ̀wé ẹgbẹ́, tó jẹ́ òun nìkan ni odi>>, kọ ọ́ pé wọ́n ní kí òun yí owó náà padà.
5. Ìpàdé parí ní ọjọ́ ~~Sunday~~. Fóònù akọ̀wé: {{phone|07036119940}}. A fi ~~ọpẹ́~~ fún Ọlọ́run.

AWON TI WON GBA OWO LOWO WON
Oruko, Fonu, Iye, Ibi ti won san si
[[Alake Sodiq]], {{phone|08101993347}}, 15k, {{account number|3304471198}}
[[Wale]] mekaniki, {{phone|0703-117-9942}}, 20k, owo lowo
[[Baba Risi|Risi]], ko si fonu, 10k, owo lowo
[[Omotoke J.]], {{phone|0818 44 09 317}}, 35k, {{account number|3304471198}}
[[Woli Jeremiah|Jeremiah]], {{phone|07055119903}}, 50k, {{account number|6610994432}}
[[Sajenti Okon|Okon]] (nomba olopa {{service number|AP 447716}}) lo n gba a. <<Olopa obinrin to loyun ni kanta>> lo ko iwe naa. ~~Ebun~~ ni won pe e.

oruko mi ni [[titilope]], mo n ko awon omo ni sekondiri kan ni iseyin. <<emi nikan ni oluko sayensi, oko mi si ti ku>> won a mo mi. ogba agba [[mr adeleke-ojo|adeleke-ojo]] n gba 5k lowo omo kookan. o ni ki won san an si {{account number|6119934407}} moniepoint, oruko [[yetunde ojo]]. nomba mi {{phone|0701 993 4407}}. mo n gbe ni {{address|kotasi awon oluko, yara keji}}. o leri mo mi ni ~~friday~~. nin mi {{nin|38117720946}}. e dakun e gba mi, ~~ireti~~ mi ni yin.

---------- Lẹ́tà tí wọ́n tún fi ránṣẹ́ ---------
Láti: [[Ọmọ́lará Fágúnwà-Ìṣọ̀lá]] <{{email|ofagunisola@ekitiomi.example}}>
Sí: Àwọn ayẹ̀wé owó wò <{{email|ayewo@ekitiomi.example}}>
Kókó: Iṣẹ́ ojú omi
[[Bánkólé]], wo èyí. Wọ́n fi orúkọ [[Ẹnjinía Ọlábísí Arówóṣafẹ́|Ọlábísí Arówóṣafẹ́]] buwọ́ lu {{file reference|EO/ISE/26/0119}} nígbà tó wà ní ìsinmi. Orúkọ ìwọlé ni {{log-in|oarowosafe3}}, láti {{ip|10.12.99.4}}. <<Àwa méjì péré la ní kọ́kọ́rọ́, ẹnìkejì sì wà ní ilé ìwòsàn>>. Ẹ ṣọ́ra. ~~Iléeṣẹ́ Ìjọba fún Iṣẹ́ Òde~~ ti gbọ́.
[[Lará]], {{phone|+234 (0) 813 440 9917}}

IWE IFISILE ISE, oru si owuro
Lati owo [[Kopura Alabi|Alabi]] si [[Ibukun]]
Ohun gbogbo wa daadaa afi jenereto. Ni aago meta oru, moto {{plate|IBA 882 KS}} wole, okunrin kan to n je [[Oloye Dare|Dare]] wa ninu e. Ko ko oruko sile. <<Emi nikan ni mo wa ni geeti eyin ni oru yen>>. Oga [[Moruf Anisere]] ni ki n ma ko o. Mo ko o. Nomba ise mi {{service number|OYS/SEC/2207}}. ~~Ibukun~~ Oluwa a je tiwa. To ba si wahala, {{phone|09066104477}}. Eni to n bo ni [[Peter]], ile re wa ni {{address|Plot 3 Bodija Extension, ile pupa}}. ~~Anu~~ ni mo n toro.

Akẹ́kọ̀ọ́ ni mí ní poli. Nọ́mbà mi ni {{matric number|ND/BAM/22/3310}}. [[Dókítà Adéníran Ẹ̀ṣọ́|Adéníran Ẹ̀ṣọ́]] ń ta máàkì ní ẹgbẹ̀rún mẹ́wàá, nípasẹ̀ [[Fìtílàyọ̀]] olórí kíláàsì. À ń san án sí {{account number|0221994478}} Wema. <<Èmi nìkan ni afọ́jú ní kíláàsì wa>>, ìdí nìyẹn tó fi ní mi ò lè lọ ibì kankan. Ó pè mí wá sílé rẹ̀, {{address|Òkè-Ìlá Lẹ́áútì, ẹ̀yìn ṣọ́ọ̀ṣì Àgùdà}}. Wọ́n bí mi ní {{date of birth|ọjọ́ kẹrin oṣù kìíní 2002}}. Ọ̀rẹ́ mi [[Emeka]] gbọ́ gbogbo rẹ̀, ímeèlì rẹ̀ {{email|emeka.onwuka22@poly.example}}. ~~Ìgbàgbọ́~~ mi ti dínkù.

Si awon ti n sanwo ifeyinti. Oruko mi ni [[Pa Ezekiel Oyedokun-Ajala|Ezekiel Oyedokun-Ajala]], mo fi ise sile ni posita leyin odun mejilelogbon. Ojo ibi: {{date of birth|1/10/1958}}. Nomba pensoni {{pension PIN|PEN100440773921}}. BVN {{bvn|22119048837}}. Kaadi idibo {{voter card|90F2 6610 C773 1195 408}}. Obinrin kan ti n je [[Madam Philo|Philo]] n beere idamewaa. Faili mi {{file reference|NPT/AB/PEN/915}}. Direba re [[Kazeem]] lo n gba a ni {{address|soobu tii, iwaju Ake Cinema}}. Fonu re {{phone|0802-114-9930}}. <<Emi ni mo gbeyin ninu awon to n pin leta ti won ko tii ku>>. ~~Ade~~ ori ni agba. ~~Owo~~ lo n ba aye je.

Nígbà tí wọ́n ń pín ajílẹ̀, ohun tí mo rí nìyí. <<Èmi ni obìnrin akọ̀wé tí wọ́n gbé wá láti Ìlaròó lọ́dún yìí>>. Wọ́n fún wa ní àpò igba, wọ́n pín ogójì. Ìyókù lọ sílé Kánsẹ́lọ̀ [[Rótìmí Àjọsẹ̀]] nínú típà {{plate|T-3391 OG}}. Awakọ̀ ni [[Danlami]] ará Hausa. Wọ́n pe {{phone|08133 117 904}}. Ìwé típà: {{file reference|OGADEP/AJI/26/188}}. Mo fi fóònù IMEI {{imei|352290448817035}} ya àwòrán. [[Rótìmí]] ní ~~ire~~ mi ni. <<Ọkùnrin tó ń fa sìgá, tó ní àpá lójú>>, rí i. Ímeèlì: {{email|ajile2026@tuta.io}}. [[Danlami]] ń bẹ̀rù.

Láti ilé ìwòsàn kékeré. [[Sísítà Bẹ́níkẹ́|Bẹ́níkẹ́]] àti [[Nọ́ọ̀sì Abọ́sẹ̀dé|Abọ́sẹ̀dé]], abẹ́rẹ́ àjẹsára tó kù jẹ́ 14, ìwé ní 40. [[Ọ̀gbẹ́ni Gbénró|Gbénró]] láti ìjọba ìbílẹ̀ kó 26. <<Èmi ni aboyún oṣù méje ní ẹ̀ka àjẹsára>>, mi ò wá ní {{date|ọjọ́ kẹsàn-án oṣù Kẹsàn-án}}. Láísẹ́ǹsì mi {{practice number|CHPRBN/JCHEW/55091}}. Páspọ́ọ̀tù rẹ̀ {{passport|A08811743}}. ~~Ọpẹ́yẹmí~~ ni orin tí wọ́n ń kọ. <<Fúlàní obìnrin tó ń gbé wàrà wá lójoojúmọ́>> rí i. Ẹ pe [[Abọ́sẹ̀dé]] sórí {{phone|0703 119 4408}}. <<Tábìlì mi wà lẹ́gbẹ̀ẹ́ fíríìjì>>, <<èmi nìkan ni Mùsùlùmí ní ẹ̀ka yẹn>>, <<ìyàwó Káńsẹ́lọ̀ àná ni mí>>.

Egbon mi, e ku ojo meta. Mo fe so nipa oga wa ni ofiisi ile, [[Arabinrin Folasade Ewumi-Bello|Folasade Ewumi-Bello]]. Certificate of Occupancy ti [[Baba Sulaiman|Sulaiman]], no {{file reference|OG/LAND/C/40918}}, o ti ta a fun elomiran. Buyer yen ni [[Chief Ighodaro Iyamu-Osa|Ighodaro Iyamu-Osa]], phone re {{phone|0809-993-1174}}. Mo ni copy lori drive, {{url|https://drive.example/d/ewumi-land-40918}}. <<I'm the only one wey dey do night scanning for archive>>, so e ma je ki won mo. ~~Ministry of Lands~~ o le se nkankan. ~~Sunday~~ to n bo ki a pade ni {{address|12 Ijaye Road, upstairs, after Mr Biggs}}. Awon to mo ni [[Rasheedat]], [[Dipo]], ati [[uncle Solo|Solo]]. <<Emi ni omo Egun kan soso ni ofiisi wa>>.
`
