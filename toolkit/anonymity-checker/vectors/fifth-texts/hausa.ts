/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const hausaTexts = `
Zuwa ga Shugaban Hukumar ICPC, ofishin Kano.
KORAFI A KAN MAI KULA DA RUMBUN ASIBITI
Ni ne [[Musbahu Garba Ɗantsoho]], ma'aikacin asibiti mai lamba {{staff number|HMB/KN/40718}}. Ina zaune a {{address|gida mai lamba 14, layin Malam Yahuza, Ƙofar Waika}}. Mai kula da rumbu, Alhaji [[Shu'aibu Makaho]], yana sayar da magungunan gwamnati a {{address|shagon Ɗan'auta da ke bayan tashar mota}}. <<Ni kaɗai ne wanda yake da mabuɗin rumbu na biyu, kuma ni gurgu ne>>, don haka za su gane ni. Takardar fitar da kaya ita ce {{file reference|ST/OUT/2026/0093}}. Ranar ~~Litinin~~ suka fitar da kwali ashirin. Ga yadda abin yake. Na farko, a watan Afrilu an kawo magungunan zazzabi daga Abuja, akwati ɗari. Na ga takardar da idona. Bayan kwana huɗu sai aka rage su zuwa talatin. Na biyu, direban motar, wanda ake kira [[Bala Mai Gemu]], ya gaya mini cewa yana karɓar N20,000 a kowane zuwa. Lambar motarsa {{plate|KMC 441 YF}}. Na uku, likitan yara, [[Dakta Hafsatu Zaraddeen|Hafsatu Zaraddeen]], ta yi korafi a rubuce, sai aka mayar da ita Gwarzo. <<Ita ce likita mace ɗaya tilo a sashen yara>>. Kuɗin yana shiga {{account number|2217840936}}, asusun [[Shu'aibu]]. ~~Adalci~~ kawai nake nema. Ku kira ni a {{phone|0803 661 2294}}, amma bayan sallar isha'i.

[11:02, 3/8/2026] [[Hajiya Lami]]: Assalamu alaikum, wa ya karbi kudin tallafin mata?
[11:04, 3/8/2026] [[Jummai]] Tela: ni dai ban karba ba wallahi
[11:05, 3/8/2026] {{phone|+234 803 774 1120}}: Kansila ne ya karba. [[Sagir]] ya gaya min, N50,000 kowacce mace
[11:09, 3/8/2026] [[Hajiya Lami]]: ranar ~~Juma'a~~ ne ko ~~Asabar~~?
[11:10, 3/8/2026] [[Jummai]] Tela: ~~Juma'a~~. Ya shigo da mota kirar Vibe, lamba {{plate|DAL-772 TA}}
[11:13, 3/8/2026] {{phone|+234 803 774 1120}}: don Allah kada ku sa sunana. <<Ni ce matar dan uwansa ta biyu>>, za a sake ni
[11:15, 3/8/2026] [[Hajiya Lami]]: to ku turo hoto a {{email|lami.mata@jihariya.ng}}

Sakon murya: assalamu alaikum, sunana [[Bilkisu]], ina kira daga Gusau ne. akwai wani likita da ake kira [[dakta Nasiru]], yana karbar kudi kafin ya yi wa mace tiyata, dubu arba'in. <<ni ce ungozomar da aka kora saboda na ki karbar nawa kason>>. asusun da ake tura kudin shi ne {{account number|sifili uku tara daya biyu biyu takwas bakwai hudu shida}}, bankin Jaiz. lambata kuma {{phone|sifili takwas sifili shida biyar biyar uku daya tara sifili hudu}}. ku yi hakuri muryata ba ta fita, ina jin tsoro. gidana na {{address|unguwar Sabon Fegi, kusa da rijiyar Mai Unguwa}}. na gode.

RAHOTON TARON KUNGIYAR MANOMA, {{address|Garin Tudun Maliki, gidan Sarkin Noma}}
Wadanda suka halarta: [[Malam Habu Jinjiri|Habu Jinjiri]], [[Audu Mai Taki]], [[Danladi Sule]], [[Tanko]], da [[Asabe Gwoza]] a matsayin sakatariya.
1. [[Habu]] ya ce buhun takin zamani dari biyu aka kawo, amma manoma sun samu sittin.
2. [[Asabe]] ta karanta takarda daga ma'aikatar gona, lamba {{file reference|MOA/FT/118/26}}.
3. <<Makahon manomin da ya fito daga Ningi>> ya ce ya ji lokacin da ake lodi cikin dare.
4. An yanke shawarar a kai kara ga hukuma ranar ~~Talata~~. [[Tanko]] zai kai takarda a babur dinsa, {{plate|GWL 208 QJ}}.
5. An rufe taro da addu'a. ~~Danladi~~ ba suna ba ne kawai, ranar haihuwa ce, inji wani dattijo, aka yi dariya.

TEBURIN ALBASHI: MASU GADIN GANDUN DAJI
Lamba | Suna | Lambar asusu | Banki | Ainihin albashi | Abin da ya shiga
1 | [[Rabi'atu Ɗahiru]] | {{account number|2209417735}} | Zenith | 30,000 | 17,000
2 | [[Sa'ade Ɓaure]] | {{account number|0440182296}} | GTB | 30,000 | 17,000
3 | [[Ƙasimu Yaro]] | {{account number|3084419926}} | First Bank | 30,000 | 0
4 | [[Larai]] | {{account number|7033418820}} | Opay | 30,000 | 12,000
Bayani: [[Ƙasimu]] ya rasu tun watan Maris, amma ana karɓar kuɗinsa. Mai karɓa shi ne {{staff number|SH/0442}}, wato [[Ubale]]. <<Ni ce mai sharar ofishin shugaba, kuma ni ce kanwar matar [[Ƙasimu]]>>. Ina roƙon a yi bincike.

SANARWA GA JAMA'A
Ana sanar da dukkan mazauna ƙaramar hukuma cewa rajistar katin zaɓe za ta fara ranar ~~Laraba~~ a makarantun firamare. Katin kyauta ne. Idan wani jami'i ya nemi N500 ko fiye, a kai ƙara wurin baturen zaɓe. Masu buƙata ta musamman za su shiga layi na farko. A zo da takardar haihuwa ko fasfo. Gwamna da Ministan Yaɗa Labarai za su yi jawabi a Abuja ranar ~~Asabar~~. Farashin sufuri daga Kaduna zuwa Zariya ya koma N2,500. ~~Nasara~~ tana tare da mai haƙuri. Allah ya ba mu ~~zaman lafiya~~, amin.

Daga: {{email|y.tukur-bena@arewasugar.com.ng}}
Zuwa: {{email|sirri@fitilapost.example}}
Jigo: Sukari da ya ɓace a rumbun Bacita
Aminci ya tabbata a gare ku. Sunana [[Yahaya Tukur Bena]], ni akawu ne. Tun watan Satumba, manajan rumbu [[Engr. Sulaiman Gyallesu|Sulaiman Gyallesu]] yake fitar da tirela biyu kowane mako ba takarda. Direban shi ne [[Ɗahiru Mai Rawani]], lambar motar {{plate|ILR-660 ZR}}. An yi amfani da sunan shiga {{log-in|ytukur03}}, wato nawa, <<lokacin da nake asibiti ana yi mini aikin ƙoda>>. <<Ni kaɗai ne akawun da aka yi wa dashen ƙoda>>. Lambar BVN da kuɗin suka shiga: {{bvn|22471908834}}. Ku tuntuɓe ni a {{handle|@bena_akawu}} ko {{phone|0708-990-1134}}.

sunana [[salamatu]] ni malamar firamare ce a wani kauye kusa da Birnin Kudu. <<ni kadai ce mace a makarantar, kuma ina goyon tagwaye>>. shugaban makaranta [[malam ilu|ilu]] yana karbar abincin yara na gwamnati yana kaiwa gidansa a {{address|kauyen Yayarin Tudu, gidan kusa da masallaci}}. shinkafa buhu takwas, mai jarka shida. lambar rajistata ta malamai {{practice number|TRCN/JG/R/00914}}. ranar ~~alhamis~~ inspekta [[sunusi]] ya zo, aka ba shi dubu biyar ya tafi. lambar mijina {{phone|08164427709}}, shi yake da waya. kada a kira da rana don Allah.

Wasika zuwa ga Kwamishinan 'Yan Sanda.
Yallabai, ni [[Ibrahim Ɗan'asabe Kwaimawa]], an haife ni {{date of birth|ranar 7 ga Oktoba 1968}}. Lambar shaidar ɗan ƙasa ta {{nin|83022917446}}. Ranar ~~Lahadi~~ wani sajan, [[Sgt. Bulus Dogo|Bulus Dogo]] mai lamba {{service number|F/No. 331907}}, ya kama ɗana [[Nura]] a shingen bincike, ya karɓi N120,000 ta POS. Lambar wayar [[Nura]] IMEI {{imei|352284091177306}} an ƙwace ta. <<Ɗan nawa kurma ne, kuma shi kaɗai ne kurma mai gyaran waya a kasuwar>>. Muna zaune a {{address|Layin Ƴan Kifi, Plot 27, Rijiyar Lemo}}. Ina neman adalci.

KASUWA A YAU
Farashin hatsi ya sauka a kasuwar Dawanau. Buhun masara N41,000, dawa N38,500, gero N44,000. 'Yan kasuwa sun ce hanyar Maiduguri ta bude, amma akwai shingen haraji bakwai. Ministan Noma ya ce gwamnati za ta sayi hatsi daga watan ~~Nuwamba~~. A ranar ~~Litinin~~ an yi ruwan sama mai karfi a Katsina, ranar ~~Talata~~ rana ta yi zafi. Wasu sun ce wannan shekara ta ~~arziki~~ ce; wasu kuma suna korafi kan kudin mota. Kungiyar direbobi za ta yi taro da wakilin Gwamna bayan sallah. Kada ku sayi taki ba rasit.

TAMBAYAR BINCIKE (AUDIT QUERY)
Zuwa: Mai biyan kuɗi, [[Hassana Barau]] ({{staff number|KT/TR/2077}})
Daga: [[Aminu Sandamu]], mai binciken kuɗi na cikin gida
An gano abubuwa kamar haka: (a) an biya N1,900,000 zuwa {{account number|1017734482}} ba tare da takarda ba; (b) vauchar {{file reference|PV/KT/0557}} ta ɓace; (c) sunan shiga {{log-in|hbarau.pay}} ya yi aiki da ƙarfe 2 na dare. <<Mai gadin dare, wanda ƙafarsa ɗaya ce>>, ya ce [[Hassana]] ba ta nan a daren, amma [[Hussaini]], ɗan tagwayenta, ya shigo. A ba da amsa cikin kwana bakwai, kafin ranar ~~Jumma'a~~.

Salam. An turo daga sansanin 'yan gudun hijira. Sunana ba zan fada ba, a ce mini [[Uwar Marayu]]. <<Ni ce mai raba madara a layin mata, wadda Boko Haram suka kashe mijinta da 'ya'yanta hudu>>. Shugaban sansani [[Bulama Kachalla Goni]] yana sayar da tantuna, N15,000 daya. Ina cikin {{address|tanti na 44, bangaren D, bayan rijiyar burtsatse}}. Motar da take daukar kaya {{plate|BAM 119 XA}}. Wurin da ake boye kaya: {{gps|11.84712, 13.15960}}. Kira {{phone|sifili tara sifili daya, biyu biyu hudu, bakwai takwas takwas shida}}. ~~Hakuri~~ ya kare.

Takardar korafi daga daliba: Ni daliba ce a kwalejin ilimi, lambar daliba {{matric number|COE/21/HA/3390}}. Malaminmu [[Dr. Mu'azu Tsiga-Malle|Mu'azu Tsiga-Malle]] ya ce in ban zo gidansa ba, {{address|Staff Quarters, Block 9, gida na 3}}, ba zan ci jarabawa ba. Kawata [[Ni'ima Sada]] ta biya shi N30,000 a {{account number|0217748831}} Union Bank. Ina da sakonni daga lambarsa {{phone|+2347019938841}}. <<A ajinmu ni kadai ce zabiya>>, saboda haka kada a ambaci ajin. Na rubuta wa shugaban sashe ranar ~~Laraba~~, bai amsa ba. Imel dina {{email|daliba_ha21@tutamail.example}}. ~~Ni'ima~~ ta Allah ce, ba ta malami ba.

Shaidar direba, an rubuta kamar yadda ya fada: Sunana [[Gambo]], ana ce mini [[Gambo Sarkin Hanya]]. <<Na tuka Sakatare shekara shida>>. Ranar 12 ga Yuni na kai [[Alhaji Bashari Rimaye|Bashari Rimaye]] gidan Sakatare da akwati biyu, a {{address|lamba 5, titin Sardaunan Bakori, GRA}}. Mota {{plate|KT 04-A17}}. Na ji suna maganar kwangila {{file reference|MOW/KT/RD/0881}}. <<Ni ne direban da ya yi hadari da shi a hanyar Malumfashi, har yanzu ina da karfe a kafa>>. Lasisina {{driver licence|KTS 20881 AC 07}}. Waya ta {{phone|0 8 0 6 7 7 1 4 0 9 2}}. Matata [[Laraba]] da dana [[Abdulshakur]] sun san komai. An yi wannan ranar ~~Laraba~~.

JERIN KUJERUN HAJJI DA AKA SAYAR SAU BIYU
Kujera | Suna | Fasfo | Waya | Wanda ya karɓi kuɗi
114 | [[Mamman Ƙato]] | {{passport|A11904772}} | {{phone|08036617740}} | [[Lawali]]
114 | [[Hajiya Atine Wababe|Atine Wababe]] | {{passport|B00418826}} | {{phone|0706-881-2294}} | [[Lawali]]
115 | [[Ɗan Kwairo]] | {{passport|A20947731}} | {{phone|0912 447 0031}} | [[Garzali Mafara]]
115 | [[Inno]] ta Malam [[Bako]] | babu | babu waya | [[Garzali]]
Kuɗin kujera miliyan takwas da rabi. Rasitin bogi ya fara daga {{serial number|SM/00418}}. [[Garzali]] yana da waya biyu: {{phone|0803 771 9926}} da {{phone|+234 803 7719 926}}. <<Akawun ofis, tsohon soja mai hannu daya>>, ne ya kwafi wannan littafi. Jirgi zai tashi ranar ~~Asabar~~.

Kira da aka nada: malam sannu. ina aiki a gidan mai na Alheri da ke kan hanyar Funtua, ni nake rike da famfo na hudu. <<ni ce mace daya mai sayar da mai a wurin, kuma ina da ciki wata shida>>. da daddare manaja [[Kamilu Ɗanja]] yana sayar wa 'yan ta'adda mai a jarka, N1,800 lita. wanda yake zuwa karba ana ce masa [[Kachalla Baƙo]], babur dinsa {{plate|FTA 209 QN}}. kudin yana shiga asusun {{account number|8119047736}} ba a san banki ba. BVN na [[Kamilu]] na gani a teburinsa, {{bvn|22619037748}}. na boye hoton a {{address|dakin kakata, gidan Malam Shekarau, bayan makabarta}}. ranar ~~Juma'a~~ sojoji sun zo, aka ba su lemo suka tafi. kada ku kira, ku rubuto ta {{handle|@famfo_hudu}}.

A takaice: ni ma'aikacin jinya ne, lambar rajista {{practice number|RN 220418}}. A asibitinmu ana sayar da jini, N25,000 leda daya. Mai sayarwa [[Sabi'u Lab]], tare da matarsa [[Talle]]. Marar lafiya [[Baba Iro]], lambar kati {{hospital number|GHK/77104}}, ya mutu ranar ~~Lahadi~~ saboda haka. Na dauki hoto da wayata (IMEI {{imei|358114092277036}}). <<Mu biyu ne kawai a dakin haihuwa da daddare, kuma daya mace ce>>. Kada ku kira layin ofis; ku kira {{phone|08 09 44 17 72 3}}. Imel: {{email|jinya dot sirri at gmail dot com}}. Ina zaune a {{address|Quarters na Asibiti, Block B, daki 6}}. Allah ya sa mu dace.

BAYANIN TARO NA KAUYE, Dagacin Rugar Wauru
An taru bayan sallar la'asar. Wadanda suka yi magana: [[Ardo Jauro Bammi|Jauro Bammi]], [[Hamma Gidado]], [[Dada Hauwa|Hauwa]], [[Yaya Buba]].
- [[Jauro Bammi]] ya ce an ba da miliyan tara domin rijiya; ga takardar, {{file reference|RUWASA/AD/0772}}.
- [[Hamma]] ya ce injiniya ya bar lambarsa, {{phone|sifili bakwai sifili uku, hudu hudu daya, takwas biyu shida tara}}, amma ba ya dauka.
- <<Bafulatanar da ke sayar da nono a kan keke, wadda ba ta da 'ya'ya>>, ta ga inda aka sauke fanfo: {{address|gonar Kansila, bayan itacen tsamiya}}.
- Wurin rijiya: {{gps|9.30218, 12.41775}}. Babu komai sai rami.
- [[Hauwa]] ta ba da babur, {{plate|YLA 661 QM}}, a kai kara Yola ranar ~~Alhamis~~. ~~Salama~~ ta tabbata.
`
