/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Nye Onyeisi Oche, Otu Na-alụso Nrụrụaka Ọgụ, Enugu.
Mkpesa megide Maazị [[Ikechi Nwankpa-Ani]]
Ezi nna anyị ukwu, aha m bụ [[Uzoamaka Ugwuoke]], onye nkuzi lara ezumike nká. N'ọnwa ~~Eprel~~ gara aga, gọọmenti nyere obodo anyị nde naira anọ ka e jiri rụzie ọdụ mmiri dị n'akụkụ ụlọ akwụkwọ ~~St. Cyprian~~. Maazị [[Ikechi]] tinyere ego ahụ n'akaụntụ nwunye ya, [[Adaobi]], nọmba ya bụ {{account number|0057318846}}. Mgbe m jụrụ ya, ọ gwara m ka m pụọ n'ihu ya. Onye ode akwụkwọ, [[Okwudili]], nwere akwụkwọ ndị ahụ niile. Biko, nyochaanụ ya n'ihi ~~Eziokwu~~ na udo. Ekwentị m bụ {{phone|0806 419 7735}}. Ka Chineke gozie ọrụ unu.

Mụ onwe m, [[Nwakaego Obiajulu]], nwanyị di ya nwụrụ, bi na {{address|Ụlọ nke iri na abụọ, Okporo ámá Ezenwanyị, Ajegunle}}, na-aṅụ iyi na ihe ndị a bụ eziokwu:
1. Na di m, [[Obiajulu Nweke]], nwụrụ n'ụbọchị ~~Fraịde~~, abalị itoolu n'ọnwa Julaị.
2. Na nwanne ya, [[Godson Nweke]], kpọchiri ụlọ ahịa anyị dị na Laịnị ~~Emeka~~, ahịa Alaba, ma were igodo.
3. Na ọ kpọrọ onye na-arụzi igodo a na-akpọ [[Ọkpụ Ọka]] ka ọ gbanwee ya.
4. Na m nwere ụmụ ise, nke ọkpara bụ [[Chinonso]], <<nwa okorobịa e gbagburu otu aka ya n'agha>>.
5. Na nọmba NIN m bụ {{nin|64018297355}}.
A gụrụ m ya n'olu Igbo, m wee tinye akara mkpịsị aka m. ~~Ndidi~~ ka m ji eche ikpe ziri ezi.

Ihe e kwuru n'ọgbakọ Umunna Umuokpara nọ na Lagos, Sọnde nke mbụ n'ọnwa ~~Ọktoba~~
Ekpere mmeghe: Ụkọchukwu [[Barnabas Ilozue]]. Ịwa ọjị: Ichie [[Akunne Ofoegbu]].
Ndị bịara: [[Ofoegbu, Titus]]; [[Mgbafor]]; [[Ugonna]]; Dibịa [[Ekene]]; na ndị ọzọ, ha dị iri abụọ na atọ.
Okwu ala: [[Ugonna]] sị na ụlọ ọrụ ~~Chukwuma Brothers~~ na-egwu ájá n'ala ọha n'enweghị ikike. A kwekọrịrịtara na anyị ga-ede akwụkwọ zigara Kọmishọna. [[Titus]] ga-enye puku naira iri ise maka ọka iwu, Barrister [[Somto]].
Ikwu ụgwọ ọnwa: [[Mgbafor]] kwụrụ; Dibịa [[Ekene]] akwụghị kemgbe ~~Ista~~.
Emechiri ọgbakọ n'elekere ise, e jiri abụ udo.

nye ndi uweojii. aha m bu [[ebuka]], ana m ere akwa okirika na katangowa. n'abali ~~tuzde~~ gara aga, mmadu ato biara n'ulo m, {{address|azu ulo uka mountain of fire na agbado kroosin}}, were ego na ekwenti m. amaara m otu n'ime ha, a na-akpo ya [[tallest]], ezi aha ya bu [[wasiu]]. o na-anya okada nwere nomba {{plate|FKJ 284 QE}}. onye agbata obi m, [[mama chisom]], huru ha mgbe ha na-agba oso. imei nke ekwenti m bu {{imei|861204057739016}}. agara m na steshon unu na ~~monde~~ ma inspekto [[okafor]] si m weta puku iri na ise. enweghi m ike igaghachi kwa ubochi. biko unu nyere m aka, maka ~~ebere~~. chukwu gozie unu.

