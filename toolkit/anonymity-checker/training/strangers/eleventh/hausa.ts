/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Zuwa ga Shugaban Hukumar Yaƙi da Cin Hanci, Ofishin Kano, titin ~~Audu Bako~~.
Ƙorafi a kan Malam [[Nasiru Ɗanladi Gezawa]]
Ranka ya daɗe, ni ne [[Isyaku Sabo Wudil]], malamin makaranta mai ritaya. A watan ~~Rajab~~ na bara an turo kuɗin tebura naira miliyan uku zuwa makarantarmu ta ~~Nana Asma'u~~. Malam [[Nasiru]] ya tura su asusun ƙaninsa, [[Bashari]], mai lamba {{account number|1029746385}}. Da na tambaye shi ya ce in tafi in nemi gafarar Allah. Akitan makarantar, Hajiya [[Lubabatu]], tana da takardun. Ana iya kirana a {{phone|0803 714 2296}} bayan sallar ~~Asabar~~. Ina roƙon a yi bincike da adalci, a mayar wa yara haƙƙinsu. Na gode.

Ni [[Ramatu Bello Jega]], gwauruwa, ina zaune a {{address|gidan Malam Tanko mai ƙosai, Unguwar Dosa}}, na rantse da Alƙur'ani mai girma cewa abin da zan faɗa gaskiya ne. Mijina, marigayi [[Abubakar Jega]], ya rasu ran ~~Talata~~ bayan ya yi aikin jirgin ƙasa shekara talatin. Lambar aikinsa {{staff number|NRC/20816}}. Ɗan'uwansa [[Sanusi]] ya karɓi kuɗin ritayarsa da takardar ƙarya ta kotun ~~Magajin Gari~~, ya ce ni ba matarsa ba ce. Limamin da ya ɗaura mana aure, Liman [[Habu]], yana da rai, kuma <<shi ne limamin da ya makance a masallacin tashar>>. 'Ya'yana huɗu: [[Sa'adatu]], [[Mukhtari]], [[Auwalu]] da jaririya [[Walida]]. Lambar katina ta ƙasa ita ce {{nin|31946270815}}. Na ɗora hannuna a wannan takarda da son raina, ranar Laraba, a gaban magatakarda. Allah ya ba mu haƙuri, ya kawo ~~Salama~~.

zuwa ga lauya. sunana [[ladidi]], ina sayar da waina a tashar mile 2. jiya ~~alhamis~~ da dare yan sanda suka kama dana [[kabiru]] suka ce shi dan daba ne. wallahi karya ne. ya je sayen gas ne a gidan mai na ~~danmarna~~. sun karbi wayarsa da naira dubu sha biyu. wani dan sanda da ake kira sajan [[monday]] ya ce in kawo dubu hamsin. lambar da ke kirjinsa {{service number|F/NO 418826}}. mijina, [[garba mai ruwa]], ba shi da lafiya, ba ya iya tafiya. muna kwana a {{address|bayan masallacin yan albasa, daki na uku}}. don Allah a taimaka mani kafin litinin, kar a kai shi kirikiri. lambar makwabciyata [[iya sade]] ita ce {{phone|08057713308}}. na bar komai ga Allah da ku. ~~amana~~ ce.

BAYANIN TARON ƘUNGIYAR AREWA MAZAUNA AGEGE
An buɗe taro ran Lahadi da addu'a daga Alaramma [[Zubairu]]. Sarkin Fawa, Alhaji [[Gambo Ɗan Asabe]], ya yi maraba. Mutane sittin da biyu suka halarta a zauren makarantar ~~Sultan Bello~~.
1. Batun kasuwar shanu: Alhaji [[Gwani]] ya ce ƙaramar hukuma ta ƙara haraji tun ~~Janairu~~ ba tare da sanarwa ba. An yarda a rubuta wa Shugaban Ƙaramar Hukuma.
2. [[Modu Kaka]] daga Maiduguri ya ce an sace babur ɗinsa mai lamba {{plate|GGE-551 QK}}; [[Yerima]] ya shaida.
3. Kuɗin jana'iza na [[Tukur Mai Goro]], Allah ya jiƙansa: an tara dubu casa'in.
4. An naɗa [[Hafsatu]], <<mace ta farko da ta zama sakatariya a ƙungiyar>>, ta riƙe littafin asusu.
An rufe taro ƙarfe biyar. Taro na gaba a watan ~~Sha'aban~~, in Allah ya yarda.

SANARWA DAGA OFISHIN TAIMAKON SHARI'A
Ana sanar da jama'a cewa Ofishin zai buɗe kowace ranar ~~Litinin~~ da ~~Juma'a~~ a Babbar Kotun Kaduna, kusa da Gidan Waya, daga ƙarfe tara na safe. Duk wanda aka tsare a Ofishin 'Yan Sanda fiye da kwana biyu, ko aka hana shi Gado, ko aka kore shi daga Gona, zai iya zuwa ba tare da biyan kuɗi ba. A zo da Takarda, in babu, a zo da Shaida. A watan ~~Ramadan~~ za a rufe da wuri. Kada a bai wa kowa Toshiya; Ma'aikacin da ya nema, a kai ƙararsa wurin Hukumar Korafe-korafe a titin ~~Ali Akilu~~. Gaskiya ta fi Kwabo, Haƙuri Maganin Duniya.

BAYANIN SHAIDA A OFISHIN 'YAN SANDA
Sunana [[Jibo Ardo Mayo]], Bafillace, makiyayi, shekaruna arba'in. A daren ~~Lahadi~~ ina kwance a {{address|rugar Ardo Hammadu, gabas da rijiyar burtsatse}}. Sai na ji harbi. Mutum bakwai suka zo da babura. Na gane biyu: [[Bello Kachalla Ƙarami]], wanda ake ce wa [[Jan Zaki]], da wani ɗan Tibi, [[Aondoakaa]], mai sayen shanu. Sun tafi da shanu saba'in da ɗaya, suka harbi ƙanina [[Hammawa]] a cinya. Likita a asibitin ~~Sardauna~~ Memorial ya cire harsashi; lambar kati {{hospital number|SMH 4408}}. <<Ni ne kaɗai na gani daga saman bishiya>> kuma na faɗa wa hakimi Ubandoma [[Sule]]. Idan [[Jan Zaki]] ya ji, za a kashe ni. Don haka a rubuta min wani suna. Lambata {{phone|0814-660-9927}}. Na yi wannan bayani da hankalina ranar ~~Larabar~~ nan.

Zuwa ga Sakataren Fansho, Abuja. Daga Sgt [[Audu Mshelia]] (mai ritaya).
Yallabai, na yi aiki a sojan kasa daga 1969 zuwa 1991, na yi yaki, na yi Chadi, na yi Lebanon. Lambar sojana {{service number|69NA/21754}}. Tun watan ~~Maris~~ ba a biya ni komai. Da na je banki, wata yarinya, Miss [[Ruth]], ta ce lambar BVN dina {{bvn|22307714958}} tana da sunan wani [[Audu Mishelia]] da yake Yola. Ni ba dan Yola ba ne, ni mutumin Biu ne. Abokina Corporal [[Tafida]] ya samu nasa ta hannun wani a ofis na titin ~~Ibrahim Taiwo~~. <<Ni ne na busa kakaki ran da aka saukar da tutar Ingila a Bama>>, kowa ya sani a barikin ~~Giwa~~. Yanzu kafata daya. Matata [[Kubili]] tana dinkin hula muke ci. A taimaka, domin Allah. Akwatin gidan waya ba ni da shi; a aika ta hannun fasto [[Yohanna Balami]].

Yarjejeniyar sayar da fili
Yau 14 ga watan ~~Satumba~~ 2016, ni [[Ndagi Alhassan Kolo]] na Bida, na sayar wa [[Hauwa'u Tanimu Zhiri]] fili mai faɗin ƙafa hamsin da ɗari, wanda yake a bayan sabuwar kasuwar ~~Abdulsalam~~, a kan naira dubu ɗari takwas. Ta biya dubu ɗari biyar a hannu; sauran za ta saka a asusuna {{account number|2190483716}} kafin Babbar ~~Sallah~~. Takardar fili lambarta {{file reference|NGS/BD/3305}}. Shaidu a wajen mai sayarwa: [[Yagi]] da [[Baba Ndako]]. Shaidun mai saye: [[Gbewa]], da mijinta [[Tanimu]]. Mai rubutu: [[Ɗanjuma M.]], waya {{phone|07067410085}}.
`
