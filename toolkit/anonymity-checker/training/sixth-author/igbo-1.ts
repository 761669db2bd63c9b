/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Nye onye isi ụlọ ọrụ na-ahụ maka nrụrụ aka,
Aha m bụ [[Ugonna Okwuchukwu Mbadiwe-Obi]]. Abụ m onye na-edekọ ego n'ụlọ ọgwụ ọchịchị dị na Nnewi. Nọmba ọrụ m bụ {{staff number|ANH/ACC/0532}}. Achọrọ m ka unu mata na ego e nyere maka ọgwụ ụmụaka abanyela n'akaụntụ {{account number|3071964428}}, nke aha ya bụ [[Chibuike Anyaorah]]. <<Ọ bụ naanị m ji igodo akpati ahụ>>. Biko, kpọọ m na {{phone|0806 418 9037}} n'abalị.
Nke m, [[U. O. Mbadiwe-Obi]]

[[Adanna]]: i nugo na ha akwugo ugwo?
[[Obum]]: kwuo eziokwu
[[Adanna]]: ee. ma o bu naani ndi [[Oga Sylvester|Sylvester]] ka ha kwuru
[[Obum]]: chineke. mu na gi ekwughi?
[[Adanna]]: anyi bu ndi iro ha kemgbe anyi juru ase
[[Obum]]: nye m nomba onye auditor ahu
[[Adanna]]: {{phone|08135527094}}, ma agwala ya na o bu m

Anyị nọ n'ahịa kemgbe ụtụtụ. Ndị na-ewe ego tiketi abịala ugboro atọ. Onye ọ bụla na-akwụ naira narị ise ugbu a. Ọ nweghị onye na-enye akwụkwọ. Ha na-ekwu na ọ bụ iwu ọhụrụ, ma ọ dịghị onye hụrụ iwu ahụ. Ụmụ nwaanyị na-ere ugu na-ebe ákwá.

Akuko si Owerri: Ulo ikpe nta di na Orlu enyela iwu ka a kpochie otu nwoke aha ya bu [[Damian Uzodike Nwaogu]], onye a na-ebo ebubo na o rere ala ulo akwukwo nye mmadu anọ. Onye akaebe, nne di ochie aha ya bu [[Lolo Felicia Ihejirika|Felicia Ihejirika]], gwara ndi ikpe na ya no mgbe e ji mmanya kwo ya. ~~Ikpe~~ ahu ga-aga n'ihu na ~~Fraide~~. Ndi mmadu jupụtara n'ama na-ekwu na eziokwu ga-apụta.

Ozi ekwenti: Biko o bu [[Ikem Vulcanizer|Ikem]]. Abiala m n'ulo m ochie, ha na-eche m. Ugbu a m no {{address|n'azu ulo uka St. Mulumba, ulo no n'aka nri, onu uzo ocha, Awada}}. Nomba ohuru {{phone|0703-992-6615}}. Hichapu ozi a.

Aha | Olu | Ego e dere | Ego o natara
[[Nwakaego Ilo]] | ikpochapu | 30,000 | 8,000
[[Ozoemena Aneke]] | onye nche | 35,000 | 10,000
[[Mama Ejima]] | osi nri | 30,000 | 8,000
[[Dede Cletus]] | onye nche | 35,000 | o natagh ihe obula
Onye kwuru ego: [[Mazi Polycarp|Polycarp]]. Nomba akwukwo: {{file reference|IMSU/SEC/PV/1140}}

E ji m aka m dee akwụkwọ a. A na m arụ n'ụgbọ epeepe na-ebu mmanụ n'Ọgụta. N'abalị ~~Tọzdee~~ ka ha na-abịa. Ọkwọ ụgbọ ha bụ [[Tompo Nwa]], ma ezigbo aha ya bụ [[Echendu Agbaso]]. <<Naanị m bụ nwa afọ Egbuoma n'ime ụgbọ ahụ>>. Ọ bụrụ na unu kpọọ aha m, e gburu m. Ebe ahụ dị {{coordinates|5.7091, 6.8073}}.

