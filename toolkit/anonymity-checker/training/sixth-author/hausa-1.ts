/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Zuwa ga shugaban hukumar yaƙi da cin hanci,
Ni sunana [[Ɗanjuma Tsalha Gwarzo]], ma'aikacin ma'ajiyar taki a Funtua. Lambar aikina {{staff number|KTARDA/661}}. Ina son in sanar da ku cewa an fitar da buhu ɗari uku na taki cikin dare ranar ~~Litinin~~, aka kai su gidan wani ɗan kasuwa. <<Ni kaɗai ne mai gadin da ya ƙi karɓar kuɗin>>. Za a iya samuna a {{phone|0803 217 4496}} ko a {{address|Unguwar Makera, bayan makarantar allo ta Malam Sani, gida mai lamba 32}}.
Na gode. [[D. T. Gwarzo]]

[[Sadiya]]: assalamu alaikum, an biya albashi kuwa?
[[Habibu]]: wa alaikis salam, ni dai banga komai ba
[[Sadiya]]: wallahi mu ma. Ance wai sai an koma verification
[[Habibu]]: verification na nawa kenan? na biyar fa
[[Sadiya]]: Malam [[Tanimu]] yace duk wanda ya bada dubu biyu sunansa zai fito
[[Habibu]]: Allah ya isa. turo min lambarsa
[[Sadiya]]: {{phone|07039552081}}

Tun da safe muke zaune a kofar asibiti babu likita. Mata masu juna biyu suna kwance a kasa. An ce magani kyauta ne amma sai ka saya a shagon waje. Idan ka tambaya sai a ce ka je ka kawo takarda. Mu talakawa ina zamu? Allah ya kawo mana sauki.

