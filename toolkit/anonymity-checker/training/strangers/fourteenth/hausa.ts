/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Rahoton ziyara, asibitin sha-ka-tafi na Gidan Ɗorowa.
Mun isa da ƙarfe tara na safe, ranar ~~Laraba~~. Mun tarar da mata kusan arba'in suna jiran allura a ƙarƙashin bishiya. Mai kula da wurin, Malama [[Rabi Ɗanjuma]], ta ce magani ya ƙare tun watan ~~Rajab~~. Amma wata unguwarzoma, [[Talatu]], ta ja ni gefe ta ce: "Akwai magani, yana gidan sakatare." Sakataren shi ne Alhaji [[Bala Ƙwazo]], gidansa yana {{address|bayan kasuwar tumaki, kusa da rijiyar Bawa}}. Ta nuna mini rubutun da ta ɗauka da wayarta. Lambarta {{phone|0803 914 2276}}. Ta roƙe ni kada in faɗi sunanta, domin <<ita kaɗai ce unguwarzomar da ke kwana a asibitin>>. [[Talatu]] ta ƙara da cewa an sayar da firji mai amfani da rana. Za mu koma ranar ~~Lahadi~~ idan Allah ya yarda, mu gana da ~~Salama~~ Foundation.

Sunana [[Ladidi]], ni manomiya ce, ina noma dawa da gyaɗa. Bara an ce za a ba mu taki kyauta. Aka rubuta sunayenmu, aka ɗauki lambar katinmu, tawa ita ce {{nin|31908846521}}. Da taki ya zo, sai aka ce sunana ba ya ciki. Ni na ga sunan ɗan gidan mai unguwa, [[Sagiru]], wanda yake Legas yana tuƙa babur! Na tambayi malamin gona, Mista [[Yohanna Auta]], ya ce in yi haƙuri. ~~Haƙuri~~ maganin duniya, amma ba ya sa amfani ya fito. Muka taru mu mata goma sha biyu, har da [[Mairo]] da [[Uwar Biyu]], muka je gidan hakimi. Shi kuma ya ce wace ce ta fara magana. <<Ni ce kaɗai bazawarar da ta je>>, don haka aka nuna ni. Yanzu ba na zuwa gona ni kaɗai. A ~~Nasara~~ Agro Store na sayi buhu ɗaya, da kuɗin akuyata.

KWAMITIN MASALLACIN ~~JUMA'A~~, UNGUWAR RIMI - TAƘAITACCEN BAYANI
An buɗe taro da addu'a daga bakin Limam [[Zubairu Alƙasim]]. Waɗanda suka zo: Alhaji [[Garba Mai Goro]], Malam [[Nuhu]], [[Ɗan Asabe]], da Hajiya [[Binta Gidaɗo]] a madadin mata.
1. Buhunan gero 80 na tallafin ~~Ramadan~~: Malam [[Nuhu]] ya ce 54 kawai ya gani. An tambayi direban mota mai lamba {{plate|KTN 258 ZR}}, ya ce shi aike ne.
2. An yanke shawara a rubuta takarda zuwa Hukumar Agaji, ta hannun Barista [[Sulaimi]], ofishinsa na kan titin ~~Ahmadu Bello~~.
3. Kuɗin gyaran famfo suna asusu mai lamba {{account number|1045592738}}. Hajiya [[Binta]] ta nemi a nuna takardar banki.
4. Kada kowa ya faɗi a waje cewa <<ɗan na'ibi ne ya ga motar da dare>>.
An tashi bayan sallar ~~La'asar~~. ~~Gaskiya~~ ta fi kwabo.

ina kwana malam, ni uba ne ina so in yi korafi akan makarantar firamare ta kofar yamma. yara 94 a aji daya, malami daya, shi ne malam [[kabiru]]. kujerun da aka kawo da sunan gwamnati an kwashe su zuwa ~~hikima~~ private school. na ga motar da idona, lambarta {{plate|DKA 640 TP}}. shugaban kwamitin iyaye, [[sani na ladi]], ya san komai amma ya yi shiru. diyata [[nafisa]] tana aji uku bata iya rubuta sunanta ba. da na yi magana sai aka ce ni dan adawa ne. ni ba dan siyasa ba ne, ni mahauci ne, kowa ya sanni a {{address|layin mahauta gida na biyu daga rijiya}}. waya ta {{phone|07038825514}}. tun ranar ~~litinin~~ aka daina sayen nama a wurina. don Allah ku taimaka ku boye ni. ~~adalci~~ muke nema ba fada ba

