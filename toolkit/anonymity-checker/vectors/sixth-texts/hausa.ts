/** Invented texts that only measure. Every person, number, address and log-in here is invented. */
export const hausaTexts = `
Zuwa ga Shugaban Hukumar Karɓar Koke-koke,
Assalamu alaikum. Sunana [[Habibu Garba Ɗanbatta]], ma'aikacin ɗakin ajiyar taki na ƙaramar hukuma. Ina so in sanar da ku cewa a ranar ~~Laraba~~ da ta gabata an fitar da buhu ɗari huɗu na taki cikin ~~dare~~ aka kai gidan [[Alhaji Mai Goro]] da ke {{address|Layin Masaƙa, gida na biyar daga rijiyar burtsatse}}. Wanda ya ba da umarni shi ne babban akawu, Malam [[Tijjani Sa'idu]]. Motar da ta ɗauka fara ce, lamba {{plate|DBT 244 ZR}}.
<<Ni kaɗai ne mai gadin ɗakin ajiyar a daren>>, kuma an ce in na yi magana za a kai ni ƙauye. Lambata ta aiki {{staff number|KH/AG/0555}}. Wayata {{phone|0803 555 0161}}. Don Allah a ɓoye sunana.
Wassalam,
[[H. G. Ɗanbatta]]

Hajiya [[Kulu]]: Kun ga sakon da ya shigo group din iyaye?
[[Babangida Mlm]]: Wanne?
Hajiya [[Kulu]]: Cewa abincin yara na firamare ana sayar da shi a kasuwar Talata
[[Babangida Mlm]]: Gaskiya ne. Ni na gani da idona. Mai girki [[Talatu]] ta ce an kawo mata rabin buhu maimakon uku
[[Maman Walid]]: wa ke kawowa
[[Babangida Mlm]]: Wani wai shi [[Sagir Kwangila]]. Lambarsa {{phone|07035550114}}
Hajiya [[Kulu]]: Subhanallahi. Ku bar maganar nan, headmaster yana ciki
[[Babangida Mlm]]: Ba na tsoro. <<Ni ne kadai malamin da ya ki sa hannu a takardar>>
[[Maman Walid]]: Allah ya ba da ~~hakuri~~

Slm. Ni ce [[Ladi]] ta asibitin sha-ka-tafi. Kada ka kira, rubuta kawai. Na ajiye littafin magani wajen [[Asabe mai kosai]] a {{address|bakin titin jirgi, kusa da masallacin Izala}}. Ka zo kafin ~~Sallah~~.

Sakon murya (an rubuta kamar yadda aka ji)
To, bismillah. Ni dai ina aiki a sansanin 'yan gudun hijira, ina rabon katin abinci. Akwai wani jami'i, ana ce masa [[Modu Gana]], shi yake karbar dubu biyar-biyar daga hannun mata kafin ya ba su kati. Idan ba ki da kudi, sai ya ce ki zo da dare. Ka ji abin da na ce? Da dare. Wata yarinya, [[Falmata Bukar]], 'yar Gwoza, ta zo wajena tana kuka. Lambar katinta {{file reference|IDP/BK/5550/21}}. Na kai kara wajen camp manager, Mallam [[Ba Zanna Gubio]], sai ya ce in yi hakuri, maza ne. <<Ni ce mace daya tilo a teburin rajista>>. In kun kira, ku kira da lambar kanwata, sifili takwas sifili biyu... ina nufin {{phone|sifili takwas sifili biyu, biyar biyar biyar, sifili daya hudu tara}}. Na gode.

TAKAITACCEN BAYANIN TARON KWAMITIN MASALLACIN JUMA'A
Rana: 14 ga Shawwal
Mahalarta: Liman [[Umar Faruku]], Na'ibi [[Yahuza]], Alhaji [[Nuhu Danja-Bello]], [[Rabo Direba]], sakatare [[Kamilu Uba]].
1. An bude taro da addu'a.
2. Kudin gyaran rufi: Alhaji [[Nuhu]] ya ce an kashe miliyan uku. [[Rabo Direba]] ya ce kwano ashirin kacal ya dauko daga kasuwa. An yi ta jayayya.
3. Asusun masallaci {{account number|3055508817}}: sakatare ya nemi a nuna takardar banki. Ma'aji ya ce ~~amana~~ ce.
4. Sakatare ya fadi cewa <<shi ne dan kwamitin da bai taba karbar kudin zama ba>>. Ba a rubuta amsa ba.
5. An rufe taro ~~lami~~ lafiya.

JADAWALIN AIKIN DARE, GIDAN MAI
Rana | Mai famfo | Mai gadi | Waya
Asabar | [[Bashir Lawal]] | [[Danjuma]] | {{phone|0816 555 0120}}
Lahadi | [[Sunday Ayuba]] | [[Danjuma]] | {{phone|0816 555 0133}}
Litinin | [[Murtala D.]] | [[Baba Tsoho]] | {{phone|0701 555 0142}}
Talata | [[Bashir Lawal]] | [[Baba Tsoho]] | {{phone|0816 555 0120}}
Lura: famfo na 3 ana juya shi bayan karfe 10, lita goma ta koma takwas. Mabudin mitar, serial {{serial number|GB-3-05551}}, yana hannun manaja [[Idi Chiroma]]. Kada kowa ya fada.

Takardar rantsuwa
A KOTUN MAJISTARE, GUSAU
Ni, [[Lawwali Tsaba Ɗangaladima]], namiji, Musulmi, mazaunin {{address|Unguwar Gwaza, bayan tsohuwar tashar mota, gida mai jan ƙofa}}, na rantse kamar haka:
1. An haife ni ranar {{date of birth|9 ga Maris, 1986}}. Lambar shaidar ɗan ƙasa ta {{nin|70555019264}}.
2. <<Na yi aikin auna zinare a ramin Kaiwa Lamba har shekara shida, ni kaɗai na iya amfani da ma'aunin>>.
3. Kowane dare ana kai wa wani da ake kira [[Kachalla Ɗanƙarami]] rabin abin da aka haƙo, kuma jami'in tsaro Sajan [[Obadiah]] yana nan a tsaye.
4. Wanda yake rubutawa shi ne [[Sirajo Mai Littafi]].
5. Na yi wannan rantsuwa ba tare da tilas ba, da ~~sani~~ na.

suna na [[dauda]] ni makiyayi ne daga mayo selbe aka ce gwamnati ta kawo allurar shanu kyauta amma likitan dabbobi [[buba jauro]] sai ya karbi dari biyar kan kowace saniya saniyata hamsin da biyu ya karba dubu ashirin da shida bai ba ni rasit ba <<ni kadai ne mai farar bafullatana a rugar nan>> kowa ya san shanuna dan uwana [[ardo yakubu]] ya biya shi ma wayata ba ta da caji kullum ku kira ta dana [[hammadu]] {{phone|09065550178}} da safe kafin mu fita kiwo ~~bala'i~~ ya yi yawa

Daga: {{email|r.bindawa@hajjdesk.example}}
Zuwa: {{email|amana@bincike.example}}
Kwanan wata: 3 Yuni 2024, 23:51
Maudu'i: Kujerun Hajji na ma'aikatan bogi
Barka da dare. Na haɗa jerin mutum 38 waɗanda aka ba kujera a matsayin "jami'an lafiya". Babu likita ko ɗaya a ciki. Akwai [[Zulaihat Ɗan-Iya]], amaryar darakta; akwai direbansa [[Ɗayyabu]]; akwai wani ɗan kasuwa [[Alhaji Sabo Kantin Kwari]]. Fasfo ɗin direban {{passport number|A05552871}}, an rubuta shi "Dr". An shigar da su da sunan mai amfani {{log-in|hajj_admin04}} wanda nake zargin an sace daga gare ni. <<Ni kaɗai ke da izinin shiga wannan shafin a ofishinmu>>, don haka laifin zai hau kaina.
Shafin: {{website|rajista.hajjdesk.example}}
Na gode,
[[Rukayya]]

AMSAR TAKARDAR TUHUMA
Zuwa: Babban Sakatare
Daga: [[Jibrin Ndayako Kutigi]], mai kula da famfon dam
Na karbi takardar tuhuma mai lamba {{file reference|MWR/ST/D/0555}}. An ce na gaya wa manoma cewa za a bude ruwa. Eh, na gaya musu. Dalili: ranar 2 ga ~~Satumba~~ injiniya [[Solomon Gwatana]] ya ba da umarni a bude kofa ta 4 da tsakar dare domin kada gonar [[Alhaji Tela]] ta yi ambaliya, alhali kauyuka tara suna kasa. <<Ina aiki a kofar nan shekara talatin da daya, mahaifina ma a nan ya yi>>. Ba zan iya kallon mutane su nutse ba. Idan laifi ne, na amsa. Amma a tambayi injiniya shi ma.
[[J. N. Kutigi]], {{staff number|MWR/J/227}}

SUNA,MATSAYI,KUDIN DA AKA RUBUTA,KUDIN DA AKA BIYA,SA HANNU
[[Hadiza Ibrahim]],mai allurar polio,15000,6000,ta yi
[[Maryamu Yohanna]],mai allurar polio,15000,6000,ta yi
[[Saude]],mai wayar da kai,10000,4000,babban yatsa
[[Gambo Audu]],direba,12000,0,ba ya gari
[[m/unguwa.shehu|shehu]],jagora,20000,20000,ya yi
Asusun da aka tura sauran: {{account number|2155509043}}
A lura: [[Gambo]] ya rasu tun watan azumi. Wa ya sa masa hannu?

'Yan uwa, ina kira ga wanda abin ya shafa. A garinmu an gina makaranta mai azuzuwa shida, amma babu malami ko daya. Ana biyan malamai takwas albashi kowane wata. Yara suna zuwa su yi wasa su koma gida. Idan jami'an duba makaranta suka zo, ana aron malamai daga wani kauye a zaunar da su a gaban allo. Bayan an dauki hoto, sai a ba su kudin mota su tafi. Ba na neman komai sai a zo a duba ranar da ba a sanar da zuwa ba.

{{handle|@dan_birni_kd}}: Jama'a, ku saurari wannan. Kotun shari'a ta unguwarmu ta zama kasuwa.
{{handle|@yar_gwagwarmaya}}: Kamar yaya?
{{handle|@dan_birni_kd}}: Akawun kotu, [[Zubairu Takarda]], yana sayar da takardar saki 15k. Fayil na matar yayana {{file reference|SC/TW/555/23}} ya "bace" har sai da muka biya
{{handle|@yar_gwagwarmaya}}: Alkali ya sani?
{{handle|@dan_birni_kd}}: Ban ce ba. <<Ni dai a dakin ajiye fayil nake zaune, teburi na biyu>>
{{handle|@malam_nasara}}: ~~Nasara~~ tana ga mai gaskiya. Amma ka goge wannan, [[Aminu]]

Ranka ya daɗe,
Ina rubuto maka wannan wasiƙa ne daga gidan yari. Sunana [[Istifanus Kure]], mutanen ciki suna kirana [[Baban Kwano]] domin <<ni ne mai rabon abinci tun 2018>>. Ana rubuta mana fursuna 1,400, amma mu 870 ne. Kuɗin bambancin yana shiga aljihun mai kula da abinci, [[Hamisu Ringim]]. Lambarsa ta aiki {{service number|NCoS 55512}}. Na ga littafin da idona. Akwai wani yaro, [[Auwal]], ɗan shekara goma sha biyar, an rubuta shi ashirin da biyu. Ba a taɓa kai shi kotu ba. Babarsa tana zaune a {{address|Hayin Ɗanmani, bayan gidan biredi, ɗakin haya na uku}}. Don Allah a gaya mata yana da rai. <<Ina da ciwon sukari>>, ba na tsammanin zan fita. Allah ya yi mana ~~rahama~~.

RAHOTON ABIN DA YA FARU
Wuri: Rumbun hatsi na kasa, shiyyar Funtua
Lokaci: karfe 1:15 na dare
Mai rahoto: jami'in tsaro, lamba {{staff number|SGR/SEC/0559}}
Tirela uku suka shigo babu takarda. Lambobinsu: {{plate|KTN 555 XH}}, {{plate|GWB-055-XA}}, ta uku an rufe ta da tsumma. An loda masara, gero babu. [[Mansur Bakori]], mataimakin manaja, ya tsaya da tocilan. Da na ce in rubuta a littafi, ya ba ni dubu hamsin cikin ambulan ya ce ~~kyauta~~ ce. Na mayar. Ya ce: "[[Ilu]], kai ka fi kowa wayo?" Tun daga ranar aka cire ni daga aikin dare. <<A cikin masu gadi bakwai ni ne Kirista daya>>, sai aka ce wai ina da bambanci.

Oga Editan rediyo, gaisuwa mai yawa. Ni mai sauraron shirinku ne daga Kontagora. Ina so ku karanta amma ku ɓoye suna. A makarantar kwana ta 'yan mata, shugabar makaranta, Hajiya [[Aishatu Mazuga-Usman]], ta ce kowace yarinya ta kawo 8,000 na WAEC bayan gwamnati ta riga ta biya. 'Yata [[Zainab]] ba ta rubuta ba. Lambar jarabawarta {{file reference|4255510/114}}. Malamin lissafi, Mr [[Gyara Bawa]], ya yi magana aka tura shi Borgu. Ni kuma <<ina ɗinka musu yunifom, ni ne telan makarantar>>. In ku ka faɗi "tela" an gane ni. Ga lambata: {{phone|+234 708 555 0195}}. Sunana a gari [[Tela Mai Hula]].

Comrade, ina kwana. Wannan abun na Hisba roadblock din nan fa is getting out of hand. Jiya around 9pm sun tare mota {{plate|KMC 055 DL}}, driver din [[Ikechukwu]] ne, yana dauke da maltina. Sun ce giya ce. Commander din, Ustaz [[Gwadabe]], ya ce 100k ko a fasa. Na yi recording da wayata, file din yana drive na, login {{log-in|sulaiman.rec@drivebox.example}}. <<Ni kadai ne corps member da aka tura unit din nan>>, so please crop my voice. Maltina din an raba, ni ma an ba ni biyu, na ki sha. ~~Gaskiya~~ daya ce. Don't call me sai bayan Isha.
[[Sulaiman P.]]

TA HANNUN KUNGIYAR MATA MASU SANA'AR KULI
Mu mata hamsin da uku na kasuwar Dawanau ta gefen yamma, muna kai kara. An ce gwamnati ta ba da tallafi dubu hamsin ga kowacce. Mun cike fom, an karbi BVN dinmu. Shugabar mu, [[Hajara Ta Annabi]], BVN {{bvn|22455501937}}, ta sami sako cewa kudi sun shigo, amma asusun ba nata ba ne. Haka [[Delu]], haka [[Inna Wuro]], haka [[Marka Bako]]. Wani yaro mai na'ura, ana ce masa [[Abba Computer]], shi ya canja lambobin. Shagonsa yana {{address|gaban bankin manoma, kusa da mai sayar da rake}}. Da muka je, ya ce mu ~~baki~~ ne ba mu iya karatu ba. <<'Yar sakatariyar mu, wadda ita kadai ta gama sakandare, ta rubuta mana>>.
Babban yatsa: [[Hajara]], [[Delu]], [[Marka]].

Yau ma na ga wani abu a ofishin filaye. Baba [[Pada Kwali]], dattijo Bagbyi daga Chikakore, ya zo neman filin kakansa. Aka ce masa an sayar tun 2011. Shi bai sayar ba. Takardar ta nuna babban yatsansa, amma Baba ba shi da babban yatsa na dama, noma ya yanke tun yana yaro! Na yi dariya na yi kuka. Filin: {{address|Plot 55, Cadastral C08, gefen dutsen da ake kira Zuma karama}}. Fayil: {{file reference|FCT/MISC/5551-K}}. Wanda ya saya: Barr. [[Okwudiba]]. Wanda ya sa hannu: maigidana, [[S. M. Jikwoyi]]. <<Ni ne mai shigar da bayanai a kwamfuta ta biyu, ranar ni kadai nake ofis>>. Na dauki hoto. Ban san wa zan ba ba. ~~Litinin~~ zan je wajen kungiyar lauyoyi.

Date/Kwanan wata	Direba	Tashar da ya sauka	Kudin tikiti	Wanda ya shiga akwatin kungiya
1/2	[[Sani Bauchi]]	Jos	4500	1500
1/2	[[Nafi'u Gwarzo]]	Lokoja	9000	2500
2/2	[[Yunana Dogo]]	Kafanchan	3000	1000
3/2	[[Kwalliya]]	Maiduguri	14000	3000
Sauran: hannun shugaba [[Maikano Uban Direbobi]]. Wayarsa {{phone|0802-555-0107}}. In an tambaya a ce ~~sadaka~~ ce.

An tambaye ni in rubuta abin da na sani game da mutuwar majinyaciya mai lamba {{hospital number|MMSH/555019}}. Sunanta [[Binta Lamido]]. An kawo ta da zubar jini karfe 11 na dare. Likitan da ke kan aiki, Dr [[Ferdinand Ochigbo]], yana asibitinsa na kudi a {{address|Titin Zungeru, gini mai fentin shudi kusa da gidan wanka}}. Na kira shi sau tara a {{phone|08055550156}}. Bai dauka ba. Karfe 3 ta rasu, da dan a cikinta. Washegari ya rubuta cewa ya duba ta karfe 12. Wannan karya ce. <<Ungozoma biyu ne muke kan aiki, daya ta tafi hutun haihuwa, ni na rage>>. Lambar lasisina {{practice number|RM 555 0281}}. Na san abin da zai biyo baya. ~~Salama~~.
[[Martha Sabo Dikko]]

Yaya [[Haruna]],
Na rubuta maka da harshenmu saboda wayar nan ana dubawa. Ka tuna da kamfanin shinkafa da na ce maka ina aiki? Injin da aka ce sabo ne daga Indiya, tsoho ne, an yi masa fenti. Lambar jikinsa an kankare amma na ga {{serial number|SRM-88-555}} a ciki. Bashin banki da aka karbo saboda injin, naira miliyan dari uku. Daraktoci uku: Alhaji [[Ɗanmaliki]], [[Christopher Auta-Gaiya]] da wata mata Hajiya [[Gaji]]. RC nasu {{company number|RC 1555027}}.
Ranar da jami'in banki zai zo, aka ce mu sayo shinkafar waje mu juye a sabon buhu. Na yi aikin nan tsawon dare, ni da [[Ɗan Asabe]] da [[Bitrus]] da wasu yara uku da ban san sunansu ba. Jami'in banki ya zo, ya ɗanɗana, ya ce shinkafar gida ta fi ta waje daɗi. Mun yi dariya a ciki. Bayan kwana arba'in aka rufe kamfani, aka sallame mu ba ko sisi. Mutum sittin da biyu. Wasu sun koma acaɓa, wasu sun shiga daji.
Ni dai <<ni ne makanike mai yatsa huɗu, kowa a Argungu ya san ni>>. Injin har yanzu yana nan, an rufe da tamfol, a {{address|bayan tsohon gidan sinima, kusa da kogin, Argungu}}. Idan za ka kai wa jarida, ka ce wani ne ya faɗa maka. Matata [[Shafa'atu]] tana da ciki, ba na so a zo gida da ~~dare~~.
Ka gai da Baba. Ka ce masa ~~rabo~~ ya kusa.
Ƙaninka, [[Nura]]
`
