/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const igboTexts = `
Nye Onye isi oche, ụlọ ọrụ na-alụso mpụ ọgụ, Abuja
AKWỤKWỌ MKPESA
Nna anyị ukwu,
Aha m bụ [[Chukwuemelie Nwofia]], onye na-egbu nkume n'Ishiagu. <<N'ime ndị ọrụ niile, naanị m bụ onye fọdụrụ na-enweghị mkpịsị aka abụọ>>. Onye nlekọta anyị, Maazị [[Hyginus Aleke]], na-ewepụ puku anọ n'ụgwọ onye ọ bụla kwa izu. Ọ sị na ọ bụ ụtụ isi. Ego ahụ na-abanye na {{account number|1020458837}}, UBA, aha nwunye ya, [[Ujunwa]]. N'ọnwa ~~Machị~~, anyị bịara jụọ ya, o were akwụkwọ gosi anyị, nọmba {{file reference|EBS/MIN/QR/0146}}, sị na gọọmentị kwadoro ya. Ọ bụ asị. Iwu ndị ọrụ nke 2004 machiri ya. Ụlọ m dị na {{address|Amaeze, n'azụ ebe a na-akwọ akpụ, ụlọ aja}}. Kpọọ m na {{phone|0803 559 0147}} ma ọ bụrụ na ọ bụ abalị. Ka ~~eziokwu~~ pụta ìhè.
Ọ bụ m,
[[C. Nwofia]]

[5/5/26 19:40] [[Akunna Block Rosary]]: unu nukwara ihe Father kwuru
[5/5/26 19:41] [[Ikem]]: mba, aputara m oru n'abali
[5/5/26 19:42] [[Akunna Block Rosary]]: ego owuwu ulo uka efuola. 2.3m. [[Brother Fidel|Fidel]] si na o nyere [[Deaconess Ogbenyeanu|Ogbenyeanu]]
[5/5/26 19:44] [[Ikem]]: [[Fidel]]? nwoke zuru motor ohuru {{plate|UMU 407 GZ}}
[5/5/26 19:45] [[Akunna Block Rosary]]: eh. o bi ugbu a na {{address|Afaraukwu, uzo mbu n'aka ekpe, gate ojii}}
[5/5/26 19:47] {{phone|+234 813 227 9906}}: biko ewepula aha m. <<o bu m na-agu ego ofufe, so m bu nwaanyi n'ime ndi ogu ego>>
[5/5/26 19:49] [[Ikem]]: nwanne nwee ~~ndidi~~. ka anyi zute ~~Fraide~~ mgbe ekpere gasiri
[5/5/26 19:52] [[Akunna Block Rosary]]: ~~Amara~~ zuru anyi

NZUKỌ NDỊ NA-ERE AKWA N'AHỊA, NGALABA LINE ISE
Ụbọchị: ~~Eke~~, mgbe ahịa gbasara
Ndị bịara: [[Okechi Ofodile]] (onye isi), [[Nnenna Lace]], [[Ọgbụefi Ikemefuna|Ikemefuna]], [[Bonaventure]] na m, odeakwụkwọ.
1. [[Bonaventure]] kpere ekpere mmeghe.
2. Onye isi kwuru na ndị kansụl chọrọ puku iri ọzọ n'ụlọ ahịa ọ bụla. [[Nnenna Lace]] jụrụ ihe ha ji nke mbụ mee. Ọ dịghị onye zara.
3. [[Ikemefuna]] gosiri risiiti abụọ, {{voucher number|AMA/L5/2071}} na {{voucher number|AMA/L5/2071}}, otu nọmba, ụbọchị dị iche.
4. Nwata na-ekesa risiiti aha ya bụ [[Ifesinachi]]; a na-akpọ ya [[Biro]]. Ọ na-ehi ụra {{address|n'ụlọ elu pụrụ iche dị n'azụ banki ochie}}.
5. E kpebiri na anyị ga-ede akwụkwọ. <<Odeakwụkwọ, onye bụ naanị nwoke na-akwa akwa ụmụ nwaanyị>>, ga-ede ya.
6. Ka ~~Udo~~ na ~~Ihunanya~~ dịrị anyị.

NDEPUTA NDI AKAEBE, OKWU IKPE {{case number|MIS/OKG/44C/2026}}
1. [[Nwachinemelu Opara]], onye nche abali, {{staff number|OKG/SEC/0061}}. O ga-ekwu ihe o huru n'onu uzo.
2. [[Uche]], nwunye ya. Ekwenti {{phone|0907 116 3382}}.
3. [[Uche (nke obere)|Uche]], nwa nwanne ha, gbara afo iri na ato. <<O bu naani ya no n'elu osisi mgbe ugboala bataara>>.
4. [[Godknows Amadioha]], onye na-ere akpukpo ukwu n'Aba, ma aha ya di n'akwukwo ugwo gomenti. Akaunti {{account number|6551830274}}.
5. Nne agadi a na-akpo [[Nne Ochie]]; o naghi ahu uzo, ma o matara olu oga anyi, [[Kasimir]].
6. Onye uwe ojii, kopural [[Ishmael]], nomba {{service number|F/NO 460917}}.
Onye obula ga-abia n'elekere itoolu nke ~~Tuzdee~~. Ndi na-enweghi ego ugbo, zutenu na {{address|be Nwachinemelu, Umulolo, n'azu ulo ogwu umu anumanu}}. ~~Uche~~ Chukwu ga-eme. Iwu sekshon 214 di.

IYI N'IHU ỤLỌ IKPE MAJISTRET, AFIKPO
Mụ, [[Agwu Mbe Oko]], nwoke, onye Kraịst, onye na-akụ azụ, nke bi na {{address|Ndibe Beach, akụkụ osisi ube okpoko}}, na-aṅụ iyi sị:
(a) Na enwere m ụgbọ mmiri na-ebu ndị ahịa, nọmba {{boat number|AF/B/0093}}.
(b) Na n'abalị iri na otu nke ~~Eprel~~, otu onye ọrụ ụtụ, [[Ogbonnia]], tọchiri ya agbụ.
(c) Na ọ sịrị m weta puku iri itoolu, na enyere m ya n'ihu nwa m, [[Olughu]].
(d) Na ọ dịghị risiiti. O dere "akwụọla" n'azụ kaadị ntuli aka m, {{voter card|90F1 B3C8 22D5 417A}}.
(e) Na onye ọka iwu m bụ [[E. I. Ewa]], {{practice number|SCN 091447}}.
(f) <<Na mụ onwe m bụ onye zọpụtara ụmụaka mgbe ụgbọ kpuru>>, ndị obodo niile maara m.
Ọ bụ iyi m n'okpuru iwu.

Ozi olu, nkeji abuo: Ndewo nu. Aha m, kpoo m [[Nne Ejima]], otu a ka ha si akpo m. Ana m esi nri n'ulo akwukwo sekondiri di na Nsukka. Ego nri umuaka bu nari ise kwa nwata, ma nari na iri ato ka m na-ahu. Oga ulo nri, [[Mr Onyishi|Onyishi]], na-ebu osikapa ala n'azu ugboala ya. Ahuru m ya ugboro ano. Nwunye ya nwere ulo ahia na {{address|Ogige, n'elu onye na-akwa akwa, ebe e dere "God's Time"}}. Nwa agboho na-enyere m aka, [[Chidiogo]], seere ya foto, ma o na-atu ujo. <<O bu naani mu na ya bu igodo usekwu>>. Nomba m bu {{phone|efu asaa efu ise, abuo abuo itoolu, otu ato asato isii}}. Biko unu akpola m n'~~Satode~~. Chukwu gozie unu.

biko gbaghara m odide m adighi mma. abu m nwa akwukwo na politeknik. onye nkuzi anyi [[mr. ekene udeagha|ekene udeagha]] si onye obula zuta akwukwo ya 7500 ma o bu daa. nomba akwukwo m {{matric number|FPN/ND/23/1184}}. enyi m [[mmesoma]] azutaghi, o dara ugboro abuo. e zigara ego na {{account number|8044927716}} opay aha [[golden ekene]]. foto di na {{handle|@ihe_na_eme_na_poly}}. amuru m {{date of birth|na 12 nke onwa asaa 2004}}, nne m na-ere okpa {{address|n'ihu ugbo ala eme site na coal corner}}. <<o bu m bu onye isi klas ma buru onye nwere nsogbu ikwu okwu>>. ~~ngozi~~ diri unu

AKỤKỌ AHỊA NA AHỤIKE, SITE N'IGWE OKWU
Ụtụtụ ọma. Taa bụ ~~Orie~~. N'ahịa Nkwo Nnewi, otu paint garri bụ puku abụọ na narị ise; n'Onitsha ọ bụ puku abụọ. Mmanụ nri dara ala. Ose nsukka dị oké ọnụ n'ihi okpomọkụ. Ndị dọkịta kwuru ka e sie mmiri tupu a ṅụọ ya, n'ihi na ọrịa afọ ọsịsa dị n'Ebonyi na Benue. Ọgwụ mgbochi bụ n'efu n'ụlọ ọgwụ gọọmentị niile; a ga-enye ya site na ~~Mọnde~~ ruo ~~Tọzdee~~. Iwu Ahụike nke 2014 kwuru otú ahụ. Ụmụnna, ~~Ahụike~~ ka akụ. E nwee ~~Ndidi~~, e nwee ~~Olileanya~~. Bọọlụ: Rangers merụrụ Enyimba otu na efu na ~~Sọnde~~. N'ọnwa ~~Juun~~ mmiri ga-abawanye. Ka ~~Chi~~ boo.
`
