/** Invented texts that only measure; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const igboTexts = `
Nye onyeisi ụlọ ọrụ na-alụso nrụrụ aka ọgụ, Abakaliki.
MKPESA MEGIDE ONYE NA-ELEKỌTA ỤLỌ NKWAKỌBA
Onyeisi, aha m bụ [[Nwibo Ogbaga-Eze]]. Abụ m onye ọrụ n'ụlọ ọgwụ ọha, nọmba ọrụ m bụ {{staff number|EBS/HMB/5517}}. <<Ọ bụ naanị m bụ nwoke na-arụ n'ebe a na-amụ nwa>>. N'ụbọchị ~~Nkwo~~ gara aga, Nwada [[Ukamaka Nwofoke]] bupụrụ katọn ọgwụ iri anọ na-enweghị akwụkwọ. Ụgbọala o ji bụ {{plate|AKL 220 VD}}, nwanne ya [[Chinazaekpere]] na-anya ya. Okwu a dị na faịlụ {{file reference|EBS/MOH/T.18/44}}. Ebe obibi m bụ {{address|Nọmba 31 Okorie Ugwu, n'azụ ụlọ akwụkwọ ndị nkuzi}}. Kpọọ m na {{phone|0806 771 3390}} maọbụ dee na {{email|nwiboogb@yahoo.com}}. ~~Chineke~~ gọzie unu.

[8:11 PM, 22/5/2026] [[Obiageri]] Ahịa: ndi be anyi kedu maka ego light
[8:12 PM, 22/5/2026] {{phone|+234 803 441 9927}}: juo [[oga Ifeadi|Ifeadi]]
[8:14 PM, 22/5/2026] [[Obiageri]] Ahịa: o si na o bu ~~orie~~ ka o ga-enye ya
[8:17 PM, 22/5/2026] [[Nwakaego]] Line 4: asi. ego ahu di na {{account number|2093377410}} fidelity, aha [[Ifeadi C. Mgbeahuru]]
[8:18 PM, 22/5/2026] [[Obiageri]] Ahịa: <<o bu naanị m na-ere okporoko n'akuku ọnụ ụzọ ahụ>> ekwula na o bu m
[8:20 PM, 22/5/2026] {{phone|+234 803 441 9927}}: ziga ya {{handle|@ahia_ogbete_eyes}}
[8:22 PM, 22/5/2026] [[Nwakaego]] Line 4: moto ya {{plate|ENU-413 BF}} bu ego anyi. ~~ndidi~~ m agwula

Ozi olu: Ndewo nụ. Biko akpọkwala aha m. Ana m akpọ site n'Ohaji. Enwere otu nwoke, aha ya bụ [[Onowu Azubuogu|Azubuogu]], mana mmadụ niile na-akpọ ya [[Ide]]. O were nde naira abụọ na ọkara maka olulu mmiri, mana mmiri adịghị. Ụlọ ya dị {{address|n'azụ ọdụ ụgbọala, ụlọ nke atọ nwere ọnụ ụzọ ojii}}. Onye kontrakta bụ [[Mazi Okwudiri|Okwudiri]], nọmba ya bụ {{phone|efu asatọ efu atọ, ise ise abụọ, otu itoolu asaa anọ}}. <<Ọ bụ m wegaara ya akwụkwọ ahụ n'ụbọchị mmiri zoro akụ mmiri igwe>>. <<Abụ m onye kacha nta n'ime ndị nche atọ>>. ~~Udo~~ diri unu. ~~Uche~~ m adịghị mma.

NDEKỌ NZUKỌ KỌMITII MMIRI NKE OBODO
Ndị bịara: [[Ichie Ezeoha|Ezeoha]], [[Pasto Onyedikachi|Onyedikachi]], [[Lolo Ugonma]], [[Sunday Aleke]], [[Mazi Ibeabuchi Nwali]]
1. [[Pasto Onyedikachi|Onyedikachi]] kpere ekpere mmeghe.
2. [[Ibeabuchi]] jụrụ ebe ego transfọma dị. Akwụkwọ ego bụ {{file reference|EEDC/ABA/TR/0926}}.
3. [[Lolo Ugonma]] kwuru na ọ hụrụ igwe ahụ n'~~obi~~ eze. Ebe ahụ bụ {{address|Umuosu, n'ihu osisi udara}}.
4. <<Ode akwụkwọ kọmitii, onye naanị ya bụ onye ngwọrọ>>, kwuru na a gwara ya ka ọ gbanwee ego e dere.
5. [[Sunday]] kwuru na a ga-ezukọ ọzọ na ~~Sunday~~. Ekwentị ode akwụkwọ: {{phone|07034419928}}. Ihe niile wee bụrụ ~~ekele~~.

NDEPỤTA NDỊ E BEPỤRỤ ỤGWỌ ỌNWA
Nọmba | Aha | Nọmba Ọrụ | Ụlọ akụ | Akaụntụ | Ekwentị
1 | [[EZENWOKO Chidalu]] | {{staff number|AN/PPSSC/20917}} | Zenith | {{account number|2280194437}} | {{phone|08034471996}}
2 | [[Nkiruka Agbapuonwu]] | {{staff number|AN/PPSSC/20944}} | Ecobank | {{account number|4410093827}} | {{phone|0906 338 1174}}
3 | [[Ugoeze Ibekwe-Ohia]] | {{staff number|AN/PPSSC/21106}} | UBA | {{account number|2017749930}} | {{phone|081 4093 7716}}
4 | [[Somadina]] | {{staff number|AN/PPSSC/21107}} | Access | {{account number|0811937742}} | {{phone|0703-772-0918}}
Onye nke abụọ nwụrụ na {{date|Machị 12, 2023}}, mana a ka na-akwụ ya ụgwọ. <<Onye odeakwụkwọ nọdụrụ n'akụkụ windo na klasị nke iri>> ji akwụkwọ mbụ. ~~Ego~~ adịghị.

aha m bu [[ogechukwu]], ana m akuzi na praimari di na nkanu. <<o bu naanị m bu nwaanyi di ya nwuru n'ulo akwukwo anyi>>. onye isi [[oga amobi|amobi]] na-anara nwata o bula naira nari ise. o na-asi ka a kwuo na {{account number|9014477336}} palmpay, aha [[kosisochukwu amobi]]. nomba m bu {{phone|0901 447 7336}}. ebe m bi bu {{address|quarters ndi nkuzi, ime ulo nke abuo}}. o yiri m egwu n'~~afo~~ gara aga. nin m {{nin|47719300826}}. biko nyerenu m aka, ~~ike~~ agwula m.

---------- Ozi e zigara ---------
Site na: [[Chikaodinaka Uwaezuoke]] <{{email|cuwaezuoke@imodrains.example}}>
Gaa: Ndị nyocha <{{email|nyocha@imodrains.example}}>
Isi okwu: Kontrakti gọta
[[Maduabuchi]], lee nke a. E ji aha [[Engr. Ahamefule Duru-Osuji|Ahamefule Duru-Osuji]] bịanye aka na {{file reference|ID/KON/26/0114}} mgbe ọ nọ n'ezumike. Onye banyere na kọmputa bụ {{log-in|aduruosuji1}}, site na {{ip|172.16.40.9}}. <<Ọ bụ naanị mmadụ abụọ ji igodo, nke ọzọ na-arịa ọrịa>>. Kpachara anya. ~~Ministri Ọrụ~~ ma banyere ya.
[[Chika]], {{phone|+234 (0) 813 771 4402}}

AKWỤKWỌ NNYEFE ỌRỤ, abalị ruo ụtụtụ
Site n'aka [[Koplo Anayo|Anayo]] nye [[Ngozi]]
Ihe niile dị mma ma e wezụga jenereto. N'elekere atọ nke abalị, ụgbọala {{plate|OWR 338 LM}} batara, otu nwoke aha ya bụ [[Chief Dim|Dim]] nọ n'ime ya. O deghị aha. <<Ọ bụ naanị m nọ n'ọnụ ụzọ azụ n'abalị ahụ>>. Oga [[Remigius Ohanu]] sị m edela ya. Edere m ya. Nọmba ọrụ m bụ {{service number|IMS/SEC/1830}}. ~~Ngozi~~ Chineke dịrị gị. Ọ bụrụ na o nwee nsogbu, {{phone|09039914408}}. Onye na-abịa bụ [[Bonaventure]], ebe obibi ya bụ {{address|Plot 17 World Bank, ụlọ akwa akwa}}.

Abụ m nwata akwụkwọ na politeknik. Nọmba m bụ {{matric number|FPO/ND/22/11844}}. [[Dr Iheukwumere|Iheukwumere]] na-ere maki puku iri, site n'aka [[Chinecherem]] onye isi klasị. A na-akwụ ya na {{account number|0339184477}} Wema. <<Ọ bụ naanị m bụ onye ìsì na klasị anyị>>, ya mere o ji sị na ọ dịghị ebe m ga-aga. Ọ kpọrọ m n'ụlọ ya, {{address|Mbonu Layout, n'azụ ụka Katọlik}}. A mụrụ m na {{date of birth|4 Jenụwarị 2002}}. Enyi m [[Tariq]] nụrụ ihe niile, imel ya {{email|tariq.ekedo@poly.example}}. ~~Ihunanya~~ adịghị n'ime ha. ~~Olileanya~~ m bụ unu.

Nye ndị na-ahụ maka penshọn. Aha m bụ [[Pa Ezekwesiri Onuoha-Ukwa]], alara m ezumike nká na posụ ọfịs mgbe m rụchara afọ iri atọ na abụọ. Ụbọchị ọmụmụ: {{date of birth|1/10/1958}}. Nọmba penshọn {{pension PIN|PEN100229940177}}. BVN {{bvn|22260917743}}. Kaadị vootu {{voter card|90F7 2204 B918 3317 056}}. Otu nwaanyị aha ya bụ [[Madam Comfort|Comfort]] chọrọ otu ụzọ n'ụzọ iri. Faịlụ m bụ {{file reference|NPT/UM/PEN/310}}. Ọkwọ ụgbọala ya [[Ifesinachi]] na-anara ego na {{address|ụlọ tii, n'ihu Ibeku Motel}}. Ekwentị ya {{phone|0802-339-7714}}. <<Abụ m onye na-ekesa akwụkwọ ozi ikpeazụ fọdụrụ ndụ n'Ọhafia>>.

Nke a bụ ihe m hụrụ mgbe a na-ekesa fatịlaịza. <<Abụ m nwaanyị ode akwụkwọ e si Nsukka bufee n'afọ a>>. E nyere anyị akpa narị abụọ, e kesara iri anọ. Nke fọdụrụ gara be Kansụlọ [[Ozoemena Nwangbo]] n'ime tipa {{plate|T-8834 EN}}. Ọkwọ ụgbọala bụ [[Garba]] onye Hausa. Ha kpọrọ {{phone|08133 904 417}}. Akwụkwọ tipa {{file reference|ENADEP/FAT/26/207}}. Ejiri m ekwentị IMEI {{imei|358771094420613}} see foto. [[Ozoemena]] sịrị m na ọ bụ ~~oke~~ m. <<Nwoke na-ese anwụrụ n'ụlọ ndị ọrụ, onye nwere apa n'ihu>>, hụrụ ya. Imel: {{email|fatilaiza26@tuta.io}}. [[Garba]] na-atụkwa egwu.

Site n'ụlọ ọgwụ nta. [[Sista Perpetua|Perpetua]] na [[Nọọsụ Adaugo|Adaugo]], ọgwụ mgbochi fọdụrụ bụ 14, akwụkwọ sị 40. [[Mazi Kenechukwu|Kenechukwu]] si n'okpuru ọchịchị buuru 26. <<Abụ m onye dị ime ọnwa asaa na ngalaba ọgwụ mgbochi>>, anọghị m ya na {{date|Septemba 9}}. Laịsens m {{practice number|CHPRBN/JCHEW/70318}}. Paspọtụ ya {{passport|B11840932}}. ~~Ifeọma~~ ahụ a na-ekwu, anyị ahụghị ya. ~~Ministri Ahụike~~ ekwughị ihe ọ bụla. <<Nwaanyị Fulani na-ebute nono n'ụlọ ọgwụ kwa ụbọchị>> hụrụ ya. Kpọọ [[Adaugo]] na {{phone|0703 447 1180}}. <<Tebụl m dị n'akụkụ friji>>, <<ọ bụ naanị m bụ onye Alakụba na ngalaba ahụ>>, <<abụ m nwunye katekist>>.

My people, ndewo nu. Ana m ede letter a maka President General anyi, [[Chief Sir Obumneke Anukwulu-Ozo|Obumneke Anukwulu-Ozo]]. O were ego ụlọ ahịa, 14 million, zụọ Prado {{plate|NNE 771 XA}}. Treasurer anyi [[Bro Ikemefuna|Ikemefuna]] nwere statement nke {{account number|1014993370}} Zenith. O gosiri m ya na {{date|Disemba 28}}. <<I am the only member wey dey come meeting from Cameroon>>, ya mere a ga-ama m ngwa ngwa. Wife ya [[Lady Uzoamaka|Uzoamaka]] na-azụ ahịa na {{address|45B New Cemetery Road, upstairs, red door}}. Phone: {{phone|0809-117-4493}}. Case dị na Customary Court, {{case number|CCN/112/2026}}. ~~Nneka~~ bụ okwu ụka, ọ bụghị mmadụ. Onye na-ekwu eziokwu adịghị atụ ụjọ.

NDỊ ỌKWỌ ỤGBỌALA ỤLỌ ỌRỤ
Onye; Nọmba laịsens; Ụgbọala; Ụbọchị
[[Celestine Odoh-Nkwo]]; {{licence|ENU33017AA04}}; {{plate|08C-220 EN}}; 2/2/2026
[[Musa]]; {{licence|NSK80119AB61}}; {{plate|08C-227 EN}}; 9/2/2026
[[Ogbonne Eluu]]; {{licence|AFK70044AC18}}; {{plate|UWN 518 RK}}; 11/2/2026
Mmanụ bụ lita 900, e ji 300. [[Musa]] jụrụ ịbịanye aka. <<Ode akwụkwọ mmanụ, onye nwere otu aka>>, dere nke a. <<Ọ bụ m na-arahụ n'ime ụlọ ọrụ n'abalị Satọde>>.
`
