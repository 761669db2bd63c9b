/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Labaran safe: Rundunar tsaro ta farin kaya a Bauchi ta ce ta kama wani mutum mai shekara talatin da takwas, [[Hamza Babangida Liman-Katagum]], da takardun daukar aiki na bogi guda dari biyu da goma. Kakakin rundunar, [[DSC Garkuwa Adamu|Garkuwa Adamu]], ya ce wanda ake zargin yana karbar dubu dari da hamsin daga kowane matashi. Daya daga cikin wadanda aka damfara, [[Fa'iza Yakubu Toro]], ta ce ta sayar da akuyoyin mahaifiyarta ne. ~~Nasara~~ sai Allah, in ji ta. Za a gurfanar da shi a gaban kotu idan an gama bincike.

Ranka ya daɗe Kwamishina,
Mu malaman firamare na ƙaramar hukumarmu muna roƙo. An yanke mana albashi sau huɗu ba dalili. Mai biyan albashi, Malam [[Zakari Ya'u Ɗanbatta]], ya ce umarni ne daga sama. Sai na duba takardar, na ga sunayen mutane goma da ban taɓa gani a makarantarmu ba. Ɗaya daga cikinsu [[Sakina Shitu]], ƙanwar matarsa ce. Lambar fayil {{file reference|LEA/KN/DBT/P/411}}. <<Ni ne malamin lissafi ɗaya tilo da ke da keke mai taya uku>>, kowa ya sanni, don Allah a ɓoye ni.

[[Zee]]: kinga abinda ya faru a ofis?
[[Ummi Sis]]: aa me ya faru
[[Zee]]: an sallami [[Nafi'u]] saboda yayi magana akan generator
[[Ummi Sis]]: subhanallah. shi da yake da yara shida
[[Zee]]: wlh. kuma oga [[Tijjani]] yana dariya
[[Ummi Sis]]: Allah ya saka masa. ki turo min lambar [[Nafi'u]]
[[Zee]]: {{phone|08036647219}}, yana {{address|Sabon Layi, gidan da ke bayan masallacin Izala, kofa mai launin kore}}

Ni direban asibiti ne. Motar daukar marasa lafiya tana kaiwa matar darakta kasuwa. Mara lafiya ya mutu muna jiran mota. Na rubuta a littafi. An yaga shafin. Na sake rubutawa. ~~Tanko~~ na ruwa a tsakar asibiti ya bushe tun bara, ba mai kulawa. Haka muke.

Sunan ma'aikaci,Lambar aiki,Banki,Asusu
[[Jummai Barde]],{{staff number|NSG/3381}},na daya,{{account number|1028834617}}
[[Kefas Audu-Gani]],{{staff number|NSG/3382}},na daya,{{account number|1028834617}}
[[Larai Ombugadu]],{{staff number|NSG/3385}},na daya,{{account number|1028834617}}
Sunaye uku, asusu daya. Wanda ya buga takardar shine [[Allu]] na sashen kwamfuta.

Wasikar sirri zuwa ga ICPC. Sunana ba zan fada ba. Ina dinki a kofar sakatariya. Kowane dan kwangila idan ya fito sai ya ba da ambulan ga wani yaro [[Bala Kwaro]]. Ya zo ya ajiye a shagona yana jiran babban mota. Motar {{plate|KTN 1 GHA}} ce. <<Shagona shi kadai ne mai inji mai kafa a wajen>>. Ranar ~~Talata~~ sun zo sau bakwai.

Muryar da aka nada, minti biyu:
To barkanku, ni dai sunana [[Ali Kwale-kwale]], ina kwale-kwale a Jebba. Dam din nan, mutanen wuta sun ce sun biya diyya ga kauyuka hudu. Wallahi ba mu gani ba. Hakimi, wato [[Etsu Ndagi|Ndagi]], shi ya karba. Ya gina gida a {{address|Minna, Bosso Estate, titi na hudu, gida mai bene mai fentin ruwan kwai}}. 'Yan'uwana sun nutse saboda ruwa ya karu cikin dare. Sunayensu [[Mamudu]], da [[Fatsuma]], da jaririya [[Ladi]]... kai, ba zan iya ci gaba ba.

ALHERI KUNGIYAR MATA, Jalingo. Rahoton wata. An karbi injin nika uku. Daya yana gidan shugaba, Hajiya [[Dije Nukkai]]. Daya an sayar. Daya bai zo ba. Ma'aji, [[Rahila Angulu-Kona]], ta ki sa hannu. Sakatariya, [[Naomi Tsokwa]], ta sa hannu tana kuka. ~~Alheri~~ danko ne, ba ya faduwa kasa banza.

Assalamu alaikum. Ina sanar da ku cewa an sace wayata samfurin Itel, IMEI {{imei|862904051173389}}, kuma a ciki akwai hotunan takardun kwangila. Wanda ya sace ba barawo bane, jami'i ne. Sunansa [[Corporal Sunusi Kwanta|Sunusi Kwanta]]. Idan an kira ku da lambata {{phone|07067751934}} kada ku dauka. Sabuwa: {{phone|+234 911 038 6627}}.

A kauyenmu akwai makaranta mai aji uku. Daya ya rushe da damina. Na biyu an zuba takin zamani a ciki. Na uku yara tamanin da malami guda. An ce an kashe miliyan talatin. Idan ka tambaya sai a ce kai dan adawa ne. Ni dai manomi ne, siyasa ban san ta ba.

{{handle|@hajiya_bincike}}: Ku tambayi hukumar alhazai, ina kudin hadaya na 2022? Maniyyata 1,900.
Martani {{handle|@sarkin_gida01}}: Babata [[Gwoggo Delu]] tana ciki. Fasfo dinta {{passport number|B00917734}} sai da muka biya 5k aka dawo dashi.
Martani {{handle|@zaria_boy_k}}: ~~Sarki~~ Road ofis dinsu a rufe yake.

Zuwa ga Hukumar FRSC, Gombe
Ni [[Ayuba Tangale Lakwaja]], mai lasisi {{licence number|GMB55028AA11}}. A ranar 17 ga ~~Disamba~~, jami'inku [[Abel Maina]], {{service number|RM 51102}}, ya karɓi buhun wake daga motata. Babu tikiti. Abokin tafiyata [[Yerima Shongom]] shaida ne. Ina zaune {{address|a gindin dutse, Billiri, gidan ƙasa mai rufin kwano kusa da rijiyar coci}}.

Daga jaridar mako: Shekaru biyar bayan ambaliyar ruwa, mazauna Hadejia har yanzu suna kwana a aji. [[Kulu Maigida Auyo]], mai 'ya'ya bakwai, ta nuna wa wakilinmu wata takarda wadda ta ce ta karɓi rufin kwano hamsin. "Ban karɓi ko ɗaya ba," in ji ta. Jami'in agajin gaggawa, [[Muttaka Ƙiru-Waziri]], ya ce an raba komai kamar yadda ya dace. Amma wakilinmu ya ga rufin kwano a wani gida mai hawa biyu da ake ginawa. Mai gidan bai yarda ya yi magana ba.

ni mai gadi ne a gidan mai. tanka uku suna zuwa karfe daya na dare. suna zuba wani abu a ciki kamar kananzir. manajan mu [[mr chukwuka]] da kuma [[alhaji ibro]] suna tsaye. <<ranar da wuta ta kama ni kadai aka samu da kuna a kafa>>. wannan ne abinda ya faru ban kara ba ban rage ba. {{phone|09032217765}}

Rantsuwa ta a gaban kotun Shari'a ta Tudun Wada: Ni [[Safara'u Inuwa Fagge]], ina da shekara arba'in, ina zaune {{address|Fagge D2, layin 'yan gwangwan, a saman shagon mai faci}}. Mijina ya rasu ya bar gida. Wansa [[Inusa Baban Yara]] ya hada baki da magatakarda aka sauya takarda. Takardar asali {{file reference|KNS/SHC/TW/88/2016}}. NIN {{nin|84720916635}}. Na rantse da Allah.

Ga wanda ya dace. Ina aiki a dakin gwaji. An canza sakamakon gwajin ruwa daga "bai dace a sha ba" zuwa "ya dace". Injiniya [[Nehemiah Kwada]] ya umarce ni. Kwafi yana cikin kwamfuta, suna {{log-in|lab_gwaji3}} kalmar sirri {{log-in|Ruwa_Mai_Kyau9}}. Yara sun fara amai. <<Mace guda ce a dakin gwajin nan, ni ce>>.

MAI ROKON ALLAH YA FISSHE MU
An yi taro a fadar mai gari. Mai gari ya ce a yi hakuri. Liman ya yi addu'a. Kansila ya raba sabulu. An dauki hoto. Aka watse. Rijiyar kuwa har yau ba ta da guga. ~~Salama~~ alaikum.

To {{email|bayani@kungiyar-manoma.example}}
Manoman masara na Lere su 46 sun biya kudin takin gwamnati 9,000. Manajan ma'ajiya [[Obed Danjuma Saminaka]] ya ce sai 13,500. Da wanda ya biya da wanda bai biya ba kowa ya koma gida. Mota da ta kwashi takin: {{plate|KAU 338 XS}}, direba [[Shu'aibu Ɗan Zabi]], yana ajiye mota {{address|wajen gadar Kwanar Farakwai, gefen hagu idan an fito daga Zaria}}.

Tambaya daga dalibi: Malam, idan lakcara ya ce sai ka saya littafinsa kafin ka ci, mene ne hukuncinsa? Littafin shafi goma sha biyu ne, kudinsa dubu hudu. Mu dari uku ne a aji. Ba suna zan fada ba. Makaranta ce babba a arewa maso yamma. Na gode Malam.

ƘARAR MANIYYATA
Suna: [[Rabi Gwandu Zagga]]
Ranar haihuwa: {{date of birth|1/1/1961}}
Fasfo: {{passport number|A50331876}}
Asusun da ta biya: {{account number|5600271943}} mai suna [[Lawali Kardi]]
Korafi: an ce ta biya kudin kujera biyu. Ba ta je ba. Da ta nemi kudinta, an ce sai ta zauna tare da wakili a otal. Ita tsohuwa ce mai jikoki goma sha uku.

Kai mutumina, wallahi kwastam din nan na Jibiya sun lalace. Buhun shinkafa daya dubu uku. In kana da [[Babawo]] a waya to ka wuce. Ni kuma da bani da [[Babawo]] an kwace min babur, lambar inji {{serial number|LF162FMJ-K4402}}. Babur din yanzu [[Insfekta Gambo|Gambo]] yake hawa. Naje gidansa {{address|bayan tsohuwar tasha, gida mai bishiyar gwaiba}}, matarsa tace in tafi.

Jiya an yi ruwan sama. Gada ta karye. Motoci sun tsaya tun daga ~~Alhamis~~ har zuwa ~~Asabar~~. Babban injiniya ya zo da mota mai sanyi, bai sauka ba. Masu sayar da gyada sun ci kasuwa. Mu kuwa mun kwana a daji.

Shaida ta hudu, wadda aka sakaya sunanta, ta gaya wa kwamitin cewa ta yi aiki a gidan gyara hali na mata. Ta ce wata ma'aikaciya mai suna [[Murjanatu Ahmad-Bida]] tana karbar dubu ashirin kafin a bar uwa ta ga jaririnta. Ta ce wata fursuna, [[Charity Yusuf]], ta haihu ba ungozoma. ~~Charity~~ kalmar Turanci ce mai nufin sadaka, in ji alkali, amma a nan babu sadaka. Kwamitin ya yi shiru na tsawon minti guda.

Sakon waya daga {{phone|0814 559 0237}}: Malam [[Bitrus Gora]] an gano mu. Ka bar {{address|gidan fasto a Gonin Gora, layi na biyu bayan titin jirgi}} yau. Kada ka bi ta tasha. [[Vero]] tana jiranka a {{address|wajen mai shayi, kusa da randabawul na Television}}. Flash din yana cikin garin kwaki.
`
