/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
[8:12 PM, 9/4/2025] {{phone|+234 816 555 0139}}: Mgbede ọma. Onye si m akpọọ gị bụ [[Nkeiru]]
[8:13 PM, 9/4/2025] Redio: Nnọọ. Gwa anyị ihe mere
[8:17 PM, 9/4/2025] {{phone|+234 816 555 0139}}: Ụlọ ọrụ ebe m na-arụ na Oyigbo na-ewere ụmụaka ka ha na-ebu caustic. Otu n'ime ha, [[Chidubem]], agbaala ọkụ n'ihu
[8:18 PM, 9/4/2025] {{phone|+234 816 555 0139}}: onye nlekọta anyị bụ Mr [[Hakeem Olawoyin]]. O si na ọ bụ ~~Chukwu~~ ka anyị ga-ajụ
[8:20 PM, 9/4/2025] Redio: Ego ole ka ha na-akwụ?
[8:24 PM, 9/4/2025] {{phone|+234 816 555 0139}}: 800 naịra kwa ụbọchị. <<Ọ bụ naanị mụ na otu nwa agbọghọ maara ebe akwụkwọ dị>>. Ha na-akwụ na ~~Fraịdee~~. Ụlọ ahịa ~~Obinna~~ Chemicals ka ha na-ere ya

ndewonu. biko unu akpola aha m na redio. abu m onye nkuzi na community school di na etche. principal anyi, mr [[wali]], na ere ule. otu nwata na akwu 15k, ma i kwughi i gaghi abanye hall. ego na aba na akaunti nwunye ya [[adaku wali]], {{account number|2117603385}} uba. exam amalitela na ~~monday~~. ~~ngozi~~ di na ikwu eziokwu, ya mere m ji ede. enwere m list aha umuaka, onye mbu bu [[chisom]], nne ya na ere akara {{address|n'ihu uzo ama ulo ochichi eze, n'okpuru osisi udara}}. kpoo m na {{phone|09165550148}} mgbe chi jiri. ~~goodness~~ na ~~mercy~~ ga eso unu

Ozi olu, e dere ya na desk (nkeji 1, sekọnd 20)
Ee, nnọọ nụ. A na m ekwu site n'Obigbo... ee, ihe a gbasara ọgwụ mgbochi. Nọọsụ bịara, aha ya bụ [[Uloma]], o nyere ụmụaka mmiri kama ọgwụ. Nwa nwanne m, [[Kamsi]], dara n'ala n'otu ahụ. Onye isi ụlọ ọgwụ, Dọkịta [[Iheanyi]], si anyị mechie ọnụ. Kaadị [[Kamsi]] bụ {{hospital number|otu, asaa, itoolu, abụọ, ise}}. Ana m ebi {{address|n'ụlọ ndị Umeh, n'azụ ụka Anglican dị n'Umuabali}}. <<Naanị m bụ nwanyị na-anya ụgbọala n'ezinụlọ a>>, ya mere ha ga-ama onye kwuru ya. Ọ bụ na ~~Nkwọ~~ ka ihe a mere, ọ bụghị na ~~Eke~~. Chineke nyere anyị aka.

OZI SITE N'AKA OKANSỤL OBODO. A NA-EME KA ỤMỤ AMAALA NILE MARA NA AHỊA ~~NKWỌ~~ AGAGHỊ AGBA N'IZU A MAKA MMEMME IRI JI. E GA-EMECHI ỤZỌ ~~AZIKIWE~~ NA ỤZỌ ABA SITE NA ~~EKE~~ RUO NA ~~AFỌ~~. NDỊ ỤGBỌALA SI OWERRE ABỊA GA-ESITE N'IKWERRE ROAD. ỤLỌ ỌGWỤ ~~ST. THERESA~~ GA-ENYE ỤMỤAKA ỌGWỤ N'EFU, BIDO N'ELEKERE ASATỌ. NDỊ KWARA ỤTỤ AHỊA KWESỊRỊ ỊBỊA N'ỤLỌ ỌCHỊCHỊ, NGALABA EGO, ỤLỌ ELU NKE ABỤỌ. OTU NDỊ INYOM, OTU ỤMỤ OKOROBỊA NA NDỊ NCHE OBODO GA-ESO. UDO, ỊHỤNANYA NA ỊDỊ N'OTU BỤ IHE ANYỊ NA-ACHỌ. ~~NGỌZI~~ DỊRỊ UNU NILE.

