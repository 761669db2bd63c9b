/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const yorubaTexts = `
Sí Alága Àjọ Tó ń Gbógun Ti Ìwà Ìbàjẹ́, Abuja
ẸSÙN LÓRÍ OWÓ OKO KÒKÓ
Ọ̀gá mi,
Orúkọ mi ni [[Adéníran Fáwọlé-Ọbẹ]], àgbẹ̀ kòkó ní Ìdànrè. <<Èmi nìkan ni mo ń lo kẹ̀kẹ́ ẹlẹ́sẹ̀ mẹ́ta nínú ẹgbẹ́ wa>>, torí náà ó rọrùn láti mọ̀ mí. Ní oṣù ~~Ẹrẹ́nà~~ ìjọba fún wa ní oògùn kòkó, páálí igba. Akọ̀wé wa, Ọ̀gbẹ́ni [[Délé Ajísafẹ́]], tà á ní Oǹdó. Ó fún ẹnìkan tí wọ́n ń pè ní [[Bàbá Kòkó]] ní páálí ọgọ́ta. Nọ́ńbà páálí náà bẹ̀rẹ̀ láti {{serial number|ODS/COC/26/4401}}. Owó wọlé sí {{account number|0057719238}}, First Bank. Mo kọ ìwé, {{file reference|MANR/OD/CP/219}}, wọn kò dá mi lóhùn. Mo ń gbé ní {{address|Òkè-Ọ̀dọ̀, ẹ̀yìn ilé ìṣọ́ àgbàdo, ilé aláràbarà}}. Ẹ pè mí lórí {{phone|0805 227 4916}}. ~~Òdodo~~ ni mo fẹ́.
Èmi ni tiyín,
[[A. Fáwọlé-Ọbẹ]]

[21/01/2026, 21:03] [[Sisi Bolu]]: e kaale o. tani o mu kokoro yara ipamo
[21/01/2026, 21:05] [[Dotun Weight]]: [[Alabi]] ni. o gba a lowo [[Oga Remi]]
[21/01/2026, 21:06] [[Sisi Bolu]]: apo suga 80 ti sonu. iwe re ni {{voucher number|LFN/ST/0718}}
[21/01/2026, 21:08] [[Dotun Weight]]: mo ri moto to gbe e, {{plate|SMK 229 HA}}. awako ni [[Sunday]]
[21/01/2026, 21:09] {{phone|+2347065528140}}: e joo e ma daruko mi. <<emi nikan ni mo wa ni geeti laaro ojo yen>>
[21/01/2026, 21:11] [[Sisi Bolu]]: nibo ni won ja a si
[21/01/2026, 21:12] [[Dotun Weight]]: {{address|lehin ile epo Total atijo, Ita Oba, ile alawo pupa}}
[21/01/2026, 21:15] [[Sisi Bolu]]: ~~suuru~~. a o pade ni ~~Sunday~~ leyin isin. [[Sunday]] naa yoo wa

ÌPÀDÉ ÌGBÌMỌ̀ ÌKÓRÈ ÌJỌ, ÌSẸ́YÌN
Ọjọ́: ~~Àbámẹ́ta~~. Ibi: yàrá akọrin.
Àwọn tó wà: Pásítọ̀ [[Ezekiel Olúgbọ́n]], [[Arábìnrin Dúrójayé|Dúrójayé]], [[Màmá Ìbejì]], [[Tọ́pẹ́]], àti èmi akọ̀wé.
1. A fi orin bẹ̀rẹ̀. [[Tọ́pẹ́]] gbàdúrà.
2. Owó ìkórè jẹ́ N2,450,000. N980,000 ló wà ní báǹkì. [[Arábìnrin Dúrójayé|Dúrójayé]] ní òun kó ìyókù fún Pásítọ̀ fún "iṣẹ́ ìlú òkèèrè".
3. [[Màmá Ìbejì]] béèrè ìwé ẹ̀rí. Wọ́n ní kó ní ~~ìgbàgbọ́~~.
4. Wọ́n ra màlúù ní ẹ̀ẹ̀mejì, risíìtì {{voucher number|HC/26/031}}. Ẹni tó tà á ni [[Gàmbàrí Ẹlẹ́ran]], ó ń gbé ní {{address|Ọjà Ọba, lẹ́gbẹ̀ẹ́ ibi tí wọ́n ti ń hun aṣọ òkè}}.
5. Akọ̀wé kọ̀ láti fọwọ́ sí i. <<Òun nìkan ni ìyàwó rẹ̀ jẹ́ Mùsùlùmí>>.
6. ~~Oore-ọ̀fẹ́~~ ni a fi parí. ~~Àlàáfíà~~ fún gbogbo wa.

IWE OWO OSU AWON OLUGBALE OJA, OGBOMOSO
No / Oruko / Nomba ise / Foonu / Iye to gba
1 / [[Sariyu Akanni]] / {{staff number|OGN/MKT/113}} / {{phone|08027714069}} / 9,500
2 / [[Iya Agba]] / {{staff number|OGN/MKT/114}} / ko ni / 9,500
3 / [[Taiye Olojede]] / {{staff number|OGN/MKT/117}} / {{phone|0913 550 7728}} / 9,500
4 / [[Kehinde Olojede]] / {{staff number|OGN/MKT/118}} / {{phone|0913 550 7728}} / 9,500
5 / [[Gbemi K.]] / {{staff number|OGN/MKT/130}} / {{phone|0706-331-9042}} / 40,000
Eni karun-un ki i wa si oja. Omo egbon alaga ni, Instagram re ni {{handle|@gbemi_k_lounge}}. Owo re n wo {{account number|3088214597}}, Wema. Eni keji ti ku lati osu ~~Okudu~~. <<Emi ati ikeji mi ni ibeji kan soso ni oja yii>>. A ko fe ki ~~Ayo~~ awon omo wa baje. ~~Ojobo~~ ni ojo owo.

ÌWÉ ÌRÁNTÍ LÁTI ILÉ ÌWÒSÀN, ÌKÒLÉ
Láti: Nọ́ọ̀sì àgbà, [[Fọlákẹ́ Abíọ́nà]]    Sí: Olùdarí
Kókó: àwọn ibùsùn mẹ́wàá
A kọ ibùsùn mẹ́wàá sílẹ̀, ẹyọ mẹ́ta la rí. Ẹni tó gbà wọ́n ni [[Ọ̀gbẹ́ni Kúnlé Ẹ̀rìnlé|Kúnlé Ẹ̀rìnlé]], nọ́ńbà iṣẹ́ rẹ̀ {{staff number|EKSG/HMB/4471}}. Mo rí ibùsùn kan ní {{address|ilé àlejò tó wà lẹ́gbẹ̀ẹ́ ilé ìwé Àpọ́sítélì, òpópónà Ọlọ́jà}}, àmì wa ṣì wà lára rẹ̀, {{serial number|BED-07-IKL}}.
Aláìsàn [[Ayọ̀délé]], káàdì {{hospital number|SSH/IKL/2207}}, sùn sórí ilẹ̀ fún ọjọ́ mẹ́rin. Ìyá rẹ̀, [[Ìyá Ẹlẹ́kọ]], sunkún. Kò sí ~~ayọ̀~~ ní wọ́ọ̀dù wa mọ́.
Wọ́n ní kí n fọwọ́ sí i ní ọjọ́ ~~Ìṣẹ́gun~~, n kò fọwọ́ sí i. <<Èmi nìkan ni nọ́ọ̀sì tó ń gbọ́ èdè Ẹ̀gbìrà níbí>>. Nọ́ńbà ìwé àṣẹ mi {{practice number|NMCN/RM 204413}}.

Ohun ti a gbo lori foonu, iseju kan: E kaaro. E saa maa pe mi ni [[Iya Kootu]], bee ni won n pe mi nibi ise. Emi ni mo n gba kootu, mo n fo igbonse won. Ni ose to koja mo ri faili merin ninu garawa idoti, nomba okan ni {{case number|M/OS/117/25}}. Akowe kootu, [[Madam Tinuola|Tinuola]], ni ki n sun un. Mi o sun un. Mo gbe e lo si odo pasito wa, [[Adejare]]. Okunrin kan ti won n pe ni [[Jide Bailiff]] lo n gba owo, egberun lona ogorin fun faili kan. Ile re wa ni {{address|isale afara, legbee ibi ti won ti n ta taya, geeti alawo ewe}}. <<Emi nikan ni mo ni kokoro eyin ile ejo naa>>. Nomba mi ni {{phone|odo mejo odo meta, mefa mefa okan, meje merin odo mesan}}. E ma pe mi ni ojo ~~Eti~~. Olorun a ran yin lowo.

e jowo e foriji akowe mi. omo ile iwe giga olukoni ni mi, odun keji. oluko wa [[dr. sangolade]] n ta maaki, 10k fun B. nomba mi {{matric number|COE/IK/24/0772}}. ore mi [[wunmi]] ko san, won da a pada. ore mi keji [[pelumi obe]] san. won ni ka san si {{account number|9036618842}} palmpay, oruko [[sangolade bose]]. won bi mi ni {{date of birth|ojo kejo osu kejila 2003}}. mo n gbe ni {{address|hostel iya alakara, yara 12, odo oja}}. <<emi nikan ni omo igbo ninu kilaasi na>> nitorina won a mo. imeeli mi {{email|wunmi ore mi 24 at leta kekere dot test}}. {{phone|0 8 1 six 4 4 7 two 3 9 0}} wasapu nikan. ~~adun~~ ni fun gbogbo yin, ~~idunnu~~ ni

ÈRÒ MI LÓRÍ OWÓ ORÍ
Ẹ jẹ́ ká sọ òótọ́. Láti Ìbàdàn dé Abẹ́òkúta, mo san owó ní ibi mẹ́fà ní ọjọ́ ~~Ajé~~ kan ṣoṣo. Ibi kan ní ti ọkọ̀, ibi kejì ní ti ẹrù, ibi kẹta kò mọ ohun tó ń gbà á fún. Kò sí ìwé ẹ̀rí. Ìjọba ní ~~Sùúrù~~; ~~sùúrù~~ ni baba ìwà, ṣùgbọ́n ebi kì í gbọ́ òwe. Òfin ọdún 2015 ní kí wọ́n kọ iye owó sára pátákó. Àwọn APC àti PDP àti Accord ń bú ara wọn lórí rédíò, ọ̀nà ń bú gbogbo wa. Ní ayé àtijọ́, ~~Ọlá~~ ni iṣẹ́ ọwọ́; lónìí, ~~Owó~~ ni. Àwọn ọmọ wa kọ́ ọ̀rọ̀ náà ní ilé ìwé, "~~Òtítọ́~~ kì í ṣègbé". Mo bi wọ́n: ní ìlú wo? Ní oṣù ~~Ògún~~ òjò yóò dá, títì yóò gbẹ, a ó tún san owó. ~~Ìrètí~~ kò ní kú. Ẹ kú ọ̀sẹ̀ yìí o, títí di ~~Àìkú~~.
`
