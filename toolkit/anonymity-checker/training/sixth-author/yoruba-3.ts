/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Àkúrẹ́ - Ìgbìmọ̀ tó ń wádìí ikú àwọn òṣìṣẹ́ mẹ́ta ní ilé iṣẹ́ ìfọ́pákò ti gbọ́ ẹ̀rí lẹ́nu opó kan, [[Fúnmiláyọ̀ Arógundádé]]. Ó sọ pé ọkọ òun, [[Sámúẹ́lì Arógundádé]], ti kìlọ̀ fún ọ̀gá rẹ̀ lẹ́ẹ̀mẹ́ta pé ẹ̀rọ náà ń jó. Ọ̀gá náà, [[Gíwọ́n Chén]], ní òun kò gbọ́ Gẹ̀ẹ́sì dáadáa. Alága ìgbìmọ̀ ní kí wọ́n mú ìwé àkọsílẹ̀ wá. Ìwé náà ti jóná. ~~Àánú~~ ṣe gbogbo àwọn tó wà níbẹ̀.

Won ti da onise iwe iroyin kan, [[Akinola Ijabiyi]], duro lenu ise leyin ti o ko iroyin nipa owo epo. Oga re, [[Tunji Sawyerr-Lawal]], ni iroyin naa ko ni ese nile. Sugbon egbe awon oniroyin so pe ooto ni gbogbo ohun to wa nibe. Aya re, [[Yewande]], ti pe fun iranlowo. Ni ojo ~~Tosde~~ ni won yoo gbo ejo naa ni Ikeja.

Ọlọ́pàá ìpínlẹ̀ Ọ̀yọ́ ti ṣàlàyé ìdí tí wọ́n fi mú bàálẹ̀ kan ní abúlé Àkànrán. Agbẹnusọ wọn ní wọ́n rí àpò ìrẹsì ìrànlọ́wọ́ igba ní ilé rẹ̀. Ọmọ rẹ̀, [[Lékan Ajàgbé]], sọ pé ọdún ni wọ́n fẹ́ fi ṣe. Arábìnrin [[Sèlíyá Abẹ́fẹ́]], tí ó jẹ́ olórí àwọn opó, ní ìgbà mẹ́fà ni òun lọ béèrè, tí wọ́n lé òun. Ọ̀rọ̀ ti dé iwájú ọba. Àwọn ìjòyè ní kí wọ́n fi ṣe ti ~~Ọlọ́run~~.

Oko oju omi kan ri ni Epe ni ojo ~~Aiku~~, eniyan mejila lo ku. Awako re, [[Sejiro Hundeyin]], so pe won ko gba oun laaye lati ra jaketi. Olori awon oloko oju omi, [[Mautin Avoseh-Dansu]], ni owo jaketi ti ijoba fun won ko de odo won rara. Enikan ti ko fe ki a daruko oun so pe awon jaketi naa wa ni ile itaja kan ni {{address|Jetty road, ile to ni ilekun irin alawo buluu, leyin ile tita yinyin}}. Ijoba ni ki awon ara ilu ma fi oru rin.

Olootu wa owon, mo dupe fun iwe iroyin yin. Mo ti n ka a lati igba ti mo wa ni ile iwe alakobere. Iroyin ori ogun ni ti ose to koja, nipa oko onimoto, ko pe to. E gbagbe pe awon ero naa ni won n jiya. Ojo n pa wa, oorun n pa wa, owo oko n le sii lojoojumo. Ta ni yoo gba wa?

Wọ́n ti rí òkú akọ̀wé ìjọba ìbílẹ̀ kan, [[Fẹ́lá Ọmọ́lúàbí Ṣónẹ́yẹ]], nínú ọkọ̀ rẹ̀ {{plate|EDE 662 AA}} lẹ́gbẹ̀ẹ́ odò Ọ̀ṣun. Ọjọ́ kan kí ó tó kú ni ó yẹ kó jẹ́rìí níwájú ìgbìmọ̀. Àbúrò rẹ̀, [[Kẹ́hìndé]], ní wọ́n ti ń pè é lórí nọ́mbà kan tí wọn kò mọ̀, {{phone|08050091173}}. Ọlọ́pàá ní àìsàn ọkàn ni. Àwọn ẹbí kò gbà.

