/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ndị be anyị, daalụnụ. A bụ m nwa akwụkwọ nọ na mahadum ~~Nnamdi~~ Azikiwe, Ọka. Ihe m na-ekwu bụ na ụlọ obibi ụmụ akwụkwọ nwere ihe ojoo na-eme na ya. Onye nche, aha ya bụ [[Sabinus Okoro-Nta]], na-emepe ụzọ n'elekere iri na abụọ nke abalị. Ndị na-abịa na-akwụ ya ụgwọ. [[Amuche]] tiri mkpu, e mechiri ya ọnụ. <<Ụlọ m na ụlọ ya ketara otu mgbidi, naanị m nọ na ya izu ahụ>>. Nọmba m {{phone|09076640318}}.

Akwụkwọ ọnụ ahịa
Ihe | Ego e dere | Ego e ji zuta
Oche 40 | N2,000,000 | N480,000
Tebul 10 | N900,000 | N150,000
Onye zutara ya: [[Lambert Osuji]], {{staff number|IMO/ED/2215}}
Onye kwadoro: [[Sr. Emmanuella|Emmanuella]]
Onye na-ere ahia: {{address|shop 7, Line nke ndi osisi, Relief Market, Owerri}}
~~Oche~~ ise agbajiela ugbu a.

[[Chukwudalu]]: bro i nuru ihe mere na depot
[[Ndubuisi Loader|Ndubuisi]]: mba gwa m
[[Chukwudalu]]: ha gbara drum iri ato n'ututu
[[Ndubuisi Loader|Ndubuisi]]: onye gbara ya
[[Chukwudalu]]: onye ozo karia [[Skoro]]
[[Ndubuisi Loader|Ndubuisi]]: nwanne m rapu okwu a, ekwentị nwere nti
[[Chukwudalu]]: ok biakwa {{address|beer parlour nke Mama Nkechi, azu Total, Osisioma}}

Ndi agha nkwado obodo anyi na-ana ego n'uzo. Onye ji ugboala akwu puku ise. Onye ji motoo akwu otu puku. Onye ji ukwu eje akwu ji. Gini ka anyi mere? Agwala m eze, eze siri na ya ga-ahu ya. O hubeghi ya.

Enugu, ~~Wenezdee~~: Otu nwaanyị di ya nwụrụ, [[Roseline Nwamaka Ugwuoke-Eze]], ebowo ụlọ ọgwụ ukwu ebubo na ha hapụrụ di ya ka ọ nwụọ n'ihi na o nwebeghị ego nkwụnye. Onye na-ekwuchite ọnụ ụlọ ọgwụ ahụ, [[Jideofor Attah]], kọwara na dọkịta niile nọ na ngagharị iwe n'ụbọchị ahụ. Ma otu nọọsụ zoro aha ya gwara anyị na dọkịta abụọ nọ n'ụlọ ọgwụ nke onwe ha. Gọọmentị steeti kwere nkwa ime nchọpụta n'ime izu abụọ.

E-mail
Site na: {{email|kamsi.ude@ozi-ulo.example}}
Gaa na: {{email|ndi-nche@ozi-ulo.example}}
Isiokwu: Ulo akwukwo anyi na ego PTA
Ezi ndi nchikota, PTA nara puku asatọ n'aka nne na nna 412. E kwuru na a ga-ewu mposi. Ewughi mposi. Headmaster, Mazi [[Reginald Ohaeri]], zutara ugboala {{plate|OGW 205 KL}} n'otu onwa ahu. Abughi m onye iro ya. Nwa m [[Kamsi]] no na primary ato.

abali gara aga ndi customs biara ulo anyi na aba. ha si na ha na acho akpukpo ukwu ndi china. nna m na adu akpukpo ukwu n'aka ya, o dighi china no na ya. ha buru igwe akwa abuo. onye isi ha ka ha na akpo oga [[zubairu]]. igwe ahu nwere nomba {{serial number|DDL-8700-41907}}. ulo anyi bu {{address|number 3 omuma road, ulo elu uhie, azu powerline}}. nna m aririala oria