Wasiƙa zuwa ga Edita
Assalamu alaikum. Ina roƙon a ba ni fili a jaridarku mai albarka domin in yi magana a kan hanyar da ta tashi daga Mararrabar Dutse zuwa Sabon Birni. A watan ~~Sha'aban~~ Ma'aikatar Ayyuka ta ce kamfanin ~~Ɗangarba~~ & Sons zai fara aiki. Watan ~~Ramadan~~ ya zo, Sallah ta wuce, har Babbar Sallah ta kama, babu ko dutse ɗaya. Majalisar Dokoki ta Jiha ta ce a tambayi Ofishin Akanta Janar. Akanta Janar ya ce a tambayi Ƙaramar Hukuma. Ƙaramar Hukuma kuwa ranar ~~Juma'a~~ kawai take buɗewa. Ina ~~Amana~~? Ina Gaskiya? Ina Nasara da aka yi mana alkawari a ~~Sardauna~~ Square lokacin Yaƙin Neman Zaɓe? Mu na Gabas da na Yamma, Musulmi da Kirista, ƙura ɗaya muke sha. Wassalam.
Daga: Wani Ɗan Ƙasa Mai Kishi

Rahoton mai gadi. Wuri: rumbun hatsi na gwamnati. Ranar 6 ga ~~Yuli~~.
Ni [[Haruna Giɗaɗo Bello]], lambar aikina {{staff number|RG-0093}}, ina bakin aiki tare da [[Irmiya]]. Da misalin ƙarfe biyu na dare wata tirela ta tsaya, wani mutum ya sauko. Na gane shi, ana kiransa [[Shugaba Ɗan Tsako]]. Ya ba ni naira dubu goma ya ce in je in sha shayi. Na ƙi karɓa. Ya kira wani a waya, sai ya miƙa mini: muryar Daraktanmu ce, Mista [[Cletus Wakili]]. Ya ce, "Buɗe." Na buɗe. Direban ya nuna mini lasisi, {{driver licence|KTN49203AA17}}. An ɗibi buhu 200. Na rubuta lambar tirelar, {{plate|GME 913 XD}}, a bangon ɗakin gadi. Da safe na ga an shafe bangon da fenti. [[Irmiya]] kuma ya ce shi bai ga komai ba. <<A daren mu biyu ne kaɗai a ƙofar>>, don haka idan an ji labarin, ni ne. Na bar takarda a hannun ƙanwata, a ~~Zumunci~~ Chemist. Allah ya kiyaye.

Shirin rediyo "Muryar Karkara", an rubuta daga kaset.
Mai gabatarwa: Wa ke magana?
Mai kira: Sunana [[Falta Mustapha]], daga sansanin 'yan gudun hijira.
Mai gabatarwa: Muna sauraronki, Malama [[Falta]].
Mai kira: Abincin da ake kawowa ba ya isa. Jiya [[Ya Gana]], tsohuwa mai katin sansani {{identity number|IDP-MG-00582}}, ta suma a layi. Wanda yake rabawa, sunansa [[Modu Kaka]], yana ba danginsa katin mutane. Katin mijina da ya rasu, {{voucher number|SNS 7740-12}}, har yau ana karɓa da shi.
Mai gabatarwa: Kin kai ƙara?
Mai kira: Na kai wa wata baturiya, [[Claire]]. Ta rubuta lambata, {{phone|sifili tara sifili shida, bakwai bakwai ɗaya, biyu takwas huɗu uku}}. Sai ta koma ƙasarsu.
Mai gabatarwa: Allah ya kawo sauƙi. Lokaci ya ƙure, yau ~~Alhamis~~ ce, shirinmu na gaba sai ~~Asabar~~, daga ~~Rahama~~ Rediyo.

Inna lillahi wa inna ilaihi raji'un. Iyalan marigayi Malam [[Tukur Ɗan Fulani]] suna sanar da 'yan uwa da abokan arziki rasuwarsa, ranar ~~Talata~~ da asuba, yana da shekara 68. Shi ne <<malamin da ya ƙi sa hannu a kan sakamakon zaɓen ƙauyenmu>>, aka sallame shi daga aiki ba fansho. Takardar sallamarsa, mai lamba {{file reference|LEA/SK/PF/1182}}, tana nan a ajiye. Ya bar mata ɗaya, [[Hansatu]], da 'ya'ya: [[Buhari Tukur]], [[Jamila]], da autansu [[Iro]]. Za a yi addu'ar uku a {{address|gidansa na Unguwar Magina, ƙofar da ke kallon makabarta}}. Mai neman ƙarin bayani ya kira [[Jamila]] a kan {{phone|0814 603 7791}}. Muna godiya ga ƙungiyar malamai, da jama'ar ~~Sultan Bello~~ Quarters, da dukkan waɗanda suka tsaya da shi lokacin wahala. Allah ya jikan [[Tukur]], ya sa Aljanna ce makomarsa, amin.
`