Ilé ẹjọ́ kò-tẹ́-mi-lọ́rùn fagi lé ìdájọ́ tí wọ́n fi rán [[Ṣakirudeen Alli-Balógun]] lọ sí ẹ̀wọ̀n ọdún méje. Adájọ́ mẹ́ta fẹnu kò pé kò sí ẹ̀rí tó dájú. [[Ṣakirudeen]] ṣe òṣìṣẹ́ ilé ìfìwéránṣẹ́ fún ogún ọdún. Ó ní òun kò ní bínú sí ẹnikẹ́ni. "Mo ti fi í fún ~~Ọba~~ òkè," ó wí, ó sì rẹ́rìn-ín.

Egbe awon obi ati oluko ni Iseyin ti fi ehonu han nitori pe won ti owo fun aga, sugbon awon omo si n joko sile. Akowe egbe naa, Ogbeni [[Gbadamosi Ekerin]], fi iwe han akoroyin. Ninu iwe naa, won ko pe aga {{file reference|OYSUBEB/ISY/FUR/019}} ti de lati odun to koja. Oga ile iwe, Arabinrin [[Comfort Olujobi]], ni oun fi owo si i nitori won ni ki oun fi owo si i. Oun lo je obinrin akọkọ ti yoo je oga nibẹ.

Nígbà tí oníròyìn wa dé ilé ìwòsàn náà, kò sí iná. Nọ́ọ̀sì kan gbé fìtílà lọ́wọ́. Ó ní kí á má ya àwòrán òun. "Àwa méjì péré la wà fún ogójì ènìyàn," ó wí. Ọmọ kan ń sunkún. Ẹ̀rọ amúnáwá tó wà lẹ́yìn ilé náà jẹ́ tuntun, ṣùgbọ́n kò sí epo nínú rẹ̀. Wọ́n ti jí epo náà.

Ìjìnlẹ̀ Ìròyìn: Ta ni ó ń jẹ́ "[[Baba Gbogbo Ile]]"?
Orúkọ rẹ̀ gan-an ni [[Wahab Ìṣọ̀lá Erinfọlámí]]. Ó bẹ̀rẹ̀ gẹ́gẹ́ bí agbọ́kọ̀. Lónìí ó ní ilé mẹ́tàdínlógún. Ọ̀kan wà ní {{address|Òpópónà Ẹlẹ́ja, Magodo Phase 1, ojúlé kejìlélógún}}. Ilé iṣẹ́ rẹ̀ {{company number|RC 774420}} ni ó gba kọ́ńtíráàtì ìkódọ̀tí. Ìyàwó rẹ̀ àkọ́kọ́, [[Sàlámọ́tù]], ní òun kò mọ ibi tí owó ti wá. ~~Ọwọ́~~ ni ń fọ ọwọ́, ni wọ́n ń pa lówe.

[[Alake Wuraola]]: e ku ise o eyin temi, mo fe beere nkan
[[Oga Lasisi|Lasisi]]: beere
[[Alake Wuraola]]: tani o n lo moto hilux ofiisi ni weekend
[[Oga Lasisi|Lasisi]]: kilode to fi n beere
[[Alake Wuraola]]: mo ri i ni ode ariya ni Ota, {{plate|OG 14 AB01}}
[[Oga Lasisi|Lasisi]]: gbe enu e dake o

Mo ti ran iwe si won leemẹta. Akọkọ ni osu ~~Seere~~, ekeji ni osu ~~Erena~~, eketa ni ana. Won ko da mi lohun. Ise ti mo n se ni pe mo n ka mita. Ni adugbo GRA, mita mẹ́rinlelogun ni ko ni nomba. Okan to ni nomba {{meter number|37140062295}} ko tii san owo lati 2015. Ile na wa ni {{address|Crescent kẹta, GRA, ile to ni asia meji loju ona}}. <<Obinrin kan soso lo n ka mita ni gbogbo ẹ̀ka wa, emi si ni>>. Emi ni [[Temilade Osho-Ojikutu]].

Iwadii: Owo ti won fi ra keke alupupu fun awon agbofinro abule. Alupupu 60 ni won ko. 22 ni a ri. Okan ninu won, IMEI tracker re {{imei|868120045517720}}, wa ni {{coordinates|8.0127, 4.7340}}, ile ayalegbe kan. Olugbe ibẹ, [[Toyosi Kolapo-Ege]], ni egbon oun lo fun oun. Egbon re n sise ni ofiisi alaga.