Onye nchịkọta akụkọ,
Ekele m gị. Abụ m [[Anayo Ndukwe]], onye na-edebe akwụkwọ n'ụlọ ikpe dị n'Ahoada. Na faịlụ {{case number|HAH/77C/2022}}, e wepụrụ akwụkwọ atọ, tinye ndị ọhụrụ. Onye mere ya bụ ode akwụkwọ ụlọ ikpe, Barrister [[Ozioma Nwakpa]]. Ọ gwara m na ọ bụ ọkàikpe nyere iwu, mana ọkàikpe nọ na Calabar n'izu ahụ. Nọmba m n'ọrụ bụ {{staff number|RSJ/AH/0416}}. <<Ọ bụ naanị mụ na [[Ozioma]] nwere igodo ụlọ ahụ>>, ya mere biko, unu ekwula "onye ode akwụkwọ". ~~Ifeoma~~ Chambers nwere foto. Zigara m akwụkwọ n'ozi email: {{email|a.ndukwe.ahoada@pmail.example}}. Kwụsịnụ ịkpọ m tupu ~~Ọgọst~~.
[[Anayo N.]]

Facebook, n'okpuru akụkọ "Mmiri ozuzo ebibie ụlọ iri na Nkwerre"
[[Nwa Jesus]]: Nke a bụ asị! Mmiri adịghị, ọ bụ ndị na-egwu ala ka ụlọ ji daa
[[Ujunwa Ezeala]]: Ị maara? Ụlọ papa m so daa. Anyị na-anọ ugbu a na {{address|ụlọ akwụkwọ sentral, klas nke anọ}}
[[Nwa Jesus]]: ndo nne. Onye nwe ụlọ ọrụ na-egwu ala bụ [[Alphonsus]], onye a na-akpọ [[Ochiagha Nwamkpi]]. Nwanne ya so n'okansụl
[[Ujunwa Ezeala]]: [[Alphonsus]]?? Ọ bịara ụnyaahụ were bag osikapa nye anyị!
{{handle|@kwenu_imo}}: ~~Ebube Nwosu~~ Quarry ka a na-akpọ ya, hmm. Ụgbọala ha {{plate|NKR 642 XC}}. Ka anyị chere ~~Sọnde~~, ~~Mercy Eze~~ Street ga-agba

Ndetu ajụjụ ọnụ / ekwentị / ~~Tuzdee~~
Onye na-ekwu: [[Dede Ukah]], dị afọ 61, onye ọkụ azụ. A na-akpọkwa ya [[Aka Ọkụ]].
- Ọ hụrụ ụgbọ mmiri {{boat number|ANB-331}} ka o bu ngwa agha na ~~Disemba~~
- Onye nnyefe: Sgt. [[Ekene]] si n'ụlọ uweojii, na onye Sapele a na-akpọ [[Efemena]]
- ha nyere ya N20,000 ka o ghara ikwu
- NIN ya {{nin|84410937265}}, o gosiri m kaadị
- nwa ya nwoke bi na {{address|12 Ụzọ Obosi, ụlọ gbara edo edo}}; edela ya!
- <<naanị ya fọdụrụ n'ime ndị ọgbọ ya na-akụ azụ n'abalị>> -> dee naanị "otu onye"
Ekwentị: {{phone|0805 555 0126}}. O kwuru na ọ bụ Chukwu, ọ bụghị ~~Chukwudi~~ Security, na-eche ya.

bro afa m bu [[ik]] i remember say u collect my number for onitsha bridge head? ok nwanne listen. the container wey dem seize na nke [[Onyeka Mbah]]. he told us na spare parts, mana anyi meghere ya, it was codeine. [[onyeka]] bribed di customs n'ahia ~~ngozi~~ na ~~saturday~~. reg no {{company number|BN 2960417}}, ulo oru ya bu ~~Tochukwu~~ and Bros. the clearing agent, [[Prisca]], she ran to ghana, her passport {{passport number|A50918273}} dey with us. pls erase this chat after reading. my meter no ahuru ya na bill {{meter number|45021938817}}, i no know why they asked. ~~ndidi~~ ka anyi na acho, odi mma
`