Nzuko umunna, ulo Mazi [[Okwudiri]], ubochi ~~Sonde~~ mgbe e mechara uka.
Ndi biara: [[Okwudiri Azubike]], [[Nwankwo Ezenwa]], Ichie [[Akajiugo]], Nze [[Onunaekwuluora]], na umu okorobia asaa.
Ihe a tulere: ego kompani mmanu nyere obodo, nde iri na abuo. Onye isi oche siri na o fọdụrụ nde abuo. [[Nwankwo]] juru ebe nke ozo gara. ~~Opara~~ si ya nodu ala. E mechiri nzuko n'iwe.

Biko ndi otu m, e nwere nwoke na-akpo onwe ya [[Pastor Wisdom Okeahialam|Wisdom Okeahialam]], o na-ana ndi mmadu ego visa. O nara nwanne m nwaanyi [[Somtochukwu]] 800k. O si ya bia {{address|No 21 Zik's Avenue, elu ulo abuo, n'akuku bank, Uwani Enugu}}, mgbe o biara o nweghi onye no ya. Nomba paspoto ya {{passport number|B50227416}} ka no ya n'aka. ~~Wisdom~~ adighi ya n'obi.

Ozi olu (e dere ede):
Ndewo nne. O bu mu, [[Ifeyinwa]] nke na-akpa isi. Ee. Ihe m ji akpo bu na di m, i ma na o na-aru na customs, o welatara ihe n'ulo. Achoghi m itinye ya nsogbu mana ihe a karịrị akarị. Ha na-ekwe ka gboo banye, ogwu tramadol, katọn na katọn. Ugboala ahu {{plate|AWK 619 MC}}. Oga ya nke aha ya bu [[Abdulrasheed]] ka o na-ezitere ego. Agwakwala onye obula na o bu nwunye ya. O di mma, ka chi fo.

Nne m ochie na-eri penshon. Kemgbe afọ ato, ha akwubeghi ya. O gara verification ugboro asaa. N'ikpeazu otu nwa agboghọ gwara ya weta puku iri abuo. O si na o nweghi. Nwa agbogho ahu siri ya laa. Nne m ochie lara. O nwuru n'onwa na-esote ya.

Nye Registrar Mahadum,
Edere m n'aha ndị otu m. Dọkịta [[Ekweremadu Nduka]] na-erere anyị akwụkwọ ntakịrị na puku isii, onye zụghị ya ada. [[Kosisochukwu Amobi-Eze]], nọmba ya {{matriculation number|2019/244871}}, jụrụ ịzụ, ọ dara ugboro abụọ. <<Naanị m bụ nwoke n'ime klas ahụ nke na-eji ịgba ụkwụ>>, ya mere ọ ga-ama onye dere ya. Imel m: {{email|klas.eziokwu@ozi.example}}.