Arákùnrin [[Ìbítóyè]] kọ lẹ́tà sí àwọn ẹbí rẹ̀ láti ọgbà ẹ̀wọ̀n. Ó ní kí wọ́n má ṣe tà oko bàbá wọn. Ó ní ẹni tó jí owó náà wà ní ìta, ó ń jẹun. Ó ní ìwé tí wọ́n fi mú òun ni [[Bísí Tàìwò-Akínyẹlé]] kọ, tí kò sì mọ bí wọ́n ṣe ń kọ ọ́. Ó parí lẹ́tà náà pẹ̀lú Sáàmù kẹtàlélógún.

Website kan, {{website|owo-irorun.example.ng}}, ti tan opolopo eniyan je ni Ado-Ekiti. Arabinrin [[Kofoworola Ajewumi]] ni won ji 400,000 lowo oun. Eni ti o fi oju han ninu fidio ni [[Prophet Samsudeen|Samsudeen]]. Won n lo {{handle|@irorun_loans}}. Nigba ti akoroyin wa pe {{phone|09124460038}}, enikan gbe e, o ni "wrong number", o si pa a.

Egbe okunrin agbegbe ni Badagry: ìpàdé
Won ka oruko: [[Whenu Agoro]] wa; [[Ajose Pentho]] wa; [[Senami]] ko wa; [[Zannu Kappo-Mesewaku]] wa pelu igi lowo.
Oro: eja ti awon asobode gba. Won ni ki won ko iwe. [[Zannu]] ni iwe ko n pa ejo.
Opin: ~~Alafia~~.

Eyin obi, ni ojo idanwo, e ma fun awon omo yin lowo. Eni ti o ba fun won lowo n ba aye won je. Oluko kan lo n so eyi. Mi o ni so oruko mi. Mo ti rii ti omo rere di ole nitori obi re ra iwe idanwo fun un. Ooto oro korò, sugbon o ye ki a so o.

Lagos, oju ona Mile 2. Okan ninu awon onise ile-ibode, [[Ganiyu Aromire-Bajulaiye]], so fun ile-ejo pe won pase fun oun lati fi kontena meji sile. Nomba kontena: {{serial number|MSKU 730441-8}}, {{serial number|TGHU 118206-3}}. O ni ọga oun lo fi ero ibanisoro pa ase naa. Nomba ise re ni {{service number|NCS/48831}}. <<O ni oun nikan ni osise to n sise ni ona Gate C laaro ojo keresimesi>>. Agbẹjọ́rò awon osise ni iro ni o n pa.

Ọmọbìnrin mi [[Ìní-Olúwa]] ṣàìsàn. Mo gbé e lọ. Wọ́n ní kí n san 12,000 fún káàdì. Káàdì rẹ̀ ni {{hospital number|OSUTH/PED/06612}}. Lẹ́yìn náà wọ́n ní kò sí bẹ́ẹ̀dì. [[Máréènì]], olùtọ́jú kan, ní kí n fún òun ní márùn-ún, òun á wá bẹ́ẹ̀dì. Bẹ́ẹ̀dì wá lójijì. Ṣé bẹ́ẹ̀dì náà wà tẹ́lẹ̀?

Eto isuna odun yii: won ko igba milionu fun "orisirisi". Won ko ogorun fun "ohun airotele". Won ko aadọta fun "miiran". Awon asofin ko beere. Awon olugbe ilu ko mo. Ohun ti o ba wu oloju lo le fi oju ri.

Ijebu-Igbo, ni ibi oku onisowo pako: Won ti ri i daju pe igi igbo ijoba ni won n ge. Olusona igbo, [[Rasaki Olumorin]], ko iwe ehonu si oga re ni igba marun. Iwe karun-un ni {{file reference|FOR/J4/RES/212}}. Ni ale ojo keji, won dana sun ile re ni {{address|J4 camp, ile onipako keji leyin ile iwe, eba igi araba}}. Iyawo re [[Mosebolatan]] ati omo won yo. Oun naa ti farapamo. O so lori foonu pe oun ko ni dake.
`
