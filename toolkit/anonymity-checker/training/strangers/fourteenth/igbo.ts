/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Aha m bụ [[Nwakaego]], ana m ere ọkpa n'ọnụ ụzọ ụlọ ahụike dị n'Umuokpara. Achọrọ m ịkọ ihe m hụrụ. N'abalị ~~Eke~~, ndị ọrụ gọọmentị butere ọgwụ ịba katọn iri. Nọọsụ ukwu, Nwaanyị [[Ogochukwu Anyaora]], bịanyere aka n'akwụkwọ. N'ụtụtụ echi ya, katọn atọ fọdụrụ. Otu nwa okorobịa a na-akpọ [[Chijindu]] ji moto ya bupụ ndị ọzọ, nọmba ya bụ {{plate|NSK 731 WE}}. Nwaanyị dị ime aha ya bụ [[Uzoamaka]] bịara na ~~Friday~~, a gwara ya ka ọ gaa zụta n'ahịa. Nwa ya anwụọla. Abụ m <<naanị onye na-ere ihe tupu chi abọọ ebe ahụ>>, ya mere, ọ bụrụ na a kọọ ya, a ga-amata na ọ bụ m. Biko kpọọnụ m n'ekwentị {{phone|0803 662 9185}} ma unu kpọwa. ~~Ndidi~~ agwụla anyị n'obodo a.

NZUKỌ ỤMỤNWANYỊ ỤKA, ~~ST. MONICA~~ PARISH
Ndị bịara: Oriakụ [[Virginia Obiora]] (onye isi), Oriakụ [[Ifeyinwa]], [[Mama Ejima]], Nwada [[Nkechinyere Ude]], na ndị ọzọ iri abụọ na abụọ.
1. E ji ekpere mepee nzukọ. A gụrụ ihe e dere n'ọnwa gara aga.
2. Osikapa gọọmentị nyere ndị di ha nwụrụ: akpa 40 ka e dere, akpa 23 ka a hụrụ. Nwada [[Nkechinyere]] sịrị na ndị fọdụrụ nọ n'ụlọ onye nnọchite anya, {{address|ogige nwere nnukwu udara, n'azụ ọdụ ụgbọala ochie}}.
3. Ego ọgbakọ dị n'akụ mba {{account number|4087716523}}. Oriakụ [[Ifeyinwa]] kwuru ka e wepụta akwụkwọ akụ.
4. Ka onye ọ bụla ghara ikwu na <<ọ bụ nwunye katikist gụrụ akpa ndị ahụ ọnụ>>.
5. ~~Obioma~~ Day ga-abụ ụbọchị ụka nke abụọ n'ọnwa ~~August~~. Uwe bụ acha anụnụ anụnụ. E ji [[Mama Ejima]] bụ onye ikpeazụ kpere ekpere mechie.

Akụkọ onye nche. Ebe ọrụ: olulu mmiri obodo. Abalị iri na abụọ n'ọnwa ~~Julaị~~.
Mụ onwe m, [[Sylvanus Okpalaeke]], nọmba ọrụ {{staff number|WB/GD/027}}, nọ n'ọrụ. O ruru elekere mbụ nke abalị, a nụrụ m ụda. Atara m ọkụ, hụ mmadụ abụọ ka ha na-atọghe igwe mmiri. Otu n'ime ha bụ [[Ikenna]], nwa nwanne onye kansụlọ. Nke ọzọ ka ha na-akpọ [[Agu Na-Eche Mba]]. Nọmba dị n'igwe ahụ bụ {{serial number|GRF-55-20817}}; edere m ya n'aka m. Kansụlọ bịara n'ụtụtụ, sị m dee na ọ bụ ndị a na-amaghị. Ajụrụ m. Ọ sịrị na ~~Ebere~~ agaghị adị. Ekwentị m, {{phone|08127740396}}, na-ada n'abalị ma o nweghị onye na-ekwu okwu. <<Abụ m onye nche nwere otu aka>>, a naghị eche echiche ịmata m. Nwunye m [[Adaku]] agaala be nne ya kemgbe ~~Sọnde~~.

Leta nye onye ndezi akwụkwọ akụkọ
Onye ndezi, daalụ. Biko nye m ohere kwuo maka okporo ụzọ si Nkwọ Ogidi ruo Afọ Igwe. N'ọnwa ~~Jenụwarị~~, Mịnịstri Ọrụ kwuru na ụlọ ọrụ ~~Chukwuma~~ & Brothers Construction ga-amalite. Eke gafere, Orie gafere, Afọ gafere, Nkwọ gafere, ọ dịghị onye bịara. Ngalaba Ego sịrị ka a jụọ Ụlọ Omeiwu. Ụlọ Omeiwu sịrị ka a jụọ Okpuru Ọchịchị. Okpuru Ọchịchị nọ na Krismas. Kedu ebe Eziokwu dị? Kedu ebe ~~Udo~~ dị? N'~~Azikiwe~~ Square ka e kwere nkwa ahụ, n'ihu Ndị Eze, Ndị Ụka na Ndị Otu Ụmụnwanyị. Olileanya abụghị simenti, ~~Ngozi~~ abụghị kol-taa. Ka Onye Nyocha Ego wepụta akwụkwọ ka anyị niile gụọ ya.
Ọ bụ m, otu onye na-akwụ ụtụ isi na Mpaghara Ugwu

