/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
Ẹ kú iṣẹ́ o, ẹ̀yin aṣojú ìjọba. Orúkọ mi ni [[Àdùkẹ́ Fọlọ́runṣọ́]], mo ń ta ata rodo ní ọjà. Ìyálọ́jà wa, Alhaja [[Sìdíkátù Àrẹ̀mú]], ń gba ẹgbẹ̀rún méjì lọ́wọ́ ẹnì kọ̀ọ̀kan ní gbogbo ~~Ọjọ́bọ̀~~. Ó ní ìjọba ló ń gbà á. Irọ́ ni! Àkáùntì ọmọ rẹ̀, [[Wàhábì]], ni owó náà ń lọ: {{account number|0230918845}}. Nígbà tí mo béèrè, àwọn ọmọkùnrin rẹ̀ tí [[Ẹ̀kùn Ìta]] ń darí fọ́ agbọ̀n mi. Ilé mi wà ní {{address|Agbo ilé Olóólà, lẹ́yìn kànga tí wọ́n ti dí pa, ìlú kejì}}. Ẹ pè mí ní {{phone|0805 555 0147}}, ṣùgbọ́n kì í ṣe ní ~~Sátidé~~. <<Èmi nìkan ni afọ́jú kan tó ń ta ata nínú ọjà náà>>. ~~Ìbùkún~~ Olúwa fún yín.

e kaaro o. mo je osise ni ile iwosan ijoba. dokita agba wa dokita [[olakunle sobowale]] ati noosi agba iyaafin [[morenikeji]] n ta ogun aisan iba ti won ni ki a fun awon aboyun lofe. [[morenikeji]] ni n ko o sile sinu iwe kekere kan. ogun naa ni nomba {{serial number|ACT-2291-NG}} mo ya aworan re. won n gbe e lo si ~~itunu~~ pharmacy ni ojo ~~monday~~ pelu moto {{plate|EKY 904 KJ}}. awako naa ni [[tafa]]. obinrin kan [[iya sade]] ku nitori pe ko ni owo. oruko mi ko se e so sugbon nomba kaadi mi ni {{staff number|LSH/5517}} ki e le mo pe otito ni mo n so. e jowo ki e ma se so fun alaga ijoba ibile, ore won ni. ~~ope~~ ni fun olorun

[18:20] Bọ̀dá [[Fẹ́mi]]: Ẹ̀yin ará, ta ló ta ilẹ̀ ilé-ìwé wa?
[18:22] [[Màmá Ìbejì]]: Wọ́n ní Baálẹ̀ ni
[18:23] [[Jimoh Surveyor]]: Rárá o. Mo rí ìwé náà, {{file reference|OG/LS/7730}}. Ọ̀gbẹ́ni [[Taiwo Ọ̀ṣínúbi]], akọ̀wé ẹ̀kọ́, ló fọwọ́ sí i. Ẹni tó rà á ni Pásítọ̀ [[Ìlérí Adéòtí]]
[18:26] Bọ̀dá [[Fẹ́mi]]: ~~Ìlérí~~ mánigbàgbé ni èyí o
[18:27] [[Màmá Ìbejì]]: Ẹ má tíì pariwo. [[Jimoh]], níbo ni ìwé náà wà?
[18:29] [[Jimoh Surveyor]]: Mo fi pamọ́ sí {{address|yàrá tó kángun sí igi ọsàn, ilé mọ́kàndínlógún, Òkè Ẹja}}
[18:31] [[Màmá Ìbejì]]: Pa á rẹ́ kíá, <<ẹ̀gbọ́n akọ̀wé náà wà nínú ẹgbẹ́ wa>>
[18:35] Bọ̀dá [[Fẹ́mi]]: A ó pàdé ní ~~Ọjọ́rú~~, l'ágogo mẹ́rin. Ẹ jẹ́ kí ~~Àlàáfíà~~ jọba

ÌKÉDE FÚN GBOGBO Ọ̀LỌ́KADÀ. Ẹ MÁ ṢE SAN OWÓ FÚN [[RÀÍMÌ PANÁPANÁ]] MỌ́. Ó TI KÓ OWÓ ẸGBẸ́, MÍLÍỌ̀NÙ MÉJÌ, SÁ LỌ SÍ {{address|ILÉ ÌYÀWÓ RẸ̀ KẸTA, LẸ́YÌN ILÉ EPO TÍ WỌ́N DÈNÀ RẸ̀, ÌLORÒ}}. Ó GÙN Ọ̀KADÀ {{plate|KSF 451 QW}}. AKÁPÒ, [[GÀNÍYÙ]], ÀTI ALÁGA, COMRADE [[BÍỌ́DÚN KÚYẸ̀]], TI KỌ ÌWÉ SÍ ỌLỌ́PÀÁ, NỌ́ŃBÀ ẸJỌ́ {{case number|IB/CR/2207/24}}. INSPECTOR [[LÁTÚNDÉ]] SỌ PÉ KÍ A MÚ ẸGBẸ̀RÚN ÀÁDỌ́TA WÁ FÚN EPO. A KÒ NÍ! ÌDÁJỌ́ ỌLỌ́RUN Ń BỌ̀. NÍ ~~ÀÌKÚ~~ TÓ Ń BỌ̀, IPÀDÉ NÍ IWÁJÚ MỌ́ṢÁLÁṢÍ. ẸNI TÓ BÁ RÍ I, KÓ PÈ {{phone|0810-555-0121}}. Ẹ RÁN AYÉ LÉTÍ PÉ ~~AYỌ̀~~ WÀ NÍNÚ ÒTÍTỌ́.

