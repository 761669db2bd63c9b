/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
[05/06/2025, 22:40] {{phone|+234 706 555 0128}}: Assalamu alaikum, wannan layin gidan rediyo ne?
[05/06/2025, 22:41] Rediyo: Eh, muna sauraronka. Wane ne?
[05/06/2025, 22:44] {{phone|+234 706 555 0128}}: Sunana [[Habu Maigadi]], amma don Allah kada a faɗa. Ni ne mai gadi a rumbun takin nan na Kaduna
[05/06/2025, 22:46] {{phone|+234 706 555 0128}}: ranar ~~Laraba~~ da dare motoci uku suka kwashe buhu ɗari shida. Ta farko lambarta {{plate|DKA 905 ZT}}
[05/06/2025, 22:47] Rediyo: wa ya ba su mabuɗi?
[05/06/2025, 22:50] {{phone|+234 706 555 0128}}: Shugaban sito, Alhaji [[Sabitu]]. <<Ni kaɗai na tsaya a ƙofa daren nan>>, abokina ya tafi bikin suna. Sun ce kayan na kamfanin ~~Garba~~ da Ɗiya ne
[05/06/2025, 22:53] {{phone|+234 706 555 0128}}: Idan ~~Jumma'a~~ ta zo za su sake dawowa. Allah ya ba mu ~~Nasara~~

don Allah ku taimaka mana. ni ma'aikaciya ce a asibitin ~~Murtala~~ da ke birni. magungunan yara na kyauta ana sayarwa a kantin wani mutum wai shi [[Danlami]]. wanda yake kawo masa kayan shine [[yusuf garkuwa]], direban ambulance. jiya ~~talata~~ na ga kwali 12, a jikinsu an rubuta {{serial number|NPHC/KN/00871}}. wata mata [[Hajara]] ta rasa jaririnta domin babu allura, katin ta {{hospital number|MMH 40772}}. gidan [[danlami]] yana {{address|bayan masallacin kuka, layin farko daga hannun hagu}}. ni dai sunana ba sai kun sani ba, ku kira wannan {{phone|08095550116}} bayan isha. ~~hauwa~~ pharmacy tana gefe, ita ba ruwanta. na gode sosai, kuma inyi fatan ~~alheri~~

SAKON MURYA, dakika 58, an rubuta a ofis
To, salamu alaikum 'yan jarida. Ni dai daga Sabon Gari nake magana. Wallahi abin ya isa haka. Malaman makarantar sakandare ta ~~Sardauna~~ suna karbar naira dubu goma kafin yaro ya rubuta jarabawa. Shugaban makarantar, Malam [[Zubairu]], shi ne babba. Mataimakinsa kuma [[Ibro]], wato [[Ibrahim Lawan]], shi yake rike da kudin. Yarana biyu suna ciki. Na biya ta asusun nan {{account number|0139924407}}, kuma ina da risit. Suna cewa ranar ~~Lahadi~~ a dawo. Ni [[Baban Zuwaira]] ne, kowa ya san ni da wannan suna. Amma a rediyo ku ce wani uba kawai. ~~Amana~~ ta kare a kasar nan. Na gode, na gode.

SANARWA DAGA HUKUMAR RUWA TA JIHA. ANA SANAR DA JAMA'AR UNGUWAR RIMI, TUDUN WADA DA KAWO CEWA ZA A RUFE BABBAR RIJIYAR TITIN ~~AHMADU BELLO~~ DAGA RANAR ~~LITININ~~ ZUWA RANAR ~~ALHAMIS~~. MOTOCIN RUWA ZA SU TSAYA A FILIN WASA NA ~~MURTALA~~, A KOFAR DOKA DA KUMA A KASUWAR BARCI. MA'AIKATAR LAFIYA TA CE A TAFASA RUWA KAFIN A SHA. MALAMAN MAKARANTUN ISLAMIYYA SU SANAR DA IYAYE. KWAMITIN ZAMAN LAFIYA DA KUNGIYAR DIREBOBI SUN AMINCE DA WANNAN TSARI. DOMIN KARIN BAYANI A ZIYARCI SAKATARIYA, BENE NA BIYU, OFISHIN HULDA DA JAMA'A. MUNA FATAN ALHERI DA AMINCI, DA KUMA ~~NASARA~~ GA KOWA A CIKIN WATAN ~~RAMADAN~~.

