/** Invented texts that only measure; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const hausaTexts = `
Zuwa ga Shugaban Hukumar Yaki da Cin Hanci, reshen Gusau.
KORAFI A KAN SHUGABAN MA'AJIYI
Ranka ya daɗe, sunana [[Shehu Ɗantsoho Bungudu]], ma'aikacin lafiya ne a asibitin haihuwa. Lambar aikina ita ce {{staff number|ZMS/PHC/3306}}. <<Ni kaɗai ne namiji a ɗakin haihuwa>>. A ranar ~~Laraba~~ da ta wuce, mai kula da ma'ajiya, Malama [[Rabi'atu Ƙaura]], ta fitar da kwalin magani hamsin ba tare da takarda ba. Motar da ta ɗauka fara ce, {{plate|GUS 514 RA}}, kuma ƙaninta [[Mansur]] ne ya tuƙa. Maganar tana cikin fayil {{file reference|ZMS/MOH/S.61/T/8}}. Ina zaune a {{address|lamba 9, Layin Ƴan Kifi, kusa da rijiyar burtsatse}}. Ku kira ni a {{phone|0806 339 1172}} ko ku rubuto {{email|shehu.dbungudu@yahoo.com}}. ~~Gaskiya~~ ita ce mafita.

[9:02, 17/4/2026] [[Talatu]] Kasuwa: salam kowa. wai ina kudin layin mu
[9:04, 17/4/2026] {{phone|+234 803 994 7716}}: ku tambayi [[Alhaji Gambo|Gambo]]
[9:05, 17/4/2026] [[Talatu]] Kasuwa: yace sai ranar ~~talata~~ zai bada
[9:09, 17/4/2026] [[Hajiya Delu|Delu]]: karya yake. kudin na cikin {{account number|3092217744}} na jaiz, sunan [[Gambo Mai Shanu]]
[9:10, 17/4/2026] [[Talatu]] Kasuwa: <<ni ce mai sayar da daddawa a bakin kofar arewa>> kar a ce ni na fada
[9:12, 17/4/2026] {{phone|+234 803 994 7716}}: a tura wa {{handle|@kasuwar_gaskiya}} a facebook
[9:15, 17/4/2026] [[Hajiya Delu|Delu]]: motar sa {{plate|KTN 308 FG}} ita ma da kudin mu ya saya. ~~alheri~~ baya faduwa

Sakon murya: Assalamu alaikum. Don Allah kar ku ambaci sunana. Ina kira ne daga garin Jega. Akwai wani mutum, sunansa [[Honorabul Nasiru|Nasiru]], mutane suna ce masa [[Ɗan Lami]]. Ya karɓi kuɗin rijiya, miliyan biyu da rabi, amma babu rijiya. Gidansa yana {{address|bayan tashar mota, gida na uku mai jan ƙofa}}. Ɗan kwangilar kuwa [[Mista Jonah|Jonah]], lambarsa {{phone|sifili tamanin da uku, ɗari uku da goma, arba'in da huɗu, tara tara}}. <<Ni ne wanda ya kai masa takardar ranar da aka yi ruwan ƙanƙara>>. <<Ni ne mafi ƙanƙantar shekaru cikin masu gadi uku>>. ~~Sallah~~ ta kusa, ba mu da komai.

BAYANIN TARON KWAMITIN RUWA
Waɗanda suka halarta: [[Sarkin Ruwa Audu|Audu]], [[Liman Habibu|Habibu]], [[Malam Iro Dutsinma]], [[Ladidi Tela]], [[Yohanna Bature-Kwoi]]
1. An buɗe taro da addu'a daga [[Liman Habibu|Habibu]].
2. [[Malam Iro|Iro]] ya ce an biya naira dubu ɗari takwas na famfo, amma ba a ga famfo ba. Rasiti: {{file reference|RUWASSA/KT/1190/B}}.
3. [[Ladidi]] ta ce ta ga injin ruwan a gidan ~~sarki~~. Gidan yana {{address|Unguwar Madaka, gaban bishiyar tsamiya}}.
4. <<Sakataren kwamitin, wanda shi kaɗai ne kurma>>, ya rubuta cewa an sa shi ya canza lissafi.
5. An rufe taro ranar ~~Juma'a~~ bayan la'asar. Taro na gaba a watan ~~Azumi~~. Tarho na sakatare: {{phone|07038816640}}.

SUNAYEN WAƊANDA AKA YANKE WA ALBASHI
Lamba | Suna | Lambar Ma'aikaci | Banki | Asusu | Waya
1 | [[ABUBAKAR Sani Kanya]] | {{staff number|JG/SUBEB/11907}} | First Bank | {{account number|3120048837}} | {{phone|08065519930}}
2 | [[Hauwa'u Garkuwa]] | {{staff number|JG/SUBEB/12440}} | Polaris | {{account number|1770093326}} | {{phone|0902 118 3347}}
3 | [[Ibrahim Mai-Turare]] | {{staff number|JG/SUBEB/12441}} | Unity | {{account number|0028814409}} | {{phone|081 6640 2213}}
4 | [[Asabe Dauda]] | {{staff number|JG/SUBEB/13092}} | Keystone | {{account number|6011739924}} | {{phone|0704-440-9116}}
Na biyu ta rasu tun {{date|12 ga Maris, 2023}}, amma ana biyanta. <<Akawun da yake zaune kusa da taga a ɗakin ajiya>> yana da ainihin takardar. ~~Asabar~~ ba a aiki.

sunana [[zulai]], ni malama ce a makarantar firamare a karkarar birnin kudu. <<ni kadai ce mace a makarantar kuma ni bazawara ce>>. shugaban makaranta [[malam bala|bala]] yana karban naira dari biyar wajen kowane yaro. yana cewa a saka a {{account number|8109934471}} opay, sunan [[safiyanu bala]]. lambata {{phone|0810 993 4417}}. ina zaune a {{address|gidan malamai, daki na biyu}}. yayi min barazana ranar ~~alhamis~~. nin dina {{nin|60174429938}}. don Allah ku taimaka, ~~rana~~ daya zamuyi dariya.

---------- Sakon da aka turo ---------
Daga: [[Usaini Barde]] <{{email|ubarde@tsafta-kano.ng}}>
Zuwa: Binciken cikin gida <{{email|bincike@tsafta-kano.ng}}>
Batu: Kwangilar shara
Malam [[Kabiru]], duba wannan. An sa hannu a takardar {{file reference|TK/KWG/26/0083}} da sunan [[Injiniya Tijjani Wudil|Tijjani Wudil]] alhali yana Makka. Mai amfani da kwamfutar shi ne {{log-in|twudil.proc}}, daga adireshi {{ip|192.168.14.77}}. <<Mu biyu ne kawai muke da makullin ofishin, ɗayan kuma ya yi hatsari>>. Sai a yi hankali. ~~Ma'aikatar Muhalli~~ ta sani.
[[Usaini]], {{phone|+234 (0) 814 330 7726}}

TAKARDAR MIƘA AIKI, dare zuwa safe
Daga [[Sajan Istifanus|Istifanus]] zuwa ga [[Bako]]
Komai lafiya sai janareta. Ƙarfe uku na dare wata mota {{plate|KAD 771 LB}} ta shiga da mutane biyu, ɗaya sunansa [[Alh. Tukur|Tukur]]. Bai rubuta suna ba. <<Ni kaɗai ne a ƙofar baya a wannan dare>>. Maigida [[Garba Sule-Rano]] ya ce kar in rubuta. Ni kuwa na rubuta a littafi na. Lambar aikina {{service number|NSCDC/KD/40716}}. ~~Bako~~ idan ya zo sai ya nemi izini. Idan akwai matsala, {{phone|09066183304}}. Mai zuwa bayana [[Danjuma]], gidansa {{address|Layin Kwari, gida mai lamba 17}}.

Ni ɗalibi ne a kwalejin ilimi. Lambar karatuna {{matric number|FCE/KTG/21/2208}}. Malam [[Dr. Hamisu Gwadabe|Hamisu Gwadabe]] yana sayar da maki dubu goma, ta hannun [[Nafi'u]] shugaban aji. Ana biya ta {{account number|2288107749}} Wema. <<Ni kaɗai ne makaho a ajinmu>>, shi ya sa ya ce ba zan iya zuwa ko ina ba. Ya kira ni gidansa, {{address|Sabuwar Unguwa, bayan masallacin Izala}}. An haife ni {{date of birth|4 ga Janairu, 2002}}. Abokina [[Gideon Auta]] ya ji komai. Imel nasa {{email|auta.gideon@kwaleji.example}}. ~~Nasara~~ daga Allah take. ~~Haske~~ zai bayyana.

Zuwa ga Hukumar Fansho. Sunana [[Baba Inuwa Yabo]], na yi ritaya daga gidan waya bayan shekara talatin da biyu. Ranar haihuwa: {{date of birth|1/10/1958}}. Lambar fansho {{pension PIN|PEN100773340918}}. BVN {{bvn|22471930066}}. Katin zabe {{voter card|90F1 7733 A210 4469 118}}. Wata ma'aikaciya mai suna [[Madam Charity|Charity]] ta nemi kashi goma. Fayil ɗina {{file reference|NPT/SK/PEN/772}}. Direbanta [[Lawali]] yake karɓa a {{address|shagon mai shayi, gaban Rima Hotel}}. Wayarta {{phone|0802-771-9034}}. <<Ni ne tsohon mai rarraba wasiku na ƙarshe da ya rage a Yabo>>. ~~Baba~~ ya tsufa, ku tausaya.

Ga abin da na gani a wajen rabon taki. <<Ni ce mataimakiyar rubutu da aka turo daga Hadejia a bana>>. An ba mu buhu dari biyu, an raba arba'in. Sauran ya tafi gidan Kansila [[Murtala Garin-Ɗau]] a babbar mota {{plate|T-5517 JG}}. Direban [[Chibuzor]] ɗan Onitsha ne. Sun yi waya da {{phone|08144 017 729}}. Takardar mota {{file reference|KADA/TAKI/26/0331}}. Na ɗauki hoto da waya mai IMEI {{imei|353904117720486}}. [[Murtala]] ya ce min ~~rabo~~ ne. <<Mai shan taba a rumfar masu aiki, mai tabon fuska>>, ya ga komai. Ina tsoro. Imel: {{email|takinmu01@protonmail.com}}. [[Chibuzor]] ma ya tsorata.

Daga ofishin jinya. 'Yan uwa [[Nas Saratu|Saratu]] da [[Nas Godiya|Godiya]], allurar da ta rage 14 ce, takarda tana cewa 40. [[Malam Shafi'u|Shafi'u]] daga karamar hukuma ya dauki 26. <<Ni ce mai cikin wata bakwai a sashen rigakafi>>, ban zo ba ranar {{date|9 ga Satumba}}. Lasisina {{practice number|CHPRBN/JCHEW/44172}}. Fasfo dinsa {{passport|B00931774}}. ~~Godiya~~ ga Allah. ~~Ma'aikatar Lafiya~~ ba ta ce komai ba. <<Bafulatanar da take kawo nono asibiti kullum>> ta gan shi. Ku kira [[Saratu]] a {{phone|0703 118 2290}}. Ni kuma <<teburina ne na kusa da firiji>>, <<ni kaɗai ce Kirista a sashen>>, <<ni ce matar limamin unguwa>>.

Zuwa ga iyalan hukumar alhazai. Na biya kujerar Hajji tun bara, lambar rasit {{file reference|PWB/NG/HJ/26/1440}}. Jami'in mai suna [[Alaramma Zubairu Kontagora-Maje|Zubairu Kontagora-Maje]] ya ce in kara dubu dari uku. Fasfo na {{passport|A11740928}}. Matata [[Hassana]] da kanwata [[Hussaina]] su ma sun biya, ta {{account number|1009937714}} Taj. Wanda ya karba [[Mukhtari]] ne, dan gidan [[Alhaji Yahuza|Yahuza]]. Suna zama a {{address|Bosso Estate, layin K, gida mai fentin rawaya}}. <<Ni ne mai sayar da turare a gaban ofishin, mai keken guragu>>. <<A shekarar nan Banufe daya ne ya biya, ni ne>>. WhatsApp: {{phone|+2348099317740}}. ~~Amana~~ ta kare. A ranar ~~Lahadi~~ za mu koma.

RAHOTON MOTOCIN OFISHI
Direba; Lambar lasisi; Mota; Ranar fita
[[Salisu Ɓaɓura]]; {{licence|DTS44017AA09}}; {{plate|07B-114 JG}}; 2/2/2026
[[Friday Egwu]]; {{licence|MKD90133AB27}}; {{plate|07B-121 JG}}; 9/2/2026
[[Ɗanlami Kore]]; {{licence|GML77120AC14}}; {{plate|RSH 640 DU}}; 11/2/2026
Mai: lita 900, an sha 300 kawai. [[Friday]] ya ki sa hannu. <<Magatakardar mai, wanda ya dawo daga jinyar koda>>, ya rubuta wannan.
`
