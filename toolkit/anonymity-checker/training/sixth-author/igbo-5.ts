/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ndi be anyi nọ Ngor Okpala, geenu nti. Ego e ji rụọ ụlọ ọgwụ ahụ dị n'akaụntụ otu onye. Onye ahụ bụ [[Iwuoha Nmerengwa]]. Akaụntụ ya bụ {{account number|2219008463}}. Ọ bụ m na-ede akwụkwọ ego ahụ. <<Ọ bụ naanị m na-eji aka ekpe ede akwụkwọ n'ofesi ahụ>>, ya mere ha ga-amata akara m. Biko, kwenyenụ m.

[[Ogadinma]]: nne i hukwara [[Ezenwanyi]] ubochi ~~Satode~~?
[[Nkolika]]: mba o. di ya si na o gara ahia
[[Ogadinma]]: o gaghi ahia. o gara ulo oru ndi ICPC na Enugu
[[Nkolika]]: chai! onye gwara gi
[[Ogadinma]]: onye kuru ya ugboala, [[Obi Keke]]
[[Nkolika]]: gwa ya ka o ghara ila ulo. ndi ahu no {{address|n'ihu ulo ha, n'akuku osisi udara ahu, n'ime Sienna ojii}} {{plate|ABA 771 NW}}

Ulo akwukwo anyi nwere ugbo ala abuo. Otu nwuru. Nke ozo na-ebu ose oga ulo akwukwo. Umuaka na-aga ije. Mgbe mmiri na-ezo, ha na-eji akwukwo ekpuchi isi. ~~Akwukwo~~ na-eme onye nwere uche, ma mmiri na-emebi akwukwo.

Asaba - Otu nwa amaala, [[Nduka Ogwashi-Okoh]], gbara akaebe megide nwanne nna ya bu [[Uwaezuoke Okoh]], onye isi oru nke ala. O gosiri akwukwo iri na otu ebe a rere otu ala. Nwanne nna ya siri, "nwa nke m zụrụ". Onye oka iwu, Barr. [[Ifeyinwa-Ruth Mordi]], kọwara na ala bu {{file reference|DT/ASB/LND/2018/731}}. Ndi ikpe ga-abịa hụ ya n'ubochi ~~Tuzdee~~. [[Nduka]] siri na ya agaghi arapu.

Akwụkwọ ọnụọgụ ndị nwụrụ n'ụlọ ọrụ nrụpụta nkume, Ishiagu
1. [[Okorie Aja]], afọ 34, nkume
2. [[Chinedu Mbam]], afọ 22, nkume
3. [[Philo Nwede]], afọ 41, uzuzu
4. Onye Benin, amaghi aha
Onye dere ya: nọọsụ ụlọ ọrụ, {{practice number|NMCN/RN/160228}}. E zigara ya na {{email|ishiagu.nkume@ozi.example}}. E debeghi ya n'akwụkwọ gọọmentị.

Mama m gwara m: "Onye kwuru eziokwu, ụra na-atọ ya ụtọ." E kwuru m ya. Ụra atọghị m. Ha na-akpọ m n'abali site na {{phone|08060019834}}, ha anaghị ekwu okwu, ha na-eku ume. Agbanwere m sim, ha kpọrọ ọzọ. Naanị onye nwere nọmba ọhụrụ m bụ [[Peri Nta]] nke HR.

TIKETI NKE 44
Onye nwe okwu: [[Scholar Ugwuanyi-Okeke]]
ID: {{staff number|EEDC/NSK/0097}}
Mita a na-ekwu maka ya: {{meter number|62170554309}}
Ebe: {{address|Onuiyi, ulo ndi nkuzi, blok C, ime ulo nke ikpeazu n'aka ekpe}}
Okwu: ha si m kpụchie akara mita a, ka ọ na-agba nwayọọ. M jụrụ. E zigara m Obollo.
~~Scholar~~ bu otutu ebe a.

Nzuko ndi nkuzi mere n'ukwu nkwu. Anyi di iri atọ na abuo. Onye nnochite steeti siri na ego dị. Anyi si ebee. O siri na "oge di nso". Anyi buru abu. Ka anyi na-abu ya, o banyere ugboala ya. O hapuru okpu ya. Okpu ahu ka di.

Nye [[Ezeamalukwuo Fred]], onye nta akuko. Biko, lee ihe di na flash a. Paswọdụ: {{log-in|Udara_Mmili7}}. Foto 14: ego dọla n'ime akpati ozu. Onye na-agu ya bu [[Chief Ozoigbondu|Ozoigbondu]]. Ebe ahu: {{address|mortuary Umuowa, ulo oyi nke abuo, n'azu ofesi nnata ozu}}. <<A na m asacha ozu ebe ahu, onye ozo di agadi, o naghi ahu uzo>>.

Agha biri, nna m nwuru. Akwukwo penshon ya di n'ime igbe. {{service number|NA/12904}}. Mgbe m gara, nwa okorobia nọ n'elu oche siri m, "Biafra?" M si ee. O chiri ochi. Oga ya, nwoke aha ya [[Fidelis-Musa]], biara, si ya bilie, nye m oche. O lere akwukwo ahu, anya mmiri gbara ya. Mana ego adighi.

Ka e mee ka ọ doo anya: ~~Azikiwe~~ Road emechiri; ~~Okigwe~~ Street meghere; ~~Nneka~~ bu okwu; ~~Sunny~~ side bu ihu anyanwu; ndi nchekwa ~~Prince~~ Hotel siri na onweghi onye nwuru. Daalunu.
`