ỌKWA NYE ỌHA
Ụlọ Ikpe Kọstọmarị dị na Nnewi, Ọzụbụlụ na Ihiala ga-emeghe ọzọ na ~~Mọnde~~, abalị iri na isii n'ọnwa Septemba, mgbe ezumike gachara. Onye ọ bụla nwere okwu gbasara Ala, Ihe Nketa, Alụmdi ma ọ bụ Ụgwọ kwesịrị ịbịa n'Ụlọ Ọrụ Rejistra n'Okporo Ụzọ ~~Oraifite~~, tupu elekere iri. Weta Akwụkwọ gị, weta Ndị Àmà gị. A naghị akwụ ụgwọ n'aka onye ọ bụla; nweta Rịsịtị. Ndị Enyemaka Iwu na-anọ n'Ụlọ Nzukọ ~~St. Jude~~ na Wenezde na Tọzdee. ~~Ndidi~~ na Eziokwu ka e ji ekpe Ikpe. Ụmụ Nwanyị ndị Di ha nwụrụ nwere ikike ibi n'Ụlọ Di ha, Iwu Ala Naịjirịa kwadoro ya. Nke a sitere n'Ọnụ Rejistra.

Nkwekọrịta ịgbazite ụlọ, n'etiti Nze [[Ifeanyichukwu Ukaegbu]] (onye nwe ụlọ) na Oriakụ [[Ijeoma Nkem Osuji]] (onye ga-ebi n'ime ya). Ụlọ dị na Aba, n'ámá ~~Azikiwe~~, nke dị nso n'Ahịa Ọhụrụ. Ụgwọ afọ bụ puku naira narị abụọ. Oriakụ [[Osuji]] kwụrụ ya n'akaụntụ {{account number|3316075529}}. Ụlọ ahụ nwere mita ọkụ {{meter number|45063811927}}. Ndị àmà: [[Papa Nnanna]], <<onye na-akpụ isi n'ihu ụlọ ahụ kemgbe agha biri>>; na Madam [[Ekaette Udofia]]. E debanyere aka ya na ~~Satọdee~~, abalị iri na otu, n'ọnwa ~~Jun~~, n'ihu Onye Ode Akwụkwọ [[Chimezie]].

Nye Odeakwụkwọ, Ụlọ Ọrụ Penshọn, Owerri. Abụ m Corporal [[Innocentius Duru]], onye agha lara ezumike; nọmba ọrụ m bụ {{service number|63NA/7120}}. Ekwesịghị m ịrịọ arịrịọ maka ihe ruuru m. Kemgbe ~~Disemba~~ 2014, ha kwụrụ m naanị otu ugboro. Nwa agbọghọ nọ n'akụkụ windo, [[Nne Ola]], gwara m na a kpọrọ aha m [[Duru I.]] n'ụzọ na-ezighị ezi, nke mere ego ahụ ji gaa nye [[Innocent Durueke]]. Agbara m ọsọ gaa ụlọ akụ dị na Okporo Ụzọ ~~Wetheral~~, ha sị m chere. BVN m bụ {{bvn|22190864473}}. <<Abụ m onye ahụ ji naanị otu ntị alọta agha>>; mmadụ niile na Emekuku maara m. Nwunye m [[Philomena]] na-arịa ọrịa ọbara mgbali elu. Unu jiri ~~Ebere~~ zaa m ngwa ngwa. Ozi unu nwere ike isi n'aka nwa m, ekwentị {{phone|08134475190}}.

Ọ bụ m, [[Amarachi Odimegwu]], na-ede, abụ m nwata akwụkwọ na Mahadum Nsukka, nọmba m {{matric number|2018/251447}}. Onye nkuzi anyị, Dọkịta [[Ekwunife-Ibe]], na-achọ puku naira iri atọ n'aka onye ọ bụla tupu ya enye ya akara. N'ụbọchị ~~Tọzdee~~ ọ zitere ozi n'otu WhatsApp anyị, [[Onyeka]] bụ onye nnọchiteanya klas anyị gụpụtara ya. Anyị kwụrụ ego n'akaụntụ nwanyị a na-akpọ Sista [[Ogonna]], {{account number|2064493178}}. Ihe ngosi dị na {{email|amarachi.od@webmail.example}}. Unu enyela ya aha m, n'ihi na <<ọ bụ naanị mụ na-ejikarị oche nkwagharị n'ime klas ahụ>>. Ụlọ m bi na ya bụ {{address|Hostel Zik Flats, ime ụlọ 214}}. [[Onyeka]] kwere nkwa ịbụ àmà. N'ụlọ ọrụ ~~Nnamdi~~ Hall ka ha ga-enwe ọgbakọ na ~~Mee~~. Ka Eziokwu merie.
`
