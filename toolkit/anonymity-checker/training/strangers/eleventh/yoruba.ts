/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Sí Alága Àjọ Tó Ń Gbógun Ti Ìwà Ìbàjẹ́, Ìkòyí, Èkó.
Ẹ̀SÙN LÓRÍ Ọ̀GBẸ́NI [[ADÉLÀJÀ ÒKÚNSÀNYÀ]]
Ẹ̀yin ọ̀gá, èmi ni [[Olúfúnkẹ́ Àbíkẹ́ Ṣówándé]], olùkọ́ tó ti fẹ̀yìntì. Ní oṣù ~~Kẹta~~ ọdún 2018, ìjọba fi mílíọ̀nù méjì náírà ránṣẹ́ sí ilé-ẹ̀kọ́ ~~Ọbá Adéṣidà~~ láti tún òrùlé ṣe. Ọ̀gbẹ́ni [[Òkúnsànyà]] kó owó náà sí àpò ìfowópamọ́ {{account number|0187443920}} tí í ṣe ti ọmọ rẹ̀, [[Dámilọ́lá]]. Nígbà tí mo béèrè, ó ní kí n lọ fẹjọ́ sùn níbikíbi. Akọ̀wé owó, Arábìnrin [[Ngozi]], ní ìwé gbogbo lọ́wọ́. Mo bẹ̀ yín, ẹ ṣe ìwádìí pẹ̀lú ~~Òtítọ́~~ àti òdodo. Nọ́ḿbà mi ni {{phone|0802 667 1145}}. Èmi ni tiyín ní tòótọ́, [[O. A. Ṣówándé]].

Èmi, [[Mọrẹ́nikẹ́ Àṣàbí Ọlátúnbọ̀sún]], opó, tó ń gbé ní {{address|Ojúlé kẹrìndínlógún, Òpópónà Akíndélé, Mushin}}, búra báyìí pé:
1. Ọkọ mi, olóògbé [[Ráfíù Ọlátúnbọ̀sún]], kú ní ọjọ́ ~~Àbámẹ́ta~~ ogúnjọ́ oṣù Kẹjọ.
2. Kò ṣe ìwé ìhágún, ṣùgbọ́n ó sọ lójú Ìmáàmù [[Súlè]] pé ilé náà jẹ́ ti àwọn ọmọ mẹ́rẹ̀ẹ̀rin.
3. Àbúrò rẹ̀, [[Kàmọ́rù]], <<ẹni tó ní ìka mẹ́fà lọ́wọ́ òsì>>, ti ta ilé náà fún [[Ìyá Ẹlẹ́ja]].
4. Mo rí ìwé títà náà ní kóòtù tó wà ní òpópónà ~~Adémọ́lá~~.
5. Nọ́ḿbà ìdánimọ̀ mi ni {{nin|50729318846}}.
6. Wọ́n ka gbogbo rẹ̀ sí mi létí ní èdè Yorùbá, ó sì yé mi kí n tó tẹ̀ka sí i. ~~Àlàáfíà~~ ni mo ń wá.

oro ti mo fe so fun olopa niyi. oruko mi ni [[wale]], [[wale ajisafe-onilu]]. mo n se mekaniiki ni ladipo, leyin ile epo ~~conoil~~. ni ojo ~~jimoh~~ to koja, arakunrin kan gbe moto camry wa, nomba re {{plate|EKY 612 CG}}, o ni ki n tun enjini se. o pe ara re ni alhaji [[sodiq]]. mo se ise naa, owo je ogorin egberun. o ni oun n lo ile ifowopamo, ko pada wa mo. omo ise mi [[monday]] lo so fun mi pe won ti ji moto naa gbe ni abeokuta. mo pe e lori {{phone|07089924416}}, obinrin kan gbe e, o ni oun ni [[kehinde]], aburo re. mi o mo nnkan kan nipa ole. mo fi ~~olorun~~ se eleri mi. ile mi ni {{address|ojule 4 adugbo oke aro, iju}}.

Akọsilẹ ipade ẹgbẹ awọn onilẹ ati ayalegbe, Agbado Crossing, ọjọ Aiku
Adura ibẹrẹ: Woli [[Ezekiel Oyebamiji]]. Awọn to wa: eniyan mẹtadinlogoji.
Alaga, Oloye [[Tajudeen Amusa-Eko]], ki gbogbo eniyan kaabọ si gbọngan ~~Bishop Philips~~. Akọwe, [[Omolayo]], ka akọsilẹ oṣu ~~Karun~~. [[Mama Bunmi]] gbe e lẹsẹ, Ọgbẹni [[Etim]] sin in.
Ọrọ ina: Transfọma ti bajẹ lati ọsẹ mẹta. Ọgbẹni [[Etim]] ni ki a kọ iwe si ileeṣẹ mọnamọna. Mita ile ijọsin {{meter number|62140075938}} ni o kọkọ jo.
Ọrọ aabo: [[Baba Sọja]], <<ẹni to kọkọ kọle si adugbo yii>>, ti gba lati maa ṣọ opopona ~~Abiodun~~ lalẹ.
Owo: ẹgbẹrun mejilelogun ni o wa lọwọ [[Omolayo]].
Ipade pari ni aago mẹfa irọlẹ pẹlu oore-ọfẹ.