Mkparịta ụka na nwaanyị ọrụ ugbo, afọ 47. E dere ya n'otu ụbọchị ahụ.
Ọ sị ka a kpọọ ya naanị [[Nneka]]. Aha ya n'ezie bụ [[Roseline Nwafor-Eze]], ma ka ọ ghara ịpụta. Ọ zara ajụjụ na-akpụ ji. E nyere fatịlaịza n'~~Eprel~~, ma aha di ya nwụrụ anwụ, [[Boniface]], nọ n'ihe ndepụta, e jikwa NIN ya, {{nin|52290471863}}, nata akpa anọ. Onye natara ya bụ [[Okwudili]], odeakwụkwọ otu ọrụ ugbo ~~Igwebuike~~. O bi na {{address|ụlọ elu nke mbụ n'agafe akwa mmiri Iyi Oji}}. Nwaanyị a gara jụọ ya. Ọ sịrị ya: "Onye nwụrụ anwụ na-akọkwa ugbo." Ha chịrị ọchị. Kemgbe ahụ a na-egbutu akpụ ya n'abalị, e bepụkwara mita ọkụ ya, {{meter number|04170338852}}. Ọ bụ <<naanị nwaanyị mụrụ ụmụ ejima atọ n'ogbe ahụ>>. Ọ sị: ~~Chidi~~, Chukwu dị, mana mmadụ dịkwa. [[Nneka]] ga-abịa ọzọ n'~~Nkwọ~~.

biko nna, abu m nne nwata akwukwo. aha nwa m bu [[chisom]], o no na primary nke ise na central school. onye isi akwukwo, oga [[ezekwesili]], na anara anyi puku abuo kwa onwa maka "lesson". onweghi lesson. onye nkuzi ha, miss [[perpetua]], kwuru eziokwu na nzuko ndi nne na nna, e bufere ya n'ime ohia. mu na [[mama kosi]] na [[oluchi]] dere akwukwo ozi, anyi tinyere nomba ekwenti m {{phone|0906 118 7743}}. ugbu a ha na akpo m na abali. ha siri na ha maara be m, {{address|umuezeala, uzo ama no n'akuku ulo nkwo nkwu}}. nwa m ebe akwa na o gaghi aga akwukwo ~~monday~~. echere m na ~~ifeoma~~ memorial hall ka a ga ekpe ikpe ma a kagburu ya. ~~amarachi~~ chukwu ga ezuru anyi

OZI NWUTE
Ezinụlọ [[Ugwuanyi-Odo]] nke Amaeze ji obi mgbawa na-ekwupụta ọnwụ nna ha, Ogbuefi [[Celestine Ugwuanyi-Odo]], onye nkụzi lara ezumike nka, <<onye gbara akaebe n'ụlọ ikpe megide onye isi ntuli aka>>. Ọ hapụrụ nwunye ya, Lolo [[Bernadette]], na ụmụ: [[Obinna]], [[Chizaram]], [[Somto]], na nwa nwa, [[Kamsi]]. Abalị ili ozu bụ ~~Fraịdee~~, abalị iri abụọ na asaa n'ọnwa ~~Maachị~~. A ga-ebu ozu si n'ụlọ ọgwụ ~~Annunciation~~ (akwụkwọ ụlọ ozu {{hospital number|ANN/M/0914}}) bịa n'{{address|obi ya dị n'Umuavulu, nke nwere ọnụ ụzọ ígwè ọjị ojii}}. Maka ajụjụ, kpọọ [[Obinna]] na {{phone|0802 773 6604}} maọbụ dee {{email|obi.uodo@amaezemail.example}}. Ezinụlọ na-arịọ ka onye ọ bụla ghara ibute ndị uwe ojii. Ogbuefi [[Celestine]] hụrụ ~~Udo~~ n'anya.

Redio "Olu Ọha", oku nke anọ. Edere ya otu e si kwuo ya.
Onye nduzi: Ị bụ onye?
Onye kpọrọ: Abụ m [[Tobenna]], nwa akwụkwọ. Nọmba akwụkwọ m bụ {{matric number|2020/EDU/4471}}.
Onye nduzi: Nwanne m, ekwula nọmba. Gịnị mere?
Onye kpọrọ: Ego bọsarị! Gọọmentị akwụọla, ma ụlọ akwụkwọ sịrị na anyị 31 anaghị adị ndụ. Enyi m [[Wisdom Osaji]], e dere na ọ nwụrụ. Ya onwe ya nọ ebe a na-achị ọchị!
Onye nduzi: Onye dere ya?
Onye kpọrọ: Maazị [[Okolo]], na [[Professor Akara]], otú ahụ ka anyị si akpọ ya. Ha ji log-in {{log-in|bursary_adm7}}; edobere ya n'ihu kọmputa.
Onye nduzi: Chineke! Anyị ga-akpọ ~~Okpara~~ Hall ka anyị jụọ. Taa bụ ~~Tuzdee~~, anyị ga-alọghachi n'~~Orie~~. Ka ~~Ifunanya~~ FM daa.
`
