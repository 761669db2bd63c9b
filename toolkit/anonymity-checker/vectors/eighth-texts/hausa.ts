/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const hausaTexts = `
Zuwa ga Shugaban Hukumar Yaƙi da Cin Hanci, Abuja
ƘORAFI KAN KUƊIN NOMAN RANI
Ranka ya daɗe,
Sunana [[Lawali Illo Dabai]], ɗan shekara hamsin da biyu. Ni manomin albasa ne a Aliero, kuma <<ni kaɗai ne a ƙungiyar da ya iya karatun Turanci>>. A watan ~~Maris~~ gwamnati ta ba mu famfo guda sittin. Shugabanmu, Alhaji [[Sahabi Mai Goro]], ya raba ashirin, ya sayar da saura a Jega. Ya ba wani mai suna [[Ɗanlami]] famfo uku. Lambobin famfunan daga {{serial number|KBS/FDM/0311}} ne zuwa {{serial number|KBS/FDM/0370}}. Kuɗin sun shiga asusu {{account number|2093385514}}, bankin Unity. Na rubuta wa ma'aikata, wasiƙata tana da lamba {{file reference|MOA/KB/IRR/52}}, ba amsa. Ina zaune a {{address|Unguwar Magaji, gidan da ke jikin masussuka}}. Wayata ita ce {{phone|0806 411 9273}}. Don Allah a yi mana ~~adalci~~.
Naku,
[[Lawali Illo]]

[14/02/2026, 20:11] [[Baba Ladan]]: salam. wa ya san inda maganin kwari ya shiga?
[14/02/2026, 20:13] [[Hure Gashua]]: tambayi [[Modu]]. shi ya bude sito
[14/02/2026, 20:14] [[Modu]] Sito: ni kam an ce in bude, na bude. Malama [[Yana]] ta kawo takarda
[14/02/2026, 20:15] [[Baba Ladan]]: wace takarda
[14/02/2026, 20:16] [[Modu]] Sito: gata. {{voucher number|YBS/SIV/00927}}. kwali 40. mota {{plate|GSH 551 TR}}
[14/02/2026, 20:20] [[Hure Gashua]]: ni na ga motar a {{address|bayan gidan man Kukawa, kusa da tashar yan Nguru}}. <<ranar ni kadai na tafi aiki>>
[14/02/2026, 20:24] [[Baba Ladan]]: ku kira ni a {{phone|0703-884-2216}}, ba a rubuta komai nan
[14/02/2026, 20:31] {{phone|+2348129904471}}: ~~Hakuri~~ dai. Allah ya kyauta. Sai ranar ~~Laraba~~ a ofis

TARON KWAMITIN MASALLACIN UNGUWAR DORAWA
Rana: ~~Asabar~~, 9 ga Shawwal. Wuri: zauren liman.
Waɗanda suka zo: Liman [[Muhammad Sani Tukur]], [[Alaramma Nura|Nura]], Alhaji [[Ɗahiru Atamfa]], [[Babangida]], da ni marubuci.
1. [[Babangida]] ya ce an tara naira dubu ɗari bakwai da sittin na rijiyar burtsatse. Mai haƙa, [[Injiniya Faruƙ|Faruƙ]], ya ce dubu ɗari uku kawai ya gani.
2. Liman ya tambayi ma'aji, Alhaji [[Ɗahiru Atamfa]]. Ya ce kuɗin suna asusun matarsa, [[Hajiya Turai|Turai]], lamba {{account number|0144092768}}, "don ajiya".
3. An ce kowa ya yi ~~haƙuri~~ har ~~Juma'a~~.
4. Marubuci ya ce zai kai ƙara. <<Shi ne kaɗai wanda ya yi aikin soja a kwamitin>>. Aka ce ya bi a hankali.
5. An rufe da addu'ar ~~nasara~~ da ~~albarka~~. Kwafi ɗaya yana gidan [[Nura]], {{address|lungun maɗinka, ƙofa ta huɗu a hagu}}.

JERIN MA'AIKATAN WUCIN GADI, MAKABARTA DA SHARA
Lamba; Suna; Lambar albashi; Waya; Abin da ya karba
1; [[Tasi'u Gwani]]; {{pay-roll number|FCC-W-1184}}; {{phone|08035519407}}; 18,000
2; [[Mato]]; {{pay-roll number|FCC-W-1185}}; babu; 18,000
3; [[Hansatu Iliyasu]]; {{pay-roll number|FCC-W-1190}}; {{phone|0909 227 6158}}; 18,000
4; [[Sanusi A. S.]]; {{pay-roll number|FCC-W-1201}}; {{phone|0811-604-3397}}; 52,000
5; [[Auta]]; ba a rubuta ba; babu; 5,000 a hannu
Na hudu surukin ciyaman ne, bai taba rike tsintsiya ba. Ana kiransa [[Dan Birni]]. Motarsa {{plate|BCH 318 ND}} tana kwana a {{address|gaban shagon Musa Teloli, titin Ran}}. Na biyu ya rasu tun ~~Azumi~~, amma ana sa masa hannu. <<Ni ne mai tona kabari, ba wani sai ni>>. ~~Sabuwa~~ shekara ta zo, albashi bai zo ba.

TAKARDAR RANTSUWA A KOTUN SHARI'A, KAURAN NAMODA
Ni, [[Rabi Shehu Tsibiri]], mace, Musulma, Bahaushiya, mai sana'ar sayar da fura, na rantse da Alƙur'ani cewa:
(1) Mijina, marigayi [[Aminu Bakura]], ɗan banga ne. Ya rasu ranar ~~Talata~~.
(2) Gwamnati ta ba iyalan mamata naira miliyan ɗaya. Mu an ba mu dubu ɗari biyu.
(3) Sauran yana wajen wani jami'i, [[Sirajo]], wanda ake kira [[Ɗan Kasuwa]].
(4) Ya ba ni takarda mai lamba {{file reference|ZM/SEMA/VG/0088}} in buga yatsa. Lambar NIN ɗina {{nin|27740163985}} ya rubuta a kai.
(5) Akwai shaida: 'yata [[Zainabu]], da maƙwabciyata [[Inna Kande]].
(6) <<A cikin zawarawan ni kaɗai ce mai tagwaye>>, don haka zai san ni ce.
Yatsan mai rantsuwa. Magatakarda: [[M. B. Anka]]

Sakon murya, minti daya da rabi, an rubuta yadda aka fada: To, assalamu alaikum warahmatullahi. Ina magana ne daga Dutse. Ni direban motar asibiti ne, ana kirana [[Sarkin Gudu]]. Man motar asibiti lita dari a sati, amma lita arba'in ake ba ni. Wanda yake rike da takardar mai shi ne Malam [[Ubale]]. Ya ce in sa hannu, na sa. Yanzu wata mata mai haihuwa, [[Asma'u]], ta rasu a hanya saboda mai ya kare. Mota {{plate|JG 07 AMB}}. Ba zan manta ba. <<Ni nake tuka motar wannan dare>>. Hotunan suna a {{website|motar-asibiti.invalid/hoto/3}}. Idan kuna so ku same ni, {{phone|sifili tara sifili biyar, shida shida daya, uku bakwai hudu takwas}}, ko ku zo {{address|Gida Dubu, kwana ta uku, gidan da aka yi wa fenti rabi}}. Na gode. Ku yi a hankali da ni.

dan allah ku yafe rubutu na. ni yarinya ce ina aji uku a makarantar kwana ta yan mata. malam [[kallamu]] yana cewa sai mun ba shi kudi zai fitar da sakamako. na bayar dubu biyu, kawata [[nusaiba]] dubu uku. [[bilki]] ba ta bayar ba ya ba ta sifili. lamba ta a makaranta {{matric number|GGCK/2021/417}}. babana [[mal. habu|habu]] ma'aikacin jirgin kasa ne, ya tsufa. an haife ni {{date of birth|4 ga watan takwas 2009}} don haka ni karama ce. malam ya rubuta lambarsa a allo {{phone|080 2277 41 69}} wai mu tura kati. <<ni ce wadda ta yi kuka a dakin jarrabawa>> kowa ya sani. email din yayata {{email|yaya.nusi@sakoreta.test}}. ~~gaskiya~~ muna tsoro

SANARWA GA JAMA'A
Za a fara rajistar katin zaɓe ranar ~~Litinin~~ a dukkan mazaɓu. Rajista kyauta ce; kada wanda ya biya kuɗi. Dokar Zaɓe ta 2022 ta hana karɓar ko kwabo. A zo da shaidar haihuwa ko fasfo. Wanda ya haura shekara sha takwas zai iya yin rajista, mace ko namiji, Bafulatani ko Bahaushe ko Kanuri. Daga Kano zuwa Katsina, daga Sakkwato zuwa Maiduguri, lokaci ɗaya ne: ƙarfe takwas na safe zuwa uku na rana. ~~Juma'a~~ ana tashi da wuri. Wakilan jam'iyyu, APC da PDP da NNPP, za su iya zama su kalla, amma ba sa magana. ~~Zaman lafiya~~ ya fi zama ɗan sarki. Mai ~~haƙuri~~ yakan dafa dutse. ~~Nasara~~ tana ga Allah. A guji raba sukari da sabulu a layi. Allah ya ba da sa'a, ya kawo damina mai ~~Albarka~~.
`
