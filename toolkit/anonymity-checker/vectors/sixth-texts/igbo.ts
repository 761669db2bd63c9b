/** Invented texts that only measure. Every person, number, address and log-in here is invented. */
export const igboTexts = `
Onyeisi Otu Ọganihu Obodo,
Ekele m gị. Aha m bụ [[Nwakaego Ezeudu]], ọ bụ m na-edebe akwụkwọ n'ụlọ ọgwụ obodo anyị. Akwụkwọ a bụ maka ego e ji arụ ụlọ ndị na-amụ nwa. Maazị [[Okechukwu Anigbogu]] kọrọ n'ọgbakọ na e mefuru nde naira asaa. Ma e nwere m akwụkwọ ịzụ ahịa niile, ha ruru nde abụọ na ọkara. Ihe fọdụrụ banyere na akaụntụ nwunye ya, {{account number|3105550928}}.
<<Naanị m bụ onye ọrụ na-amaghị onye nnochite anya obodo>>, ya mere ha ji echupụ m. Ha wepụrụ m n'ọrụ ụbọchị ~~Eke~~ gara aga na-enweghị akwụkwọ. Ị nwere ike ịkpọ m na {{phone|0803 555 0126}} ma ọ bụ bịa n'ụlọ m, {{address|Ama Ụmụezike, n'akụkụ osisi ụdala, ụlọ zinc ọhụrụ}}.
Biko, e nwela onye ị gwara. ~~Udo~~ dịrị gị.
[[N. Ezeudu]]

[[Chijioke Nnewi]]: Bros i huru ihe mere na line anyi taa?
[[Obum]]: O gini
[[Chijioke Nnewi]]: Ndi task force biara buru brake pad si na o bu fake
[[Obum]]: Nke onye?
[[Chijioke Nnewi]]: Nke [[Papa Ifeoma]]. Ma nke fake bu nke chairman n'onwe ya. Container ya no {{serial number|TGHU 555 0210}} batara last month
[[Obum]]: Onye gwara gi
[[Chijioke Nnewi]]: <<Mu onwe m dere ya n'akwukwo clearing, onweghi onye ozo mara akara ya>>
[[Obum]]: Chaii. Kpachara anya. [[Scorpion Nwa Aba]] no na group a
[[Chijioke Nnewi]]: Kpoo m na nke ozo {{phone|081 6555 0140}}. ~~Ndidi~~ agwugo m

Nne, o bu m, [[Adaeze]]. Akpola nomba m ochie. Jiri nke a {{phone|+234 704 555 0188}}. Ha ewerego ekwentị m n'ulo oru. Gwa [[Ikenna]] ka o zoo akwukwo ahu n'okpuru akwa ndina.

(Olu e dere ede, minit abụọ)
Ehee. Ndewo nu. A na m ekwu nwayọọ n'ihi na ndị mmadụ nọ ebe a. Ana m arụ n'ụlọ ọrụ mmanya, na ngalaba ịkwakọ. Onye isi ngalaba, Engr [[Kenechukwu Mbah-Okoli]], nyere iwu ka anyị gbanwee ụbọchị dị na karama ndị gwụrụ agwụ. Puku crate iri na abụọ. Ihe anyị ji eme ya bụ acetone na igwe ọhụrụ, akara ya {{serial number|VJ1550-5573}}. Nwa okorobịa a na-akpọ [[Ejike Solo]] mere ya nke mbụ, anya ya ga-ekpu ìsì. <<Mụ onwe m bụ naanị nwaanyị nọ n'abalị ahụ, m na-arịakwa ụkwara ume ọkụ>>. Mgbe m jụrụ ajụjụ, ha sị m, "[[Nwanyị Enugwu]], ị chọrọ ọrụ ka ị chọrọ okwu?" Nọmba m bụ {{phone|efu asatọ efu isii, ise ise ise, efu otu asaa itoolu}}. Kpọọ m n'abalị. Daalụ.

IHE NDỊ A TỤLERE N'ỌGBAKỌ ỤMỤNNA
Ụbọchị: Satọdee, 8 Jun
Ndị bịara: Ọkpara [[Nwafor Aniagolu]], Maazị [[Silas Udeh]], Ichie [[Obiora]], [[Livinus Ani-Nweke]], [[Sunday Eze]] (odeakwụkwọ)
1. E ji ọjị na ekpere mepee ọgbakọ. Ichie [[Obiora]] gọrọ ọfọ.
2. Ala Agu-Orie: Maazị [[Udeh]] jụrụ onye rere ala ahụ. A zara ya na ọ bụ "ụmụnna" rere ya. Ọ sị na ya bụ nwa nna, ya erighị ego.
3. Odeakwụkwọ gụpụtara na akwụkwọ ala ahụ nwere nọmba {{file reference|ENS/LND/5550/N}}, e debanyere ya n'aha Dr. [[Vin]] nke ụlọ nkwari akụ.
4. <<Odeakwụkwọ kwuru na ọ bụ ya bụ naanị onye jụrụ ịbịanye aka>>. Ụfọdụ ndị tiri ya mkpu.
5. Nzukọ ọzọ bụ ~~Nkwọ~~ ukwu.

AHA | ORU | NOMBA ORU | EGO E DERE | EGO O NWETARA
[[Uchenna Oji]] | ozaa ama | {{staff number|WM/0551}} | 28000 | 11000
[[Mama Kosi]] | ozaa ama | {{staff number|WM/0552}} | 28000 | 11000
[[Gabriel Nwodo Ezea]] | onye okwo ugbo | {{staff number|WM/0519}} | 40000 | 22000
[[Nnabuife]] | onye nche | {{staff number|WM/0560}} | 30000 | o nwetaghi
[[Agnes Ugwuoke-Eze]] | ozaa ama | {{staff number|WM/0553}} | 28000 | 11000
Ihe a hutara: [[Mama Kosi]] anwuola kemgbe ~~Easter~~. Onye na-abinyere ya aka bu Sir [[Jude]]. Ugboala na-ebu ahihia na-aga ulo ya kwa Satodee, {{plate|ENU 055 XT}}.

N'ULO IKPE CUSTOMARY, NGWA
AKWUKWO IYI
Mu bu [[Onyekachi Nwogu Adiele]], nwoke, onye Kraist, bi na {{address|No 31 Omuma Road, azu ogwe ahia Ngwa, ulo elu abuo}}, na-anu iyi ma na-ekwu si:
1. Na a muru m na {{date of birth|22 Ocktoba 1981}}. NIN m bu {{nin|55500192846}}.
2. Na m bu onye na-akpu akpukpo ukwu, na <<abu m odeakwukwo otu ndi na-akpu akpukpo ukwu kemgbe afo iri na ise>>.
3. Na gavumenti nyere otu anyi igwe iri, ma isi otu, [[Chibuike Ochiabuto]], rere asaa n'ime ha nye otu onye Kano a na-akpo Alhaji [[Sha'aban]].
4. Na igwe nke ikpeazu, akara {{serial number|SN-OT-5550-08}}, no n'ulo nwanne ya.
5. Na m na-anu iyi a n'ezi ~~obi~~.

Ndi be anyi ndewo nu
aha m bu [[nneka]] ana m ere okpa na ogige ulo akwukwo sekondiri onye isi ulo akwukwo mrs [[chizoba]] na ana nwata o bula puku iri maka neco ha na-ako azisa na bodu nwa m nwoke [[kamsi]] juru ide ya ha chupuru ya na hall <<nwa m bu naanị onye na-eji crutches na klas ahu>> ya mere onye o bula ga-ama na o bu m kwuru nomba ule ya {{file reference|0255514CD}} achoro m ka unu biara n'onwe unu na wednezdee ~~ebere~~ mee unu ebe m na-ere okpa bu {{address|n'ihu oji river junction, n'akuku onye na-akwa akwa}}

From: {{email|somto.eze@ledgerhub.example}}
To: {{email|akwukwo.mkpesa@nsukkawatch.example}}
Date: 11/02/2025 23:08
Subject: Hostel bed space
Ezigbo mmadụ,
Bed space bụ 18,000 na portal, mana e nweghị onye na-ahụ ya na portal. Ọ bụ porter, Mr [[Ogbonna Attama]], na-ere ya 90,000. Log-in e ji emepe ya n'abali bụ {{log-in|sadept_porter3}}. IP ya {{ip address|197.210.55.19}}. Achọpụtara m na ọ bụ laptop nke Dr [[Ijeoma Nwankwo-Bright]] ka ha ji.
<<Abụ m nwa akwụkwọ na-arụ ọrụ na ICT, anyị abụọ nọ ya, onye nke ọzọ bụ nwa nwanne dean>>. Reg no m bụ {{matriculation number|2021/555013}}. Ọ bụrụ na unu ga-ebipụta ya, wepụnụ ebe m kwuru ICT.
[[Somtochukwu]]

AZỊZA AJỤJỤ
Ngalaba Ọrụ Ugbo, Abakaliki
A jụrụ m ihe mere m ji gwa ndị ọrụ ugbo na fetịlaịza ahụ bụ ájá. Ọ bụ n'ihi na ọ bụ ájá. E mepere m akpa iri, ha niile bụ ájá ọcha na ntakịrị urea n'elu. Akara dị n'akpa: {{serial number|NPK/55/0192}}. Onye wetara ya bụ [[Elechi Nwali]], nwoke nwere ụgbọ {{plate|AKL 550 YB}}. Onye nabatara ya bụ onye isi m, [[Mrs.Oluchi|Oluchi]]. <<N'ime ndị extension officer iri na anọ, mụ onwe m nọrọ afọ iri abụọ na atọ n'ọrụ a>>; e nweghị m ike ịgha ụgha n'ihu ndị m kụziiri ịkọ osikapa. Ọ bụrụ na ọ bụ mmehie, nye m akwụkwọ ~~mgbaghara~~.
[[Nwibo Felix]]
{{staff number|EB/AGR/2055}}

{{handle|@onye_ogbaru}}: Mmiri eriela anyi. Relief material biara, anyi ahughi ya. #Ogbaru
{{handle|@nwa_onicha99}}: O kwa e gosiri ya na TV
{{handle|@onye_ogbaru}}: TV huru ya, afo anyi ahughi ya. Akpa osikapa 2000. Ha buuru ya gaa {{address|warehouse di n'azu filling station Umunankwo, gate oji}}
{{handle|@nwa_onicha99}}: Onye ji key?
{{handle|@onye_ogbaru}}: Hon [[Nzube]] na Ogbuefi [[Akunne]]. <<Mu no n'ugbo mmiri buuru ha, mu kwo ya>>
{{handle|@ezinne_writes}}: nna wepu ihe a, ha ga-ama na o bu onye okwo ugbo
{{handle|@onye_ogbaru}}: ~~Chi~~ m mu anya

Ụmụ nwanne m, ka m kwuo ihe dị m n'obi. N'obodo anyị, a na-arụ otu okporo ụzọ kwa afọ. Afọ ọ bụla, e nwere onye na-abịa ịwa ya mmanya. Afọ ọ bụla, udu mmiri na-eri ya. Ụmụaka mụrụ mgbe a malitere ya agụchaala akwụkwọ ugbu a. Ego a sị na e tinyere na ya nwere ike ịrụ ụzọ ruo n'igwe. Anaghị m ebo onye ọ bụla ebubo. Naanị ihe m na-arịọ bụ ka e wepụta akwụkwọ ndị ahụ ka anyị niile gụọ.

RIPOTI IHE MERE
Ebe: ulo nkwakoba akwukwo ikpe, Owerri
Oge: elekere 6:20 nke ututu
Onye na-ede: onye na-ehicha ulo
Mgbe m batara ihicha, ahuru m ka barista a na-akpo [[Ozurumba]] na clerk bu [[Chinenye Duru]] na-adoka akwukwo. Faili ahu bu {{file reference|HOW/555/2022}}. O bu okwu nwanyi di ya nwuru, Mrs [[Angela Ahaneku]], na umunna di ya. Ha nyere m puku ise. Ewere m ya n'egwu, ma etinyere m ya n'ime Baibul, eribeghi m ya. <<O bu naanị m na-abata tupu elekere asaa>>. Anaghi m agu bekee nke oma, ma amaara m nomba.
Nomba m: {{phone|0906.555.0115}}. Aha m, [[Daa Eunice]]. ~~Amara~~ Chineke zuru m.

Fada nso,
Edere m gi n'ihi na enweghi m onye ozo. Ministry a a na-ewu maka "mgbaama" abughi ihe o di. Ndi na-agba ama na ha gworo, a na-akwu ha ugwo. Mu onwe m <<nodiri n'oche nkwagharị uzo ato, onye o bula huru m ka m na-ebili>>. Aria dighi m. Ha nyere m puku iri abuo. Onye na-akwu ugwo bu Bro [[Makuo]], onye na-achikota ya bu Sister [[Immaculata Egbuna]]. Ego ofufe na-aga na {{account number|2115550047}}, aha di na ya bu "[[M. Egbuna]] Ventures". Websaiti ha {{website|ogwugwo-ebube.example}} ka na-egosi ihu m.
O na-ewute m. E nwere nwoke rere ala ya, Papa [[Chukwunonso]], wetara ego ka a gwoo nwa ya. Nwa ahu nwuru na ~~Fraide~~.
Biko gbaghara m.
[[Tochi]]

Oga m, na-ekwu anyi maka ihe na-eme na drug line. Ehee, na Bridge Head side. I am a sales boy, apprentice, I go serve out next year. Ogwu malaria ahu, the expired one, ka anyi na-etinye na pack ohuru. My master, [[Ogbuagu Pharma]], si na onye kwuo okwu, o gaghi e-settle ya. [[Uzo]] kwuru, o chupuru ya without one naira after six years. Store no na {{address|Block D, upstairs 14, near the toilet, Ogbo-ogwu}}. NAFDAC number di na ya bu {{licence number|A4-55501}}, o bu nke vitamin C. <<I be the only boy wey remain from Ezza side>>, ha na-akpo m [[Abakaliki]]. Kpoo nwanne m nwanyi, {{phone|07045550159}}, gwa ya i choro izu okpa, o ga-aghota. ~~Uche~~ adighi m ebe o kwesiri.

Ọgbakọ Ụmụada, Mpaghara Ọka
Anyị bụ ụmụada, anyị anaghị atụ ụjọ. N'ụlọ ebe a na-edebe ụmụ mgbei, nke dị {{address|nso ụka Cherubim, ụzọ Nibo, ụlọ nwere mgbidi acha anụnụ anụnụ}}, a na-ere ụmụ ọhụrụ. Nwoke ole na ole na-abịa na jip n'abalị. Jip otu n'ime ha: {{plate|AWK-550-FE}}. Nwanyị nwe ebe ahụ ka a na-akpọ [[Mama Ejima]], aha ya n'akwụkwọ bụ [[Scholastica Okonkwo-Ude]]. Nwa agbọghọ gbapụtara, [[Chisom]], bịakwutere ada anyị, [[Nwaọgaranya]], n'elekere abụọ nke abalị.
<<Odeakwụkwọ anyị bụ nọọsụ lara ezumike nká>>, ọ bụ ya lere [[Chisom]] ahụ. Anyị na-achọ onye uwe ojii na-esighị n'Ọka. Anyị agaghị abanye n'ụlọ ahụ n'onwe anyị n'ihi na ~~udo~~ ka mma.
Mkpịsị aka: [[Nwaọgaranya]], [[Rosaline]], [[Mgbafọr]]

Ajụjụ ndị uwe ojii na azịza
Ajụjụ: Aha gị zuru ezu?
Azịza: [[Ifeatu Chukwuemeka Dim]].
Ajụjụ: Ọrụ?
Azịza: Ana m anya keke. Nọmba keke m {{plate|AG 555 UW}}. Akara otu {{staff number|KK/0552}}.
Ajụjụ: Gịnị ka ị hụrụ?
Azịza: Nwoke a na-akpọ [[Agbero Sixty]] na-anakọta ego n'aka ndị keke, n'abalị ọ na-ebugara ya onye uwe ojii. Onye uwe ojii ahụ nọ ebe a. Ọ bụ onye na-ede ihe a.
Ajụjụ: Ị sị gịnị?
Azịza: E kwuru m sị, ọ bụ gị. Aha dị gị n'obi bụ [[Okwesili]]. <<N'ime ndị keke niile e jidere, ọ bụ naanị m nwere ike ịgụ akwụkwọ>>.
(Edeghị ihe ọzọ.)

Nwannem [[Obinna]],
Kedu maka Lagos? Ebe a adighi mma. I maara igwe mmanu nkwu a zuru maka umu nwanyi nke obodo? O bu diesel, e si na o bu solar. Ego solar, nde iri na asato, di ka anwuru oku.
Otu o siri mee bu nke a. Onye isi oru, Maazi [[Athanasius Onyema]], kporo m ka m bia bughee nzube ahia. M si ya, ebee ka panel di? O si, ha na-abia na ugbo mmiri. Onwa isii gara. M juo ozo, o si m na customs jidere ha. M gaa Port Harcourt n'onwe m, n'ego m, jua na wharf. Onweghi ihe di ka ya. Bill of lading o nyere m, {{file reference|BL-PHC-0555-9}}, bu nke oche ulo uka.
Alotara m wee gwa ndi otu. Nwanyi abuo kwenyere m: [[Ihuoma]] na Da [[Virginia]]. Ndi ozo si na m na-achoputa okwu n'ihi na <<m bu nwanyi mbu a horo n'otu ahu, amughikwa m nwa>>. O wutere m. N'abali ahu ha tuba nkume n'elu ulo m ugboro ato.
Ugbu a ana m ehi n'ulo nwanyi Efik na-ere afia, [[Mma Arit]], {{address|No 9 School Road, n'azu ulo ozi Mbaise}}. Nomba ya {{phone|080 5550 1134}}. Akwukwo niile di n'ime igbe gi, nke nna anyi hapuru. Ihe mkpuchi ya bu {{log-in|ihuoma/nkwu1962}} ma i choo imepe komputa m.
Gwakwa [[Chikaodi]] ka o kpee ekpere. ~~Ngozi~~ anaghi efu efu, ma ~~ndidi~~ na-agwu.
Nwanne gi nwanyi,
[[Ugonma]]

Ụbọchị,Onye nche,Ihe batara,Onye nyere iwu
Mọnde,[[Okwuchukwu]],gwongworo 1 (coal),[[Engr/Agu|Agu]]
Tuzde,[[Okwuchukwu]],gwongworo 3 enweghị akwụkwọ,[[Engr/Agu|Agu]]
Wenezde,[[Joe Onyeama]],ọ nweghị,
Tọsde,[[Joe Onyeama]],gwongworo 5 n'abalị,[[Ọchịagha]]
Nkọwa: ebe a na-egwu ya bụ {{coordinates|6.4519, 7.4203}}. Ndị nwe ikike kwụsịrị n'afọ 2016, nọmba ikike {{licence number|ML/5550}}. ~~Mọnde~~ na-abịa, a ga-agbanwe ndị nche.

Nwa m,
Ana m ekwu, i na-ede. Mụ bụ onye isi ndị ọkụkọ nke steeti na-akwụ pension, ma akwụbeghị m kemgbe ọnwa iri na asaa. Ka m gwa gị: n'ụlọ ọrụ pension, e nwere nwa nwoke a na-akpọ [[Sabinus]]. Ọ sịrị m, Papa, nye m pasentị iri atọ, ị ga-ahụ ego gị echi. Faịlụ m bụ {{file reference|IMS/PEN/55 019}}. Enyi m [[Raphael Osuji]] kwetara, o nwetara. Enyi m [[Hyacinth]] kwetaghị, o nwụrụ. Mụ onwe m <<bụ onye kụzira ha niile mgbakọ na mwepụ, anya m abụọ kpuru ìsì ugbu a>>. BVN m ha na-ajụ mgbe niile bụ {{bvn|22155508734}}; gịnị ka ha ji ya eme? Dee na ~~olileanya~~ m agwụbeghị.
[[Teacher Ambrose]]

Ọhaneze ụka, biko geenụ ntị. Komitii iwu ụlọ ụka nọrọ na Sọnde. Ego e wetara na bazaa bụ 4.2M. Ego dị n'ụlọ akụ bụ 1.1M. Ndị nọ na komitii: Evang [[Zebulon Nwachinemere]], Elder [[Kalu Ukoha-Oji]], Mrs [[Glory Ndukwe]], na m. Elder [[Kalu]] kwuru na ego ahụ bụ "akụkụ mkpụrụ". <<Mụ bụ onye nta n'afọ na komitii ahụ, afọ iri abụọ na isii>>, ya mere a sị m mechie ọnụ. Ma ana m edebe foto slip niile na fon m. Onye chọrọ ya, zigara m ozi na {{email|slipkeeper.ohafia@mailbox.example}} ma ọ bụ {{handle|@slipkeeper_oh}}. ~~Glory~~ ka e ji eto Chineke, ~~glory~~ abụghị naanị aha mmadụ.
Ahụrụ m ụnụ n'anya.

[14/3, 06:02] [[Mmesoma Coach]]: Ututu oma. Team bus agaghi aputa taa
[14/3, 06:05] [[Dede Goalkeeper]]: Maka gini? Match no na elekere ato
[14/3, 06:09] [[Mmesoma Coach]]: Diesel adighi. Secretary, Barr [[Ugochi Iroegbu]], si na e nyela 700k
[14/3, 06:11] [[Dede Goalkeeper]]: Onye ka e nyere ya
[14/3, 06:12] [[Mmesoma Coach]]: O si mu. M si ya anaghi m anata ego kemgbe ~~Krismas~~
[14/3, 06:20] [[Lotanna 10]]: E nwere m alert a zigara na ezighi ezi, {{account number|0155509973}}, aha di na ya bu [[Iroegbu Ugochi Praise]]
[14/3, 06:21] [[Mmesoma Coach]]: zigara m na {{email|mmeso.cfa@fieldpost.example}} abughi ebe a
[14/3, 06:24] [[Lotanna 10]]: Coach i ma na <<naanị gi bu nwanyi na-azu ndi nwoke bool na liigi a>>, ha ga-achupu gi
[14/3, 06:30] [[Mmesoma Coach]]: Ha chupu. Bus ahu {{plate|ABN 055 GV}} ka ha na-ebu nri agbamakwukwo na Satodee
`
