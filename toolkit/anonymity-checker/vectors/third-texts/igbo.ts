/** Invented texts that only measure; see `../marked-sets.ts`. Both halves are read (decision 325). */
export const igboTexts = `
Biko nyerenụ anyị aka. Onye isi ụlọ akwụkwọ anyị, [[Mazi Obinna Ezeudu|Obinna Ezeudu]], na-anara nne na nna ego tupu ụmụ ha anwale ule. Ụnyaahụ o gwara [[Nkiruka]] ka o weta puku iri. <<Naanị m bụ onye na-akụzi Bekee n'ụlọ akwụkwọ ahụ>>. Nọmba ekwentị m bụ {{phone|0803 991 4476}}.

Ndị bịara nzukọ: [[Mazi Chukwuemeka Odo|Chukwuemeka Odo]] (onye isi oche), [[Oriaku Nwanyịbụife Ani|Nwanyịbụife Ani]], [[Uchenna Ugwuoke]] na [[Nze Ezeaku|Ezeaku]].
[[Odo]] kwuru na agaghị akwụ ụgwọ ọrụ ọnwa a. [[Uchenna]] jụrụ ebe ego gọọmentị nyere dị. Ọ dịghị onye zara ya.

Aha | Nọmba onye ọrụ | Ego
[[Ngozi Anyaegbu]] | {{staff|EN/HMB/0772}} | 54,000
[[Chidiebube Oli]] | {{staff|EN/HMB/0781}} | 54,000
[[Ifesinachi Omeje]] | {{staff|EN/HMB/0790}} | 77,300
Ndị a anaghị abịa ọrụ, ma a na-akwụ ha kwa ọnwa.

ezigbo ụtụtụ. aha m dị mkpa izo. [[emeka]] onye na-anakọta ụtụ na-ede obere ego n'akwụkwọ ma nara nnukwu ego. [[ngozi]] na-enyere ya aka. ha nara m puku ise n'izu gara aga. <<ọ bụ naanị m na-ere akwa n'ahịrị ahụ>>.

Onye nkuzi [[Maazị Uzọ|Uzọ]] na-arịọ ụmụ agbọghọ ihe na-adịghị mma. [[Amarachi]] kọọrọ nne ya, [[Mama Amarachi|Amarachi]]. Onye isi ụlọ akwụkwọ, [[Sista Perpetua|Perpetua]], sị ha mechie ọnụ. <<Nwa m nwanyị na [[Amarachi]] nọ n'otu klas>>.

<<Abụ m onye kacha ọdụ n'ọfịs ahụ>>. Onye isi anyị, [[Maazị Chidozie Eke|Chidozie Eke]], gwara m ka m bịnye aka n'akwụkwọ ụgha. <<Naanị mụ na ya nọ n'ime ụlọ>>. <<Adị m ime ọnwa ise>>.

Akwụkwọ mkpesa
Anyị bụ ndị na-ere ahịa n'ahịa ọhụrụ. Onye isi ahịa, [[Chief Ikechi Nwafọr|Ikechi Nwafọr]], na onye na-edebe ego, [[Ogechi]], eriela ego anyị tụkọrọ maka mposi. Ego ahụ banyere n'akaụntụ {{account|3098114402}} nke [[Somadina Ikechi]]. [[Ogechi]] kwuru na ọ bụ [[Ikechi]] nyere ya iwu.

Nọọsụ [[Adaobi]] na-ere ọgwụ gọọmentị nyere n'efu. Ọ na-ezigara ya nwanne ya nwoke, [[Kosisochukwu]], n'ụlọ ahịa dị {{street|n'azụ ụlọ mmanụ Conoil, okporo ámá Agbani}}. Ahụrụ m ha n'abalị Fraịde. <<Abụ m onye na-eche ọnụ ụzọ ụlọ ọgwụ ahụ n'abalị>>. Biko unu ekwula aha m.

Onye ọchịchị obodo anyị, [[Igwe Okwudili|Okwudili]], rere ala ụlọ ọgwụ nye [[Alhaji Tanko|Tanko]]. O binyere aka n'akwụkwọ ahụ ya na [[Barrister Chinwe|Chinwe]]. Nọmba akwụkwọ ahụ bụ {{file|LND/UD/2024/118}}. Mgbe [[Ejike]] jụrụ ajụjụ, ha chụpụrụ ya n'obodo.

Ụgbọala [[Kansụl Nnamdi|Nnamdi]] zụtara bụ {{plate|ENU-412 AJ}}. Ụgwọ ọnwa ya agaghị ezu ịzụta ya. [[Chioma]], odeakwụkwọ ya, gwara m na ego ahụ si n'ego okporo ụzọ. O zigara [[Chioma]] ozi n'ekwentị {{phone|09061148832}} ka ọ ghara ikwu okwu.

Ọ bụ [[Tochukwu]] na-edebe igodo ụlọ nkwakọba. N'ụbọchị Mọnde o nyere [[Sunday]] akpa sịmenti iri abụọ. [[Sunday]] buuru ha gaa n'ụlọ [[Injinia Ejiofọ|Ejiofọ]]. E ji ego ụlọ ọrụ zụta sịmenti ahụ. Email m bụ {{email|ozi.nzuzo@akwukwo.example}}.

Anyị dị mmadụ anọ n'ngalaba ahụ, ma <<naanị m bụ nwanyị>>. [[Oga Benjamin|Benjamin]] nyere [[Nneka]] ego ka o mechie ọnụ. <<Ọ bụ m dere akwụkwọ ahụ na kọmputa>>.
`
