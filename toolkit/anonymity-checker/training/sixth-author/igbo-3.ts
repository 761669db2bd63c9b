/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Abakaliki - Ndị uwe ojii ekpughela otu ụlọ ebe a na-edegharị akwụkwọ ala. Ha jidere mmadụ atọ: [[Nwali Igwe Oko]], [[Elechi Mgbada]], na otu nwa agbọghọ na-ede taịp aha ya bụ [[Ogodo Blessing Nwibo]]. Nwa agbọghọ ahụ gwara ndị nta akụkọ na ya amaghị ihe ọ na-ede, na e nyere ya puku abụọ n'ụbọchị. Onye ọka iwu ya ka a tọhapụ ya. ~~Ngozi~~ Chukwu dịrị ndị na-ekwu eziokwu, ka nne ya kwuru n'ama ụlọ ikpe.

Maazi [[Ndukaku Amankwe]], ekele. O bu m, [[Chinweuba]], nwa [[Mgbeke Ose]]. I ma na m na-aru na lokal govment. E nwere akwukwo m huru n'okpuru tebul oga. E dere na e nyere obodo anyi tankị mmiri asaa. Otu ka anyi nwere, ya onwe ya na-agba. Aha kontrakto bu "{{company number|RC 1220984}}". Biko, gi bu onye isi umunna, kpoo nzuko. Ma ekwula na o bu m. <<Na lokal govment a, naanị m si n'umunna unu>>.

nwanne biko lee ya, ha ekwughị eziokwu. ego ahu bu nde asatọ. e kewara ya mmadu asato. [[ugo]] nara, [[titus]] nara, [[okey tex]] nara, [[mama chinonso]] nara. mu onwe m enwetaghi. achoghi m ya. m na-acho ka umu akwukwo nwee oche