ndi uwe ojii jidere nwanne m nwoke na head bridge. ha si ya okuko yahoo. o bu onye na eme ahia ogwe. ha kpoo ya aga {{address|office ha di n'azu fire service, onitsha}} ha nara ya 150k na POS. account number di na risiti bu {{account number|9037752184}}. onye nara ya aha ya di n'uwe ya [[okezie]]. agam eme gini biko

Twitter: {{handle|@umuada_na_eme_ihe}} Mmiri ulo oru mmiri kwuru na ya wetara na Nsukka bu asi. Taps akponwuola. Onye nara ego? ~~Uche~~ onye obula di ya na ahu. #OhaKwuo

Affidavit
Mu onwe m, [[Theresa Nkemakonam Udeogalanya]], nwaanyi, onye uka Katolik, bi na {{address|Umuokpu village, compound nke Ezeani, na-eche ihu n'ụlọ akwụkwọ sentral, Awka}}, na-aṅụ iyi na:
1. A mụrụ m n'ụbọchị {{date of birth|23 Septemba 1966}}.
2. NIN m bụ {{nin|55219083746}}.
3. Ala a kpọrọ Ana Udele bụ nke di m nwụrụ anwụ, [[Godwin Udeogalanya]].
4. Na [[Ichie Ogbuefi|Ogbuefi]] na ndị otu ya webatara katapila n'ebe ahụ na-enweghị ikike.

Ekele diri gi. Enwere m ajuju. Onye na-aru n'ulo oru ochichi, o kwesiri ka o were ugboala ochichi gaa agbamakwukwo? Ka a na-ajụ n'ihi na mmanu e ji eme ya bu ego oha. ~~Obi~~ adighi anyi mma. Ma onye ga-ekwu? Onye kwuo, a chupu ya.

Akwukwo mgbaru iwe nye onye isi FRSC
N'ubochi 8 ~~Eprel~~ ka marshal aha ya bu [[Ndidiamaka Orji-Kalu]], nomba {{service number|RC 60391}}, kwusiri m na Lokpanta. O nara m laisensị m {{licence number|ABI40931BC02}} si m weta puku iri. Motoo m bu {{plate|UMA 337 XE}}. O nweghi risiti. Biko lee ya anya. [[Chijindu Agwu]], {{phone|09164402783}}.

E nwere otu dọkịta nọ n'ụlọ ọgwụ anyị. Ọ na-ezigara ndị ọrịa ụlọ ọgwụ nke ya dị {{address|nso Ogbete, na njedebe okporo ámá Coal Camp, ụlọ nwere akwa uhie}}. Nwaanyị dị ime, nọmba ya n'ụlọ ọgwụ {{hospital number|ESUT/OBG/7710}}, nwụrụ n'ụzọ. Aha dọkịta bụ Dọkịta [[Tobenna Igwilo]]. <<Ọ bụ m jidere ya aka mgbe ọ na-anwụ, ọ nweghị nọọsụ ọzọ nọ ebe ahụ>>.

Umu corper anyi di ise na Afikpo. Otu n'ime anyi, [[Shamsudeen]], gara ju maka ego ndu. LGI si ya na o ga-eme ka o tinye onwa ato ozo. Nke m bu nomba {{service number|EB/23A/2204}}. Aha m [[Chiamaka Ogbuji]]. Biko, kwuonu maka anyi.

Gazeti: Awka - Ndi oru nchedo ahia Eke kwuputara na ha jidere otu onye oru council, [[Maduabuchi Nnamani-Ude]], ka o ji akwukwo tiketi adigboroja puku abuo. Nwoke ahu siri na o bu oga ya nyere ya. Onyeisi umunwanyi ahia, Oriaku [[Bernadette Okonkwo-Ani]], siri: "Anyi aburula ewu a na-agba n'ahia." Ndi council achoghi ikwu okwu. Onye na-eme nchoputa si na ihe di otu a nwere ike ime mgbe obula.

Ofo na Ogu. Anyi bu ndi oru ugbo, e kpere mmiri ara anyi. Fatilaiza ha si na ha nyere anyi, anyi ahughi ya. [[Nnanyelugo]] kwuru na o huru ya n'ulo ahia. Onye na-ere ya bu nwanne onye oru ugbo ukwu. O na-ere otu akpa puku iri abuo na asaa. E dere n'akpa ahu "not for sale".

From: {{email|o.nwachinemere@ulooru-ihe.example.ng}}
Subject: Ego telefon na ego njem
Ndi nwanne,
Lee ihe m huru na komputa [[Barr. Ejike|Ejike]]. User: {{log-in|ejike.legal}}; okwuntughe di n'akwukwo n'elu tebul ya: {{log-in|Nnukwu2020!}}. O kwuru ugwo maka njem Dubai n'aha ndi oru asaa na-agaghi. M bu otu n'ime ha. IP bu {{ip address|105.112.27.9}}.
[[Onyinyechukwu Nwachinemere]]

Na kompani ciment, ihe mere bu nke a: igwe gbajiri n'ututu ~~Mọnde~~, ha si anyi gaba n'ihu. [[Ekene Odoh]] si na ya agaghi agba. Supervisor chupuru ya. N'abali, igwe ahu bere nwata nwoke aha ya bu [[Junior]] aka. <<Naanị mmadụ atọ hụrụ ya, abụọ gwara na ha ahụghị>>. Kompani ahu, nomba ndebanye {{company number|RC 882164}}, siri na o nweghi ihe mere.

Onye nche abali: anọ m na get. Gbọọ atọ batara elekere abuo nke ututu, ha enweghi akara. Otu n'ime ndi choro iba, aha ya [[Agu Nwa-Odum]], o gosiri m ID. Edere m ya n'akwukwo: {{staff number|PHED-C/3390}}. Ha bulara transformer ahu. Echi ya ha siri na ndi ohi zuru ya. Ulo m di {{address|n'ofe ụzọ ụgbọ oloko, Umuahia, nso osisi ube ahu}}. Kpoo m na {{phone|07010448936}}.
`