Jaridar wannan mako ta ruwaito cewa wata kotun majistare a Dutse ta bayar da belin wani tsohon ma'aji, [[Yunusa Baffajo Maigatari]], wanda ake zargi da karkatar da naira miliyan arba'in da biyu na gyaran rijiyoyin burtsatse. Mai gabatar da ƙara, Barista [[Hauwa'u Kilishi Sumaila]], ta shaida wa kotun cewa an tura kuɗin zuwa asusun matarsa. Alkalin ya ɗage shari'ar zuwa ranar ~~Alhamis~~. Lauyan wanda ake ƙara ya ce wanda yake karewa mutumin kirki ne, kuma zai tabbatar da haka.

SMS: Aslm. Nine [[Sani Direba]]. An canza min mota saboda nace ba zan dauki shinkafar ba. Yanzu ina gidan kanina {{address|Kurna Asabe, layin masu walda, gida na uku daga bakin titi}}. Kada ka kira tsohuwar lamba, ka kira {{phone|08169930472}}

Suna | Lamba | Kudi | Sa hannu
[[Ladidi Wakili]] | {{phone|07088143306}} | 5,000 | [[L. W.]]
[[Hajara Maikudi]] | {{phone|09025517740}} | 5,000 | babu
[[Maman Hadiza]] | babu waya | 2,000 | dan yatsa
[[Indo 'yar Kaura]] | {{phone|08140067319}} | 5,000 | babu
Jimla: mata 4. Takardar da aka tura wa ofis ta ce mata 40 ne kuma kowacce ta karbi 20,000.

Bayani daga bakin wani mai sana'ar kifi a Baga:
Kafin mu wuce shingen farko sai mun biya dubu biyar. A na biyu dubu goma. Wanda yake karba sunansa [[Bulama Kachalla Modu]], amma mu muna kiransa [[Baki Biyu]]. Motata Canter ce mai lamba {{plate|MAF 203 ZR}}. <<Ni ne kadai mai kifi da ya kai kara wajen kwamanda a bana>>, don haka suka kwace mini kaya. Lambar asusun da ake turawa ita ce {{account number|2209174853}}.

Rahoton taron ƙungiyar direbobi, reshen tashar Mararraba
An buɗe taro da addu'a daga Malam [[Zubairu Liman]]. Shugaba, Alhaji [[Garba Mai Luxurious]], ya ce kuɗin tikiti ya koma naira dubu. [[Istifanus Kure]] ya tambaya ina kuɗin bara. Aka ce ya zauna. [[Audu Gwamna]] ya nemi a kafa kwamitin bincike. An rufe taro da ƙarfe biyar na yamma. ~~Hakuri~~ shi ne maganin zaman duniya, in ji shugaba.

wallahi abin kunya ne yadda aka raba kayan agaji a sansanin mu. shinkafa ta shigo tirela biyu amma mun samu mudu uku uku. mai raba kaya wani mutum ne da ake ce masa [[engr shettima bukar|shettima bukar]] yana da farar hilux {{plate|bgm 64 fa}}. <<ni ce malamar da take koyar da yara a tanti na bakwai>> kowa ya sanni. ku boye sunana don Allah

Hukumar Jarrabawa,
Malaman makarantarmu sun karɓi naira dubu shida-shida daga hannun ɗalibai. Shugaban makaranta Malam [[Nasiru Ɓaure]] ne ya ba da umarni. Mai sa ido kuwa, [[Mr Ezekiel Bulus|Ezekiel Bulus]], ya kwana a gidansa. Lambar jarrabawata {{matriculation number|4170523088}}, kuma NIN ɗina {{nin|31960748215}}. Ni dai na rubuta jarrabawata da kaina. <<Ni kaɗai na fita daga ɗakin kafin a kawo amsoshi>>.

Twitter: {{handle|@dan_arewa_mai_tambaya}} Titin nan tun 2017 ake cewa za a gama. Kilomita 12 kacal! Ina kuɗin? @ ku duba file {{file reference|MOW/KB/RD/7/215}}. ~~Gaskiya~~ dokin karfe.

Magana ta murya (an rubuta):
Ehn Hajiya barka da dare. Nice, [[Rakiya]], mai shara a ofishin. Kin ga ina cikin shara sai naga sun yar da takardun filaye a kwandon shara, duk da tambari. To na dauka na boye su a {{address|gidan gwaggona a Tudun Nufawa, kusa da rijiyar gwamna}}. Sunan da yake kan takardun [[Mustapha Ringim Kazaure]], fili daya mutum biyar aka sayar wa. Don Allah kada ki fadi cewa ni ce, ni kadai nake shara a bene na sama. To sai da safe.

Takardar rantsuwa
Ni [[Bilkisu Aminu Ƙofar-Ruwa]], mace, musulma, 'yar Najeriya, mazauniyar {{address|lamba 8, Layin Sarki, Ƙofar Ruwa, Kano}}, na rantse da Alƙur'ani mai girma cewa:
1. An haife ni ranar {{date of birth|4 ga Yuni, 1979}}.
2. Mijina marigayi [[Aminu Ɗanbaba-Bichi]] ma'aikacin jirgin ƙasa ne, lambar fanshonsa {{file reference|NRC/PEN/N/2093}}.
3. Tun da ya rasu ba a biya ni ko kwabo ba.
4. [[Sale Kwalisa]] na ofishin fansho ya nemi kashi talatin kafin ya saki fayil.

Ranar ~~Juma'a~~ an tsayar da mu a hanyar Birnin Gwari. Sojoji sun ce kowa ya sauka. Ba su taɓa mu ba, amma sun karbi naira dari biyar-biyar daga hannun direba. Wannan hanya ba ta da dadi. Mutane suna tsoro. Idan dare ya yi babu mai bi. Gwamnati ta ce an samu zaman lafiya, to mu dai ba mu gani ba.

Daga: {{email|amina.jibo@asibitin-misali.example.ng}}
Zuwa: {{email|korafi@ofishin-misali.example.ng}}
Maudu'i: Allurar rigakafi ta bace
Ranka ya dade, kwali goma sha daya na allura sun bar firij ranar 12 ga wata. Wanda ya sa hannu [[Lawan Ɗanlami Gaya]]. Fayil {{file reference|PHC/DL/VAC/3}}. Na dauki hoton littafin. A kira ni ta {{phone|0902 338 1147}} bayan sallar isha.
[[Amina Jibo]]

To jama'ar Facebook ga abin da ya faru. Wani mutum mai suna [[Alhaji Sagir Dan Dubai|Sagir Dan Dubai]] ya karbi kudin aikin hajji daga wajen mutum sittin a unguwarmu. Ofishinsa yana {{address|kan titin Zaria, saman gidan mai na farko bayan gadar Kawo, daki na 6}}. Lambar fasfo dina {{passport number|A08844173}} har yau tana hannunsa. Duk wanda ya ganshi ya kira {{phone|08063319275}}. ~~Amana~~ ta kare a duniya.

[[Jatau]] ya ce wa [[Kande]] ta bar maganar rijiyar. [[Kande]] ta ce ba za ta bari ba, domin ita ce ta sa hannu a madadin matan kauye. Dan kwangila ya zo sau daya, ya ajiye bututu biyu, ya dauki hoto, ya tafi. An biya shi duka. Yanzu mata suna tafiya awa biyu kafin su sami ruwa.

Fadama ta uku, Argungu. Mai girma, mu manoman shinkafa mun kai mutum tamanin. An raba injin ban ruwa guda goma, dukkansu sun tafi gidan mutum ɗaya: Kantoma [[Wara]]. Lambar injina daya {{serial number|HGX-160-77231}}, na gani a gonarsa da idona. <<Ni ne kadai manomin da gonarsa ta yi iyaka da tasa daga gabas>>. Wurin yana {{coordinates|12.7438, 4.5261}}.

ofishin nepa sun yanke mana wuta wata biyu. sun ce sai mun biya transformer da kanmu. wani yaro [[hamisu waya]] ya karbi dubu dari uku da ashirin bai bada rasit ba. lambar mitata {{meter number|04178830265}}. layin mu shine {{address|layin gidan sarkin fawa, hotoro nassarawa}}. munyi magana munyi magana ba mai ji

Zuwa ga Sufeton 'Yan Sanda,
Na kawo ƙarar Kofur [[Manasseh Tunga]], mai lamba {{service number|F/NO 418823}}, na ofishin Kakuri. Ya kama ɗana [[Abdulmalik]] ba laifi, ya nemi dubu hamsin. Da na kawo ashirin ya ce ban isa ba. Ɗana ya kwana uku a kulle. Ni tsohuwa ce, ina sayar da ƙosai a {{address|gaban tashar jirgin ƙasa, ƙarƙashin bishiyar darbejiya}}. Sunana [[Inna Talatu]].

Labari daga Sokoto: Wasu mazauna garin Goronyo sun yi zanga-zanga saboda rashin magani. Wata mata da ta jagoranci tafiyar, [[Balaraba Shehu Taramniya]], ta ce 'yarta ta mutu a hannunta saboda babu jini a asibitin. "Muna da ~~Imani~~, amma imani ba ya maganin gudawa," in ji ta. Shugaban asibitin bai ce uffan ba. Wani ma'aikaci da ya nemi a sakaya sunansa ya ce an sayar da kayan aikin ne tun bara.

Dan Allah Malam kayi hakuri da rubutun nan. Ina aiki a banki, ina ganin yadda ake bude asusu da sunan mutanen da basu sani ba. Ga daya: {{account number|1190368427}}, sunan [[Tasi'u Dogon Daji]], BVN {{bvn|22407718935}}. Mutumin makiyayi ne bai taba shiga banki ba. Manaja na [[Mrs Folasade Idowu-Bassa|Folasade Idowu-Bassa]] ta sani. user dina {{log-in|tkano_teller7}}, an yi amfani dashi ina hutu.

Kasuwar Dawanau, da safe. Masu lodi suna karban naira dari, kungiya na karban dari, karamar hukuma dari biyu, wasu kuma ba'a san ko su waye ba. [[Mati Bakano]] ya ce shekara goma kenan yana biya bai taba ganin bandaki daya da aka gina ba. ~~Kasuwa~~ bata da tausayi.

Mai gabatarwa: Muna tare da wani a waya. Malam, sunanka?
Mai kira: Sunana [[Dauda Gambo Tafawa]], daga Ningi.
Mai gabatarwa: Yaya maganar da ka ce?
Mai kira: To, magana ita ce kansila ya sayar da gandun daji. <<Kakana ne ya dasa bishiyoyin nan, gidanmu kadai ne a bakin dajin>>.
Mai gabatarwa: To madalla, a ajiye lambarka bayan shirin.
Mai kira: {{phone|sifili tara sifili uku, hudu daya shida, bakwai bakwai biyu takwas}}.

Na yi bautar ƙasa a Gusau. Maigidana a ofis ya ce in rubuta cewa na ga makarantu goma sha biyu da aka gyara. Ban ga ko ɗaya ba. Na ƙi. Aka hana ni takardar sallama. <<A cikin mu huɗu, ni ce Bayarabiya kaɗai>>. Sunana [[Mosunmola Adegbile]], lambata {{service number|ZM/20A/0416}}, imel {{email|mosun.ade.zm@akwati.example}}.
`