Onye isi nche, ulo akwukwo sekondiri
Aha gi? [[Aloysius Nwokike-Umeh]]
Ebe i bi? {{address|Okpuno, n'akuku mgbago Regina Caeli, ulo blok na-enweghi plasta}}
Gini ka i huru? Onye nkuzi computer, Sa [[Dubem]], buuru laptop iri abuo na asatọ n'ugboala {{plate|NEN 448 JB}} n'elekere itoolu nke abali.
I gwara onye? Principal. O si m, "i huru gini?"
Nomba gi? {{phone|08067742290}}

E kwere m na Chineke. E kwere m na ikpe ziri ezi ga-abịa. Mana ụkwụ m na-eme m ọnwa itoolu kemgbe kompani ahụ chụrụ m n'ọrụ. Ha si m na m bụ "casual". Casual anaghị enwe ụgwọ mmerụ ahụ. Igwe ahụ riri mkpịsị aka anọ m. Foto ya dị. Onye ọ bụla na-ahụ m na-ajụ m otú m si eri nri. Ana m eji aka ekpe.

Tebulu ego nchekwa
Aha, Onwa, Ego, Onye natara
[[Ezinwanne Ufere]], Jenuwari, 5000, [[Kelvin]]
[[Adaugo Nwafor-Ike]], Jenuwari, 5000, [[Kelvin]]
[[Nneoma]], Jenuwari, 10000, [[Kelvin]]
[[Mama Chikamso]], Febuwari, 5000, onweghi risiti
Ngukọta: ~~Kelvin~~ bu aha onye natara? Ee, [[Kelvin Uwadiegwu]], {{account number|8160933471}}, {{phone|07045511820}}

Okwu ndi oru ugbo na-adighi mma na nke a: mmanu nkwu anyi, kompani zuru ya otu galọn 600. Ha na-ere ya 1,400. Anyi riorọ ka ha kwuo 800. Ha kpọrọ ndi uwe ojii. Ha jidere [[Iheanacho Ajoku]] na ndi otu ya isii. E jidere ha {{address|n'ogige Adapalm, n'azu ebe a na-ata akwu, gate nke abuo}}. Nwunye [[Iheanacho]] di ime onwa asatọ.

Nnọọ na mmemme "Onye Obodo Kwuo". Taa anyị ga-ekwu maka ọzọ na ego. Ị nwere ike ịkpọ anyị. Cheta na i kwesịghị ikwu aha gị. Ekwula aha ụlọ ọrụ gị ma ọ bụrụ na ọ bụ naanị gị nọ ya. Kwuo ihe ị hụrụ, ọ bụghị ihe ị nụrụ. ~~Oge~~ adịghị. Ka anyị bido.

Nwoke bu ibu n'odu ugbo mmiri Onicha siri: "M bu ibu iri atọ n'ubochi, a na-ede iri isii. Ego iri atọ nke ozo na-aga ebee?" Aha ya bu [[Sunday Odumodu]], ma ndi mmadu na-akpo ya [[Ikuku]]. O jula ajuju a kemgbe afọ abuo. <<O bu naanị ya na-ebu ibu n'isi, ndi ozo na-eji barọ>>. N'izu gara aga, a napuru ya tag nomba ya, {{staff number|OBP/L-219}}.

Ezigbo mmadu, a na m ede gi site n'ulo mkporo Abakaliki. Anọ m ebe a afọ anọ, a kpobeghi m n'ulo ikpe. Onye warda na-ana puku iri ise ka o tinye aha gi n'akwukwo. Aha ya [[Ezekiel Ugbala]], nomba {{service number|NCoS/EB/0871}}. Nke m bu [[Sochima Onwe-Njoku]], nomba ikpe {{file reference|AMC/341C/2020}}. Nwanne m nwaanyi ga-eziga ozi a.

WhatsApp, otu "Umu Class 98"
[[Prinze]]: onye ma onye na-aru na Immigration
[[Lolo Abuja]]: gini mere
[[Prinze]]: ha juru nwa m paspot, si ya weta 70k
[[Ajuzie]]: ha na-eme ya onye o bula, nwunye m kwuru 85k
[[Lolo Abuja]]: kpoo [[Sampson Immi]] {{phone|0806 003 9914}} ma agwala ya na o bu m nyere gi
[[Prinze]]: o bu ya bu onye na-ana ego ahu 😂

Ndi nlekota ogwe ohia kwuru na osisi iroko iri na asatọ furu efu. Onye nche, [[Ani Ozo-Nweke]], siri na ya hiere ura. Ma onye ozo hụrụ ya ka o na-agụ ego. Osisi adighị efu n'onwe ya. O nwere ụkwụ ma o nweghi ije.

Akwukwo mkpesa banyere nkwari akụ
Mgbe m na-arụ dị ka onye na-edozi ihe ndina, ahụrụ m ka ndị isi ọrụ ụgbọ okporo ígwè na-akwụ ụgwọ ime ụlọ 12 maka abalị iri atọ, mana onye ọ bụla anọghị na ya. Ịnvọịs: {{file reference|HTL/NRC/INV/0093}}. Onye binyere ya aka bụ [[Ahamefula Nwosu-Briggs]]. Ụlọ nkwari akụ ahụ dị {{address|Independence Layout, gbagoo ụzọ Bissala, ụlọ nke atọ nwere mmiri na-agba n'ihu}}. <<Nwoke na-edozi ihe ndina bụ naanị mụ na Enugu niile, ndị nke ọzọ bụ ụmụ nwaanyị>>.

Ndị nne, kedu ka unu mere? ~~Ọnwa~~ Ọgọst abatala. Ọgwụ mgbochi ọrịa abịala n'ụlọ ọgwụ. Ọ bụ n'efu. Onye ọ bụla sị gị kwụọ ụgwọ, jụọ ya ịde risiti. Ọ bụrụ na ọ jụ, dee ihe o kwuru. Anyị agaghị akwụ.

~~Emeka~~ Plaza dara n'abali. ~~Ojukwu~~ Bus Stop ka mmadu nwụrụ. ~~Akanu~~ Ibiam Airport mechiri. ~~Chidi~~ Road juputara na mmiri. Onweghi onye a na-akpo aha ebe a, o bu aha ebe.

Site na: [[Nwando Achebeokwu-Lott]]
Nye: onye ntule ego
Daalu maka ekele gi. Ihe i rioro di n'ime imelu a. Vaucha 33 nwere otu odide aka. Puku 480 n'otu. Onye binyere aka "[[J. Jumbo]]" adighi na payroll. M lere ya na komputa, {{log-in|nwando.a}} bu nke m, ma {{log-in|superuser1}} ka e ji tinye ya site na {{ip address|154.118.40.77}}. ~~Uchechi~~ hotel ka ha no mgbe ahụ.

Mama m na-ere okpa {{address|na Gariki, n'ihu mgbago ugboala Awgu, n'okpuru nche anwu MTN}}. Ndi ECTDA biara kpochie ihe ya, wara ite ya. O juru ha, "gini ka m mere?" Otu n'ime ha, [[Chukwunonso Tallest]], siri ya "jụọ gọọmenti". Nne m buliri ite gbawara agbawa gaa ulo gọọmenti ije. O ruru gate. Ha si ya laa.

Fada [[Ambrose-Kanayo]] kwuru na Mass: "Onye ji ego ogbenye wuo ulo, mmiri ga-ebu ya." Kansulo no n'oche mbu kwaara ukwara. N'echi ya, e zigara Fada akwukwo na ulo uka nwere ugwo ala. Nomba akwukwo {{file reference|ENS/LGA/TEN/60}}. ~~Kanayo~~ abughi nti chiri, o ghotara ihe ha na-ekwu.

Enwere m arịrịọ. Onye nwere ike inyere m aka nweta nna m? O so na ndị e jidere na mmegharị ahụ na Nkpor. Aha ya [[Basil Ekwutosi Ogbuka]], ụbọchị ọmụmụ {{date of birth|17/08/1958}}, NIN {{nin|92047318856}}. O yi uwe ojii-na-ọcha. Ana m enweta na {{phone|0903 884 6072}}, m bụ [[Adaobi-Grace]].
`
