/** Invented texts by an author of rules; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const igboTexts = `
AKWỤKWỌ IYI N'ỤLỌ IKPE OBODO
Mụ bụ [[Okwudiri Anaeto]], onye ọrụ ugbo, nke bi na {{address|Umuokpu, n'akụkụ ụlọ ụka Anglican ochie}}, na-aṅụ iyi na [[Maazị Ikenga|Ikenga]] rere ala ezinụlọ anyị. Akwụkwọ ala ahụ bụ {{file reference|AN/LR/3308/K}}. Onye tụrụ ala bụ [[Chukwuebuka]]. <<Ọ bụ naanị m nọ n'ọhịa mgbe ha kụnyere ihe akara>>.

Olu e dekọrọ: Ndewo nụ, ọ bụ [[Nne Chizoba]] na-ekwu. Ego ụmụ nwaanyị nọ n'aka [[Adaure]]. Ọ sị na ya akwụọla, ma anyị ahụghị ihe ọ bụla. Ụlọ ya dị na {{address|Ogwugwu, azụ ọgwụ Dọkịta Mba}}. Akara ekwentị m bụ {{phone|efu asatọ efu isii, asaa abụọ otu, anọ itoolu atọ asaa}}. Biko, ekwula aha m.

[[Obiora]]: kedu onye bu akwukwo ahia
[[Somto Carton]]: obughi m. juo [[Ejike]]
[[Obiora]]: [[Ejike]] si na gi
[[Somto Carton]]: asi. lee nomba ya {{phone|09031178826}} kpoo ya
[[Obiora]]: gbalaga. ugboala {{plate|NEN 604 RT}} no n'azu ugbu a

NZUKỌ NDỊ NNE NA NNA
Ndị bịara: [[Nze Ambrose|Ambrose]] (onye isi oche), [[Oby]], [[Maazị Cletus|Cletus]], onye nkụzi bụ [[Uchechi]].
1. [[Oby]] ji ekpere meghee.
2. [[Maazị Cletus|Cletus]] jụrụ ebe ego oche dị. Azịza abịaghị.
3. Ihe na-esote ga-abụ na ~~Satọdee~~.
4. E ji ~~Amara~~ mechie.

Nye ndị ICPC. Ana m ede banyere onye na-elekọta ego na kansụl anyị, [[Virginia Nwachukwu-Ogu]]. Ọ na-anara onye ọ bụla puku atọ tupu o bipụta akwụkwọ ọmụmụ. Nwa m [[Kosarachi]], a mụrụ ya {{date of birth|na mbọsị iri na ise nke Julaị, 2022}}. Anyị enwetabeghị akwụkwọ. Ebe anyị bi: {{address|Nkwo Ukwu, n'ihu ụlọ nkwakọba yam}}. Akaụntụ ya: {{account number|0093472816}} Fidelity.

Akwụkwọ ụgwọ ọnwa
Aha; ọrụ; e dere; o nwetara
[[Nwakaego Mbah]]; ịza ala; 28,000; 10,000
[[Sylvanus]]; onye nche; 28,000; 10,000
[[Ogechukwu Ilo]]; "nchịkwa"; 60,000; 60,000
[[Ogechukwu Ilo]] bụ nwa nwanne onye isi. Nọmba ọrụ ya {{staff number|EBS/LG/04418}}.

Taa ahịa juru. Garri dara ọnụ, ose dara ọnụ. Onye ọ bụla na-ajụ gịnị ka ego ụtụ isi na-eme. Mmadụ zara sị na o ji arụ okporo ụzọ. Anyị chịrị ọchị. ~~Ndidi~~ dị mma, ma afọ na-agụ anyị. ~~Eke~~ ọzọ abịala.

Ozi onye nọọsụ: Anọ m na-arụ abalị. Igwe oxygen atọ ka e dere, otu ka m hụrụ. Onye bu abụọ ndị ọzọ bụ [[Papa Emeka]], okwo ụgbọala nke Dọkịta [[Nwosu-Eke]]. Ọ rere ha na {{address|Douglas, ụlọ ahịa nọmba 41, n'elu}}. Akwụkwọ ikike m {{practice number|NMC-RM-118207}}. <<Ọ bụ naanị m na-arụ n'abalị Fraịdee ahụ>>.

Site na: {{email|uju.n@akwukwo-anyi.test}}
Nye: {{email|ndi.nyocha@akwukwo-anyi.test}}
Isiokwu: ego ule
Ezigbo ndị nyocha, [[Mr Nwogbo|Nwogbo]] na-anara ụmụ akwụkwọ N6,500. Nwata nwoke aha ya bụ [[Ifeanyichukwu]] akwụghị, a chụpụrụ ya. Nọmba ule ya {{exam number|4070933182GA}}. Enwere m olu o kwuru.
[[Uju N.]]

Ndị uwe ojii nwụchiri nwanne m nwoke n'ebe nlele dị na {{address|Nkwelle, n'okpuru àkwà}}. Aha ya bụ [[Chimaobi Udeze]]. Sajentị [[Patrick]] sị anyị weta puku iri isii. Anyị rere igwe akwa. Moto ya {{plate|ABN 218 QW}} ka dị n'aka ha. Biko nyere anyị aka. Mụ bụ [[Ngozika]].

Akwụkwọ onye na-efe ala nna ya (NYSC). Nọmba m {{staff number|IM/25C/1904}}. Ebe m na-arụ, onye isi, [[Sister Perpetua|Perpetua]], na-anara anyị ụgwọ ụlọ okpukpu abụọ. Enyi m [[Hadiza]] jụrụ, a kpọchiri ya n'èzí. <<Ọ bụ naanị mụ na ya bi n'ụlọ ahụ>>. Zitere m ozi na {{handle|@corper_eji_oku}}.

Ihe m nyefere: mkpịsị igodo ise, akwụkwọ ego abụọ, igwe ojii otu ({{serial number|HPLJ-0X7-3391}}). Ihe m enyefeghị: ọkụ jenereto, n'ihi na [[Engr. Nnamani|Nnamani]] buuru ya. Onye natara ha bụ [[Theresa Ugwoke]]. Okwuntughe bụ {{log-in|Ugo#Store19}}. Ụbọchị: ~~Mọnde~~.

Ndị ntorobịa Umuawa na-ekwu: Ebe ego okporo ụzọ gara? Ọrụ nọmba {{file reference|ABSG/W/26/0771}}. Onye kọntraktọ bụ [[Chief Ekwueme Oji|Ekwueme Oji]], onye a na-akpọ [[Ebubedike]]. Okporo ụzọ kwụsịrị {{address|n'ọnụ ụzọ obi Eze, Umuawa Ibu}}. Ebe e debere foto: {{website|umuawa-hapu-ego.invalid}}.

Onye akaebe nke atọ: Aha m bụ [[Caroline Obiageli Nnaji]]. Adị m afọ 52. A na m ere mmanụ n'akụkụ ọfịs paspọtụ. Nwoke a na-akpọ [[Agụ Paspọtụ]] na-anara puku iri asatọ. Akwụkwọ nwa m, {{passport number|A09937714}}, were ọnwa isii. <<Ọ bụ oche m chere ụzọ azụ ihu>>.

Ụmụaka na-agụ akwụkwọ n'okpuru osisi. Gọọmentị sị na e wuru ụlọ akwụkwọ iri. Anyị hụrụ mgbidi otu. Ewu na-ehi na ya. Onye nkụzi bịara n'~~Afọ~~, laa n'~~Afọ~~. Onye ga-ekwu? ~~Chukwu~~ nọ.

N'ụnịvasiti anyị, onye nkụzi aha ya bụ [[Prof. Okafor-Dike|Okafor-Dike]] na-ere akara. B bụ puku iri abụọ. A na-akwụ ya na {{account number|6618 0439 27}}, aha [[Amaka Dike]]. Nọmba m {{matric number|ESU/22/PHY/0319}}. O sịrị na m kwuo, agaghị m agụcha. Enyi m [[Tochi]] ma ihe niile.

[4/10 06:12] [[Kenechukwu Ahịa Ọgwụ]]: unu ahula ozi
[4/10 06:13] [[Nkechinyere]]: nke gini
[4/10 06:15] [[Kenechukwu Ahịa Ọgwụ]]: e nyere [[Bonny]] kontrakt. ogo onye isi
[4/10 06:18] [[Nkechinyere]]: ulo oru ya no {{address|28 Ziks Avenue, ulo elu nke ato}}. onweghi onye no ebe ahu
[4/10 06:19] [[Kenechukwu Ahịa Ọgwụ]]: {{company number|BN 7730418}}

Ozi nye onye nta akụkọ: Onye ọka iwu anyị, [[Barr. Ezeilo|Ezeilo]], nwere akwụkwọ niile. Ọfịs ya dị na {{address|Ogui, n'elu ụlọ ahịa akpụkpọ ụkwụ}}. Jụọ nwa okorobịa aha ya bụ [[Kenneth]]. Akwụkwọ ịkwụ ụgwọ {{file reference|ENS/PV/7/20391}}. Ekwentị m mebiri; jiri nke nwunye m: {{phone|0818-330-7492}}.

Pasto kwusara ozi banyere eziokwu. Ka o mechara, e kesaara ndị ụkwụ ukwu envelopu. Onye isi kansụl nọ n'ihu yi ọcha. Ndị nkụzi akwụbeghị ụgwọ ha kemgbe mmiri malitere. Etinyeghị m ihe ọ bụla. ~~Ngozi~~ na-abịara onye eziokwu.

Kaadị ụlọ ọgwụ nne m bụ {{hospital number|ESUT-H/31-7708}}. Ọ nwụrụ n'ihi na nọọsụ, [[Nọọsụ Agbo|Agbo]], sịrị weta ego ọkụ. Nwanne m nwaanyị [[Onyinyechi]] gbagara ibute ego. Tupu ọ lọta, ọ gwụla. Anyị bi na {{address|Coal Camp, Mgbemena, ụlọ nwere osisi ube}}. Mụ, [[Sunday Agbo-Eze]], kwuru nke a.

Okwo ụgbọala onye kansụl gwara m na nzuzo. Aha ya bụ [[Uzoma]], mana ndị enyi na-akpọ ya [[Brake Fail]]. O buru akpa anọ gaa ụlọ [[Hon. Lady Chinasa|Chinasa]] dị na {{address|nọmba 16, okporo ámá Aguleri, Independence Layout}}. Laịsensị ya {{driver licence|ENU 38810 AA 14}}. <<Naanị ya maara ụzọ azụ ahụ>>.

Ndepụta ụmụ nwaanyị nwetara enyemaka
1) [[Eunice Aja]], {{phone|0703 448 1926}}, o nwetara
2) [[Ihuoma]], {{phone|081 6274 0093}}, o nwetaghị
3) [[Nwanyịbuife Okeh]], ọ nwụrụ 2021, "o nwetara"
4) [[Cordelia Nwafor]], BVN {{bvn|22738100462}}, ọ bụ nwunye onye isi, ugboro atọ

Ọkwa: nzukọ ụmụ nwaanyị ga-adị n'~~Orie~~ n'elekere anọ. Anyị ga-ekwu banyere ego olulu mmiri. Onye ọ bụla bute akwụkwọ ịkwụ ụgwọ. Ka ~~Udo~~ dịrị.

E manyere m ịbịanye aka. Abụ m kansụlọ, [[Evangeline Ikpo]]. Akwụkwọ ahụ sị na anyị zụrụ traktọ isii. Traktọ adịghị. Onye isi, [[Onuegbu]], zitere [[Ifeoma PA]] na envelopu. Eweghachiri m ya. <<Mụ bụ naanị nwaanyị nọ n'ọgbakọ ahụ>>. Akara votu m {{voter card|60D3 99A1 4472 E018}}.

N'ebe a na-egwu nkume, onye ọrụ bụ [[Festus Alo]] na-anara puku iri ise n'ụgbọala ọ bụla. Onye na-ekpokọtara ya bụ nwata, [[Small Nweke]]. Nọmba ya {{phone|0906 efu efu anọ 8817}}. Ogige ha dị {{address|Ngbo, kilomita anọ site n'ahịa}}, GPS {{gps|6.3917, 8.1044}}. Gwongworo {{plate|AKZ 339 XU}}.

Nwa agbọghọ ahụ jụrụ nna ya, "Gịnị mere anyị ji akwụ ụtụ?" Nna ya sị, "Ka okporo ụzọ dị mma." Ha abụọ lere okporo ụzọ anya. Apịtị jupụtara. Ha lara ụlọ. Ọ bụ otu a ka o dị.
`