Mi ò fẹ́ kí ẹnikẹ́ni mọ̀ mí. Mo jẹ́ olùkọ́ ní abúlé kan tí mi ò ní dárúkọ. Wọ́n fún ilé-ìwé wa ní owó láti kọ́ ilé-ìgbọ̀nsẹ̀ mẹ́fà. Ọ̀kan ṣoṣo ni wọ́n kọ́, òjò sì ti wó o. Àwọn ọmọbìnrin ń lọ sínú igbó; ejò ti bu ọ̀kan jẹ ní ~~ọjọ́~~ tí òjò ńlá rọ̀. Ọ̀gá wa sọ pé kí a fọwọ́ sí ìwé pé iṣẹ́ ti parí, ó ní ẹni tí kò bá fọwọ́ sí i, kò ní rí owó oṣù. Gbogbo wa fọwọ́ sí i. <<Èmi ni mo kọ̀wé ọjọ́ tí mo fi ọwọ́ òsì sí i, kí ẹ lè dá a mọ̀>>. Ẹ wá wò ó ní ~~Túsìdeè~~, láì kéde. Àwọn ọmọ kò ní purọ́ fún yín. ~~Ìrètí~~ wa kan ṣoṣo ni yín. Ọlọ́run ò ní jẹ́ kí ẹ ṣàárẹ̀.

Ohùn tí mo gbà sílẹ̀, tí ọmọ mi sì kọ: "Èmi ni [[Sàkíbù Alájé]], mo ń wa ọkọ̀ gẹdú láti inú igbó Ọ̀bà. Ọ̀gá àwọn asọ́gbó, Mr [[Ọdẹ́jàyí]], ń gba ẹgbẹ̀rún ọgọ́rin lórí ọkọ̀ kan, kí wọ́n lè gé igi tí òfin kà léèwọ̀. Oníbàárà wọn ni [[Chinedu Plank]] àti ọkùnrin ará China kan, Mr [[Lin]]. Ọkọ̀ mi: {{plate|AKR 118 ZN}}. Ìwé àṣẹ irọ́ náà: {{voucher number|FD/TP/60912}}. Ọmọ ìgbìmọ̀ kan, [[Arẹ̀gbẹ́]], bú wọn; wọ́n lù ú ní ~~Jímọ̀~~. Ó wà ní bẹ́ẹ̀dì, káàdì ilé ìwòsàn {{hospital number|OND/SH/7743}}. GPS ibi tí wọ́n ń gé igi sí ni {{gps|6.9412, 4.8870}}. Ẹ lọ ní òru. Ẹ má ṣe tan iná títí ẹ ó fi débẹ̀. ~~Adé~~ orí mi ni òtítọ́."

Good day sir, mo fẹ́ report ilé-ẹ̀kọ́ wa ní Ìbàdàn. I'm a part-time student, orúkọ mi [[Oyíndàmọ́lá]]. HOD wa, Dr [[Rìdwán Kóláwọlé]], sells handout by force, N15,000, and there is a list. Ẹni tó ń kọ orúkọ ni [[Bùsáyọ̀ Class Gov]]. Nígbà tí mo ní mi ò rà á, ó fún mi ní F9. Matric mi: {{matric number|HND/BUS/22/0618}}. Owó náà ń lọ sí {{account number|5110472290}}, orúkọ: ~~Oore-Ọ̀fẹ́~~ Prints. Ẹ̀gbọ́n mi, [[Tóyìn]], kọ email sí Rector, {{email|t.oyin@ilewe.example}} ló lò; wọ́n fi han [[Rìdwán]] ní ọjọ́ kejì! Then on ~~Friday~~, ó pè mí: "So iwọ ni ọ̀tá mi?" My phone don spoil since then, ẹ pe ọ̀rẹ́ mi [[Ngozi]], {{phone|0701 555 0182}}. <<I'm the only one in that department who's breastfeeding>>. Ẹ jọ̀ọ́, ~~àánú~~ yín ni mo ń tọrọ.

IWE EJO FUN IGBIMO (Kootu Ibile, Grade C)
Olupejo: Oloye [[Akinwande Latubosun]]. Olujejo: [[Sunday Agboluaje]] ati [[Kehinde Alagbede]].
Iwe-eri ti eleri kini, [[Mojisola Olokun]], eni odun mejilelogota:
"Mo n gbe ni {{address|Ojule keta, ile Alagbede atijo, Isale Apata}}. Ni ~~Sunday~~ kan ninu osu ~~Okudu~~, [[Sunday]] ati [[Kehinde]] wa pelu awon omo ogun, won ko awon iwe egbe ajeseku lo. Apapo owo naa je milionu merin. Iwe owo ti mo mu wa ni {{voucher number|CS/2019/774}}. Nomba idanimo ([[Mojisola]]): {{nin|41750083926}}. Ojo ibi mi ni {{date of birth|ojo kejo osu kerin, 1962}}. Mo ri [[Kehinde]] ti o n sun iwe leyin ile-epo. O ni ~~Olaitan~~ ko ni tan, ola egbe ni yoo tan."
Adajo ni ki won pada wa ni ojo keedogun. <<Akowe kootu yii je omo iya olujejo keji>>.
`