AFIDAVIT NKE OKWU
M bụ [[Hyacinth Nzeribe-Ukah]], onye na-eme ahịa ngwa ụgbọala na Nkpor. BVN m bụ {{bvn|22650194873}}. N'ụbọchị 4 ~~Juun~~ e wepụrụ nde atọ na akaụntụ m {{account number|0316697724}} n'enweghị nkwa m. Onye maneja, Oriaku [[Stella-Maris Anozie]], gwara m na "netwọk" mere ya. Netwọk anaghị azụta ala na Asaba.

Voice note:
Ehee, Fada, nno. O bu mu, catechist nke Station nke ato. Ihe m na-akpo maka ya bu ego ihe nrita. E nyere anyi akpa osikapa iri asaa ka anyi kesaa ndi ogbenye, [[Bro. Festus-Mary|Festus-Mary]] bulara iri ise. O si na o bu gi si ya. Ekwetaghi m. Ahuru m ha {{address|n'ulo nwunye ya na-ere ahia, n'akuku Holy Ghost cathedral, gbagoo steepu}}. Fada, m na-asopuru gi. Ma agaghi m agba asi. Ka emesia.

Ihe omume n'ụlọ ikpe: Ọka ikpe biri, ogbako guzoro ọtọ. Onye akaebe mbụ abịaghị. Onye akaebe nke abụọ siri na ya echefuola. Onye nke atọ bụ nwa agbọghọ dị afọ iri na itoolu. Ọ naghị atụ egwu. O kwuru ihe niile o hụrụ. Ndị mmadụ gbachiri nkịtị.

Nzukọ ndị ọrụ nrụpụta biya, Onicha
Otu: Iwu gosiri na overtime bụ N700 kwa awa.
Abuo: Ha na-akwu N250.
Ato: [[Ositadimma]] jiri calculator gosi oga, oga bụ onye ọcha tiri ya akwụkwọ n'ihu.
Anọ: Union secretary, [[Comrade Afam|Afam]], si ka a hapu ya.
Ise: <<Naanị mụ kwuru na anyị agaghị ahapụ ya>>.
Edere ya: [[Ogechukwu Mbanefo-Ray]], {{staff number|IBC-ON/7748}}.

Biko Pọpọla ndi radio, kpọọnụ aha obodo m ma unu akpọla aha m. E mere anyị ọrụ ụzọ na 2019. Ọ bụ kọntrakta aha ya bụ [[Osy Millions]]. Ụzọ ahụ gbajiri n'otu udu mmiri. ~~Ezinne~~ Street abụrụla osimiri. Ụmụaka na-eji ụgbọ aga akwụkwọ.

Tweet: {{handle|@onitsha_boy_ezi_okwu}} POS {{account number|7039914460}} ka ndi uwe ojii Fegge na-eji ana ego. Aha putara bu [[Calista N.]]. Onye nwere akaebe ozo ziga m DM. #KwusiNke

Ndi nlekota ala ezigara akwukwo na e meela ka ala di na "Umuezike Layout" buru nke ochichi. N'otu izu ka nwanne Surveyor General, aha ya [[Nnaemeka Ikeazor]], nwetara plot isii. Ndekota: {{file reference|AN/LDS/UM/2020/0447}}. Ala nna m ochie so na ya, ya na ili ya. <<Ili nna m ochie bu naanị ili simenti di n'ala ahu>>. E-megharịrị ili. O wutere m.

Nne, imeela maka ozi gị. Ahụ adịla m mma. Ndị ụlọ nile na-ekele gị. Ahịa kwụsịrị n'ihi mmiri. Ka Chukwu mezie okwu. Biko zitere m ose na egusi ma onye na-abịa dị. Ka ọ dị.

ROSTA NDI NCHE, ulo oru ogwu, Trans-Ekulu
Mọn: [[Boniface Ani]], {{phone|08032214078}}
Tuz: [[Ifeanyi "Ojemba" Ede]], {{phone|07030861195}}
Wed: onweghi onye
Tọs: [[Sunday Nwatu]], {{phone|08184403027}}
Fraị: [[Boniface Ani]]
Nkowa: ~~Sunday~~ bu ubochi ezumike. Ogwu na-efu naanị na ~~Wed~~.