Zuwa ga Edita,
Bayan gaisuwa mai yawa, ina so in sanar da ku abin da na gani da idona a ƙaramar hukumarmu. A cikin jerin sunayen ma'aikata akwai mutum 41 waɗanda suka rasu. Misali, marigayi [[Bala Ndagi]], lambar albashinsa {{pay-roll number|NG/LG/20/3347}}, ya rasu tun shekara ta 2018, amma har yanzu ana karɓar albashinsa. Wanda ke karɓa ɗan uwan kansila ne, mai suna [[Gana Kolo]], kuma BVN ɗinsa {{bvn|22690031574}} yana jikin takardar. <<Ni ne akawun da ya ƙi sa hannu a watan Mayu>>, don haka aka tura ni ƙauye. Takardar canjin aikina tana da lamba {{file reference|LGSC/MN/P.774}}. Ina roƙon ku da ku ɓoye sunana. ~~Gaskiya~~ ta fi kwabo, kuma ranar ~~Asabar~~ zan aiko sauran takardu ta hannun tashar ~~Abubakar Imam~~.
Naku, [[M. S. Kutigi]]

Telegram, tashar {{handle|@muryar_kauye}}
Jama'a ku saurara!! Yan bindiga sun sake shiga yankinmu da misalin 2 na dare. Sun tafi da mutum tara, ciki har da mai unguwa Ardo [[Manu]] da matarsa [[Dada Inna]]. An kai sauran mata {{address|makarantar allo da ke bayan gonar gwanda a Kwanar Ɗangora}}, suna ɓoye a can, kada a yaɗa wurin! Wanda ya tsere, [[Sani]], yaro ɗan shekara 11, shi ya ba da labari. Sojoji sun zo bayan awa huɗu daga barikin ~~Giwa~~. Lambar wanda suke kira neman kuɗi {{phone|0701 555 0187}}. Gobe ~~Juma'a~~ za mu yi addu'a. [[Sani]] yana buƙatar magani. <<Shi ne kaɗai ya dawo daga cikin goman>>. Allah ya ba mu ~~Salama~~, ~~Rahama~~ da aminci.

Bayanan hira, mai magana tana Damaturu
- ta ce sunanta [[Yakura]], a gida ana kiranta [[Ya Bintu]]
- ta yi aiki a ƙungiyar agaji ta ~~Maryam~~ Foundation shekara uku
- daraktan, Mr. [[Olivier Dubois]], ya nemi ta sa hannu kan dala 60,000 da ba a kashe ba
- login da aka yi amfani da shi {{log-in|y.kachalla}}, amma a lokacin tana kan hanya
- kwamfutar IP {{ip|41.58.120.9}}, ofishin Maiduguri
- shaida: direba [[Goni]], waya {{phone|0803 555 0191}}
- <<ita ce mace ɗaya tilo a sashen kuɗi>>, don haka kada a rubuta "wata mata a sashen kuɗi"
- an kore ta ranar ~~Talata~~ bayan babbar ~~Sallah~~
- katin zaɓenta {{voter card|90A1C3387720415}} yana hannunsu har yau
Za ta sake kira. Rubuta mata zuwa {{email|yk.damaturu@pmail.example}}

good morning sir, ka san maganar nan ta filin jirgi? to gaskiya ta fito. the contractor wai shi chief [[okafor]], amma asalin mai kwangilar shine [[Kabiru Gwadabe]] ([[KG]]), dan gidan tsohon perm sec. they shared money din a hotel na ~~Bilkisu~~ ranar ~~sunday~~, ni ina wurin as waiter lol. [[KG]] ya bada envelope guda 7. na ga rubutun daya "for ~~Justice~~ office". motar sa prado ce {{plate|ABJ 318 FH}}. gidansa na gwarinpa {{address|3rd avenue, house 27, kusa da gate na biyu}}. i get the video wlh, but my manager [[rosemary]] ta ce idan na fita da shi zata kira police. kira ni on {{phone|0708-555-0150}} anjima, kada ka kira da rana. allah ya taimake mu 🙏
`