IKEDE FUN GBOGBO ARA ILU
Ọfiisi Iranlọwọ Ofin ni Ikẹja yoo ṣi silẹ ni ọjọ ~~Aje~~ titi de ọjọ ~~Ẹti~~, lati aago mẹsan aarọ. Ẹni ti wọn ba le jade ni Ile, ti wọn ba ti mọ Ago Ọlọpaa ju Ọjọ meji lọ, tabi ti wọn ko san Owo Ifẹyinti fun, le wa gba Imọran lọfẹẹ. Mu Iwe-ẹri, Risiiti ati Iwe Adehun dani. Ẹka wa tun wa ni Ẹpẹ, lẹgbẹẹ Gbọngan ~~Tolulope~~. Ẹ ma san Kọbọ fun ẹnikẹni; ti Oṣiṣẹ kan ba beere Owo, ẹ fi to Adari leti. ~~Ifẹ~~, Suuru ati Otitọ ni a fi n ṣe Ẹjọ.

Si Akọwe Agba, Ajọ Owo Ifẹyinti, Ibadan
Ọga, mo ki yin. Emi ni [[Ganiyu Ajani Oladoṣu]], ẹni to ṣiṣẹ ni Reluwe fun ọdun mọkanlelọgbọn. Nọmba iṣẹ mi ni {{pay-roll number|RLY/40871}}. Lati oṣu ~~Kẹwaa~~ ọdun 2016 ti mo ti fẹyinti, ẹẹmeji pere ni mo gba owo. Obinrin to wa lori tabili kẹta, [[Shade Oguntuyi]], ni faili mi {{file reference|PEN/IB/5526}} ti sọnu. Ṣugbọn ọrẹ mi [[Lamidi]] ri i ni ori tabili ọga rẹ, Ọgbẹni [[Itsede]]. <<Emi ni mo wa ọkọ oju irin to gbẹyin de Nguru>>, ẹ beere lọwọ ẹnikẹni ni ~~Dugbẹ~~. Ọmọ mi [[Idowu]] lo ba mi kọ iwe yii. Ẹ fi ~~Aanu~~ da mi lohun. Ẹ le pe [[Idowu]] sori {{phone|0905 338 2271}}.

Adehun tita ile
Ni oni ojo kejila osu ~~Keji~~ 2011, awa ebi [[Onisemo]] ta pulooti ile kan ni Ijede fun Arabinrin [[Edidiong Nsa]], ni oke meji ati aabo milionu. Awon to gba owo ni idile: [[Onisemo, Rasheedat]]; [[Onisemo, Bashiru]]; ati [[Onisemo Kekere]]. Nomba awora ile: {{file reference|LS/IKD/0337/2010}}. Aala re: ni apa otun, ile [[Iya Alakara]]; ni apa osi, soosi ~~Mose~~ Mimo. Eleri fun eni to ra: Ogbeni [[Ubong]]. Eleri fun ebi: Agbejoro [[Yinka Pedro-Sasore]], nomba ise {{practice number|SCN 041187}}. Bi ija ba wa, ki won lo si aafin ki won to lo si kootu ~~Ayinde~~.

Ẹ jọ̀ọ́, Agbẹjọ́rò [[Títílayọ̀]], ẹ bá mi kọ lẹ́tà sí Káńsù. Mo ń ta ẹ̀fọ́ ní ọjà ~~Oyíngbò~~. Àwọn ọmọ Káńsù wá ní ọjọ́ ~~Ìṣẹ́gun~~, wọ́n kó igbá mi, wọ́n sì lu ìyàwó ọmọ mi, [[Ìyá Fẹ́mi]], tó lóyún. Ọ̀gá wọn ni [[Múfú Ajẹ́gúnlẹ̀]]; <<òun nìkan ló máa ń gun kẹ̀tẹ́kẹ́tẹ́ wọ ọjà>>. Wọ́n gbé [[Ìyá Fẹ́mi]] lọ sí ilé-ìwòsàn ~~Massey~~, káàdì rẹ̀ ni {{hospital number|MSC/2207/19}}. Wọ́n ní kí n san ẹgbẹ̀rún márùn-ún. Mi ò ní. Ọmọ mi [[Fẹ́mi]] ló ń kọ ọ̀rọ̀ yìí sílẹ̀. Orúkọ mi ni [[Sàlámọ̀tù]]. Ọlọ́run á ṣe é.
`