Onye ode akwukwo ukwu,
Ano m na-agwa unu na a na-ere "admission" n'ulo akwukwo nọọsụ. Ego ya bu nari puku anọ. [[Matron Ugochi Iroegbu-Daniels|Ugochi Iroegbu-Daniels]] na-anata ya site n'aka nwa ya nwoke [[Kizito]]. E ziri m {{account number|2395571082}}. Ejighi m ego. Nwa m nwaanyi, nọmba JAMB ya {{matriculation number|202330741886BF}}, nwetara 289. O no n'ulo ugbu a na-ere okpa.

Kedu? Ihe banyere ndi otu corpers Ebonyi. Onye na-anara anyi ego ugboala bu [[Chinwendu LI|Chinwendu]]. O na-ekwu na o bu maka inspector. Anyi di 38, puku abuo onye obula. <<Naanị m bu onye Muslim no na CDS group a>>, ya mere anaghị m achọ ka e detuo aha m n'elu. Kpoọ m {{phone|0802 773 5561}}.

N'Ohafia, ndi agha lara ezumike nka na-ebe. Sajent meejọ [[Ukpai Kalu Ndukwe]], nke nomba agha ya bu {{service number|68NA/20551}}, kwuru na o gbara ogu afọ ato n'ihi ala a. "Ihe m nwere bu ukwu otu," ka o kwuru. Onye oru penshon nke kwesiri ime nchoputa ya riorọ ya ka o gosi ukwu nke ozo. Ndi mmadu chiri ochi, ma anya mmiri di ya n'ihu.

Maka ụlọ ahịa ọgwụ dị na Bridge Head: ha na-edegharị ụbọchị n'ọgwụ. Ọgwụ malaria nke kwesiri ịla n'iyi na 2021 ka e dere 2025. Onye na-ede ya bụ [[Nonso Printer]]. NAFDAC bịara, e nyere ha nri. Nọmba ebe ọrụ ha {{company number|BN 3388210}}. Ụlọ ha: {{address|Niger Street, ụlọ nke isii site na mmiri, n'okpuru ụlọ, ọnụ ụzọ ojii}}.

Ihe m huru n'ulo nta oru gas: valvu ahu na-agba. M gwara [[Engr Iwuchukwu|Iwuchukwu]]. O si m "shut up and work". Izu ato gasiri, ọku gbara. Mmadu ise. Ugbu a ha na-ekwu na o bu m mere ya, n'ihi na <<o bu naanị m dere ihe n'akwukwo log banyere valvu ahu>>. Lọya m bu Barr. [[Kenechi Offiah]], {{practice number|SCN 118204}}, {{address|No. 9 Wetheral, uzo mbata n'akuku, elu nke abuo}}.

Nwa amaala na-asi na ~~Chukwu~~ ga-ekpe. ~~Eze~~ obodo na-asi ka e chere. ~~Nwanne~~ adighi na tim. ~~Ego~~ bu nsogbu. ~~Ndidi~~ ka mma, mana agụụ ji anyị.

Akụkọ: Umuahia. E jidere nwoke atọ ji kaadi votu narị abụọ. Otu n'ime ha, [[Onyekachi Mba-Uko]], dị afọ iri abụọ na abụọ, siri na ọ bụ nwanne nne ya nke na-azọ ọkwa kansụlọ nyere ya. Otu kaadi nwere nọmba {{voter number|90F5A81D 44C2 7716}}. Nwaanyị nwe kaadi ahụ, [[Eunice Ahunna]], siri na ya nọ na-achọ ya kemgbe afọ gara aga. Okwu a ka dị n'aka ndị uwe ojii.

Ndewo sa. Meta anyi bu {{meter number|62410075538}}. O na-agba ma oku adighi. Anyi kwuo, ha si na anyi na-ezu ọkụ. [[Emeka Nepa]] nara puku iri asaa ka ya "hazie" ya. Ihaziri gini? Anyi no n'ochichiri.
`
