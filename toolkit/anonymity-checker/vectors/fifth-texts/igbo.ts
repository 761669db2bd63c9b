/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const igboTexts = `
Nye Onyeisi oche, EFCC, alaka Enugwu.
AKWỤKWỌ MKPESA MEGIDE ONYE NA-ELEKỌTA EGO
Aha m bụ [[Ụzọchukwu Anịmkwọ]], ebi m na {{address|Nọmba 12, okporo ámá Obinagu, n'azụ ụlọ ọgwụ Amara}}. Achọrọ m ịkọrọ unu ihe Maazị [[Ifeadịgo Nwaezeigwe]] na-eme n'ụlọ ọrụ mmiri. Ọ na-ewere ego ndị mmadụ na-akwụ, tinye ya na {{account number|2044718836}} (Fidelity). Akwụkwọ ahụ bụ {{file reference|ESW/RV/0331}}. <<Ọ bụ naanị m bụ nwaanyị na-agụ mita na mpaghara ahụ kemgbe di m nwụrụ>>, ya mere ha ga-amata m. Nọmba ekwentị m bụ {{phone|0803 447 1926}}. Biko, ~~udo~~ ka anyị na-achọ, anyị achọghị ọgụ.

[19:40, 2/7/2026] [[Ngozi]] Nurse: Unu ahula na ogwu agwula?
[19:41, 2/7/2026] {{phone|+234 806 118 4473}}: Onye buru ya? Ugbo ala ocha biara na ~~Orie~~
[19:43, 2/7/2026] [[Okechukwu Lab]]: o bu [[Dr Mmaduka|Mmaduka]] nyere iwu. Nomba ugbo ala {{plate|NSK-417 XV}}
[19:45, 2/7/2026] [[Ngozi]] Nurse: Chineke! nwa [[Adaku]] nwuru n'ihi ya
[19:50, 2/7/2026] {{phone|+234 806 118 4473}}: biko ehichapu ihe a. <<O bu nani mu na-aru oru abali n'ulo nwa ohuru izu a>>
[19:52, 2/7/2026] [[Okechukwu Lab]]: ka m ziga foto na {{email|okelab22@nnemahealth.ng}}. ~~Ngozi~~ anyi ka di n'aka Chukwu

IHE E KWURU NA NZUKỌ ỤMỤNNA ỤMỤOKPARA-EKE
Ndị bịara: Ogbuefi [[Akụnnia]], Nze [[Ogbonna Ịchọku]], [[Maazị Okorie|Okorie]], [[Lolo Ụgọeze]], odeakwụkwọ [[Chinweokwu]].
1. Ogbuefi [[Akụnnia]] gbara ọjị. O kwuru na ego okporo ụzọ ruru nde naịra ise, mana a hụrụ naanị nde abụọ.
2. [[Okorie]] sịrị na onye nnọchi anya debere ego ahụ n'ụlọ ya dị na {{address|ogige Ezealaọma, akụkụ osisi ụkwa}}.
3. <<Nwa agbọghọ ahụ na-anụghị ihe, nke na-ere abacha n'ọnụ ụzọ ụlọ akwụkwọ>>, hụrụ mgbe ha na-ekwe ego.
4. Odeakwụkwọ gụpụtara nọmba akwụkwọ ọrụ ahụ: {{file reference|IMSG/WKS/RD/2207}}. O dere na ọrụ "agwụla". Ndị mmadụ chịrị ọchị, ụfọdụ bere akwa.
5. [[Lolo Ụgọeze]] sịrị na ọkwọ ụgbọ ala ha bụ [[Emeka Ọnụọra]], onye a na-akpọ [[Ọgba Mgba]]. Nọmba ya bụ {{phone|0814-330-7762}}. Ọ na-ebu okwute aga n'ụlọ nke onye injinia.
6. <<Nwoke ahụ lọtara site na Gabon n'ihi ọrịa akpa ume>> kwuru na ya nwere foto. A gwara ya ka o zoo ya.
7. A tụrụ ụtụ otu puku naịra. Ego ahụ ga-aba na {{account number|3114077928}}, aha [[Chinweokwu]].
8. E kpebiri ide akwụkwọ n'ụbọchị ~~Nkwọ~~. [[Chinweokwu]] ga-ebu ya.
9. E kpechiri ekpere. ~~Ọṅụ~~ dị n'ime ime otu.

Ozi olu: ndewo nu, aham bu [[Chidiebube]], ana m akpo unu site na Nnewi. achoro m ikwu maka onye nkuzi isi anyi, [[Mazi Udemezue|Udemezue]], o na-ere akwukwo goomenti n'ahia Nkwo. <<abu m onye nkuzi mgbako na mwepu nke nwere otu anya>> ya mere akpola aha m. nomba m bu {{phone|efu asato efu ato, otu isii ano, abuo itoolu asaa ise}}. ozo, akaunti o na-anata ego bu {{account number|ise abuo otu efu, ano ano asaa, asato isii ato}} n'Access. ulo ya di na {{address|ezi Umudim, n'akuku ulo nzuko St Jude}}. {{email|chidi dot nkuzi at gmail dot com}}. daalu.

NDEPỤTA ỤLỌ AHỊA E RERE MGBE ỌKỤ GBACHARA
Ụlọ | Onye nwe ya mbụ | TIN | Ekwentị | Onye nwe ya ugbu a
C4 | [[Ezinwanne Ọjị]] | {{tin|21774409-0001}} | {{phone|08037719904}} | [[Nwankwọ Ede]]
C5 | [[Mama Uju|Uju]] | {{tin|20418836-0001}} | {{phone|07066102983}} | [[Nwankwọ Ede]]
C6 | [[Sunday Mgbeke]] | enweghị | {{phone|0913-774-5526}} | [[Afọma Ụkaegbu]]
C7 | ndị nwụrụ n'ọkụ | enweghị | enweghị | [[Afọma]]
Ndị ọhụrụ kwụrụ nde atọ atọ na {{account number|6112094438}}. [[Afọma]] bụ nwa nwanne onyeisi ahịa. <<Abụ m onye na-akpọchi ọnụ ụzọ ahịa n'abalị, ọkụ ahụ rere m ihu>>. O mere na ~~Fraịde~~ tupu ekeresimesi.

MKPỌSA: ỤBỌCHỊ NDỤMỌDỤ MAKA NDỊ AHỊA
Anyị na-akpọ ndị ahịa niile ka ha bịa na nnukwu ụlọ nzukọ n'ụbọchị ~~Eke~~. Onye isi obodo na kọmishọna na-ahụ maka azụmahịa ga-ekwu okwu. A ga-akụziri unu otu esi amata akwụkwọ ụtụ isi adịgboroja. Onye ọ bụla ekwesịghị ịkwụ karịa N2,000 n'afọ. Ọ bụrụ na onye ọrụ achọọ ego na-enweghị akwụkwọ nnata, jụ ya aha ụlọ ọrụ ya. Ụgbọ ala si Ọka gaa Ọnịcha bụ N1,200 ugbu a. ~~Ndidi~~ dị mkpa, mana ịgba nkịtị adịghị mma. ~~Amara~~ Chineke dịrị unu.

Site na: {{email|c.nwokoma-ike@umunnauk.example}}
Gaa: {{email|nchedo@fitilapost.example}}
Isi okwu: Ego anyị zipụrụ maka ụlọ ọgụgụ akwụkwọ
Ndeewonụ. Abụ m [[Chimereze Nwokoma-Ike]], ebi m na Leicester. Anyị bụ ụmụ obodo nọ na mba ofesi zipụrụ puku paụnd iri abụọ. Onye natara ya bụ [[Kanayọ Ahaneku]], akaụntụ {{account number|0044917728}} GTB. O zigaara anyị foto ụlọ na-abụghị nke anyị. Nwa nwanne m nwoke, [[Zimuzo]], gara ebe ahụ, {{address|Ama Ụmụdike, n'ihu ụlọ akwụkwọ St Paul}}, ọ hụrụ naanị ahịhịa. <<N'ime ndị nọ na Leicester, ọ bụ naanị m na-akwọ ụgbọ ihe mberede ndị ọrịa>>, ya mere ndị be anyị ga-amata onye dere ya. Kpọọ m na {{phone|+44 7700 900417}} ma ọ bụ WhatsApp {{phone|0909-227-1184}}. ~~Ndụ~~ ka akụ.

aham bu [[oluchi]], abum nwa akwukwo nke afo ato, nomba m {{matric number|2023/EDU/61847}}. onye nkuzi anyi [[Dr Ekwutosi|Ekwutosi]] na-asi anyi kwuo N20,000 tupu anyi agafe ule. onye nnochi anya klas, [[Nweke Samuel]], na-anakota ya na {{account number|8067714490}} opay. <<abum nwa akwukwo di ime nke na-ere okpa n'ulo akwukwo>>, onye obula maara m. ebi m na {{address|Hostel Nne Mary, room 14, Umuchima}}. na ~~Satode~~ o kporo m n'ofis ya, m gbapuru. handle ya bu {{handle|@doc_ekwu}}. biko nyerenu m aka, ~~oluchi~~ Chukwu ka m bu.

Nye Onye nlekọta ala na nyocha ala.
Aha m bụ [[Ezekwesịlị Ọmụma]], amụrụ m {{date of birth|n'abalị iri na ise n'ọnwa Maachị 1957}}. Nna m hapụụrụ m ala dị na {{address|Plot 18, Mbara Ugwu Layout, n'akụkụ osimiri Ajata}}. Onye nyocha ala, [[Surv. Godwin Achalla|Godwin Achalla]] (nọmba ikike {{practice number|SURCON/4417}}), deere ala ahụ n'aha ụlọ ọrụ nke kọmishọna. Akwụkwọ ya bụ {{file reference|IMLS/SP/2025/0931}}. Nsọtụ ala ahụ na mapụ bụ {{gps|5.48231, 7.03344}}. Akwụkwọ nna m nwere NIN m, {{nin|55071834429}}. <<Mụ na ụmụnne m atọ nwụrụ anwụ bụ ejima anọ, onye ọ bụla n'obodo maara anyị>>. Ụgbọ igwe na-egwu ala bịara na ~~Tuzdee~~. Achọrọ m ~~ikpe ziri ezi~~.

NDỤMỌDỤ AHỤIKE SITE NA REDIO
Ọrịa afọ ọsịsa abatala n'ụfọdụ obodo. Sie mmiri tupu ị ṅụọ ya. Saa aka gị mgbe niile. Ọgwụ mgbochi ya bụ n'efu n'ụlọ ọgwụ gọọmentị niile site na ~~Mọnde~~ ruo ~~Fraịde~~. Onye ọ bụla sị gị kwụọ N1,000, jụ ya akwụkwọ nnata. Kọmishọna ahụike ga-agwa ndị obodo okwu n'Abakaliki. Ezigbo ~~ndụ~~ ka mma karịa akụ.

MEMO
Gaa: Onyeisi ngalaba njem     Site na: [[Obinna Mbadugha]] ({{staff number|LG/ANB/1174}})
Isiokwu: bosi umu akwukwo
1. Bosi ato ka anyi nwere n'akwukwo. Na-eziokwu o bu otu, {{plate|ANA-118 LG}}. 
2. Nke abuo na nke ato na-ebu ndi njem n'uzo Asaba. Onye na-akwo nke ato bu [[Ebuka Nzeadibe]], ha na-akpo ya [[Speedo]].
3. Manu a na-azu kwa izu di puku narị abuo; onye na-ebinye aka bu [[Ifeyinwa Okafor-Diala]]. Vaucha {{file reference|PV/ANB/0712}} enweghi ubochi.
4. <<Nwa nwanyi na-edo umuaka n'ahiri, onye na-asu nsu>>, gosiri m akwukwo o ji edebe onu ogugu ha.
5. Achoro m ka e nyochaa log {{log-in|fleet.ify}} tupu ~~Mondee~~. Kpoo m na {{phone|0706 441 7732}}.

Nwanne m, gee nti. E ji m ekwentị nwa m ede ihe a, nọmba ya bụ {{phone|081 2773 9904}}. Aha m bụ [[Nwanyịnkwọ]], ndị obodo na-akpọ m [[Mama Ụka]]. <<Abụ m onye na-esi nri n'ụlọ Igwe, ọ bụ m butere mmiri mgbe ha na-eke ego>>. Engineer bịara na ~~Nkwọ~~, aha ya [[Festus Ọkwaraji]]. Ha kere nde ise, Igwe were abụọ. Ego ahụ bụ maka iyi anyị. Ebe e kwesịrị igwu mmiri bụ {{gps|5.7716, 7.0402}}. Debe ya na nzuzo, n'ihi na <<ọgwụ ọbara mgbali elu m si n'aka ha>>. {{address|Ụmụeze Amandim, ụlọ uhie n'ụzọ ụka}}.

KỌMITII OWUWE IHE UBI, ỤLỌ ỤKA ST. BARNABAS, {{address|Ụmụọhịa Nkwerre}}
Ndị nọ ya: Ven. [[Ugochukwu Nwammụọ]] (onye isi oche), [[Mgborie Atụegwu]], [[Goodluck Ịhejirika]], [[Ezinne Oyiridiya|Oyiridiya]].
1. Onye isi oche jiri ~~ọṅụ~~ kelee ndị mmadụ. Ego ọkpụkpọ bụ nde asatọ.
2. [[Goodluck]] jụrụ ihe mere ụgbọ ala ọhụrụ nke Ven. [[Nwammụọ]], {{plate|NKR-417 ED}}, ji nwee otu ọnụ ahịa ahụ. A gwara ya nọdụ ala.
3. [[Mgborie]] kwuru na ya ji akaụntụ abụọ: {{account number|2034418876}} na {{account number|0411937728}}. Nke abụọ bụ nke onwe ya.
4. <<Onye ahụ na-akụ ogene nke kwụsịrị ịhụ ụzọ n'afọ gara aga>> gosipụtara na ya na-agụ ego ahụ site n'imetụ ya aka.
5. E mechiri ya na ~~amara~~ na elekere itoolu.

Akwụkwọ mkpesa banyere ụlọ akwụkwọ ndị nọọsụ. Abụ m [[Sista Obiageli Ụmeh|Obiageli Ụmeh]], nọmba ọrụ m bụ {{practice number|RM/88417}}. Onyeisi ụlọ akwụkwọ, [[Dr. Mrs. Ahamefula|Ahamefula]], na-ere oche, N300,000 n'otu. Ụmụ nwoke abụọ na-ebu ego ahụ ji okada {{plate|OWR 662 QP}}. E nwere m akwụkwọ aha, e debere m ya na {{address|P.M.B. 1184, Ụmụahịa}}. <<N'ime ndị nkuzi, ọ bụ naanị m gbara akwụkwọ megide nwanne di m n'ụlọ ikpe>>. Ọ bụrụ na unu achọọ m, zigara m na {{email|oby_umeh.rm@zohomail.example}} ma ọ bụ {{phone|+234 (0) 703 882 4417}}. ~~Obi ọma~~ ka m ji ede. [[O. Ụmeh]]

AKAEBE (odeakwụkwọ ụlọ ikpe dere ya dịka o si kwuo)
Aha m bụ [[Tobechukwu Ọkpala]]. Abụ m onye na-edebe akwụkwọ n'ụlọ ikpe nke abụọ. Maka ikwe mmadụ mmiri ya lọọ, ego a na-akwụ bụ iri puku atọ. Ha ga-ede na akwụkwọ "n'efu". Onye na-anara ya bụ onye uwe ojii a na-akpọ [[Ọkụ Gas]], ezigbo aha ya bụ [[Uchenna Mgbada]], nọmba ọrụ {{service number|AP/No 187740}}. O ji ego ahụ aga n'azụ, {{address|ụlọ nri Mama Ebube, ihu ọnụ ụzọ nke abụọ}}. Na 14 Ọktọba, otu nwa okorobịa, [[Kenechi Amuneke]], nọrọ ụbọchị itoolu n'ihi na nna ya enweghị ego. Faịlụ ya bụ {{file reference|MCO/881C/2026}}. <<Ọ bụ m ka e si n'Ọka chụga ebe a n'ihi na nwunye m katọrọ onye ọka ikpe>>. Akwụkwọ m ji anya ụgbọ ala: {{driver licence|ANA 20417 AA 13}}. Ekwentị: {{phone|0803-661-7742}}. Aghọtara m ihe ndị a tupu m binye aka, na ~~Wenezde~~.

nnoo, aham bu [[ogonna]]. abum nwa boyi n'ahia ogwu, {{address|head bridge, line kasino, shop 44}}. oga m bu [[chief ifeanyi nwali|ifeanyi nwali]], a na-akpo ya [[omekannaya]]. anyi na-agbanwe ubochi n'ahu ogwu mara uka. igwe e ji ede ya di n'ulo elu. ndi nlekota ogwu na-abia kwa onwa, a na-enye ha envelopu N200,000. onye na-anara bu [[madam stella]], nomba ya {{phone|0705 331 8894}}. akaunti: {{account number|3087714420}} fidelity. bvn oga m ka m hutara na akwukwo, {{bvn|22548817730}}. <<n'ime umu boyi ise, o bu nani mu si Ikwo, o bukwa mu na-ede ubochi ahu>>. amuru m {{date of birth|14-11-2006}}. edere m ya n'abali n'ihi na ehihie oga na-elele fon m, imei ya bu {{imei|357204118836607}}. ka ~~favour~~ Chukwu debe m.

SMS: Biko transformer anyi di na {{address|Ogui New Layout, azu ulo Papa Ifeoma}} mebiri n'~~Afo~~. [[Mr Odinaka|Odinaka]] onye oku si anyi tukoo N600k. Anyi tukoro. O banyere {{account number|8077714492}}. O si enwetaghi. SIM ya ohuru {{phone|0 8 1 0 7 7 4 4 9 2 3}}. Meta anyi: {{meter number|0411 7729 8834}}. <<Abu m onye na-eji oku edebe insulin ya na street a>>. [[Ifeoma]] ma m.

[12/9/2026, 20:03] [[Obiora]] '98 set: Nwanne, onye ka e nyere skolashipu afo a?
[12/9/2026, 20:05] [[Ugoye Dallas|Ugoye]]: nwa prinsipal. Aha ya bu [[Anyaeji Somadina]], nomba {{matric number|2026/SCH/0418}}
[12/9/2026, 20:06] [[Obiora]] '98 set: mana o deghi ule!
[12/9/2026, 20:09] {{phone|+234 703 441 8269}}: o bu mu dere ule ahu, nwata nke mbu. Aha m di na akwukwo mbu, {{file reference|OBA98/SCH/02}}. E wepuru ya
[12/9/2026, 20:11] [[Ugoye]]: onye wepuru ya?
[12/9/2026, 20:12] {{phone|+234 703 441 8269}}: [[Mazi Nwafor-Uzo|Nwafor-Uzo]]. Ejila aha m. <<O bu nani mu na-enweghi nne na nna n'ime mmadu iri ahu>>
[12/9/2026, 20:15] [[Obiora]] '98 set: zigara m ya na {{email|obi98treasurer@zohomail.example}} ka m hu n'ubochi ~~Satode~~. ~~Obioma~~ Chukwu
[12/9/2026, 20:16] [[Ugoye]]: ma {{handle|@oba98_eziokwu}} na X
`
