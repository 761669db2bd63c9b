/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
Ndị nche obodo, ndewo nụ. Aha m bụ [[Nwamaka Ezeilo-Uba]], ana m ere ji n'ahịa. Onye isi ahịa anyị, Ogbuefi [[Okwuchukwu]], na-anakọta puku naira ise n'aka onye ọ bụla ụbọchị ~~Orie~~, ma ọ naghị enye akwụkwọ. Ego ahụ na-aba n'akaụntụ nwa ya nwoke [[Somto]], {{account number|3120984471}}. Mgbe m jụrụ ya, ụmụ okorobịa ya, onye ndu ha bụ [[Agu Bata]], gbara ụlọ ahịa m ọkụ. Ebe m bi ugbu a bụ {{address|ụlọ nwanne m nwaanyị, n'azụ ụlọ akwụkwọ St. Anne, akụkụ osisi ube atọ}}. Nọmba m: {{phone|0806 555 0137}}. <<Ọ bụ naanị m bụ nwaanyị di ya nwụrụ n'agha na-ere ji n'ahịrị ahụ>>. Kpọọnụ m ụbọchị ~~Nkwọ~~. Ka ~~Chi~~ gozie unu.

nnoo nu. abu m onye ozi na ogige ndi uka. fada anyi fada [[maduabuchi]] emeghi ihe ojoo o bu onye isi kansul bu maazi [[ugochukwu anyadike]]. o nara ego ulo uka nde naira asaa were zuta ala na asaba. akwukwo ala ahu nwere nomba {{file reference|DTS/ASB/2207}} na aha nwunye ya [[ifeyinwa anyadike]]. na ~~sunday~~ gara aga o kwuru na ego ahu di na ~~ndidi~~ microfinance ma mu na sista [[kosi]] gara ebe ahu ha si na akauntu ahu enweghi ihe o bula. onye ode akwukwo [[papa nkiru]] maara ihe niile mana o na atu ujo. biko unu ekwula na o bu onye na aku ihe. email m bu {{email|kosi.bell@ozimail.example}}. ~~ekele~~ diri unu

[20:41] [[Chidimma Nọọsụ]]: Ndị ụlọ ọgwụ, kedu onye bupụrụ igwe oxygen ahụ?
[20:43] Dọkịta [[Ifeatu]]: Kedu nke ọ bụ
[20:44] [[Chidimma Nọọsụ]]: nke nwere nọmba {{serial number|OXC-5L-90117}}. Ọ dịghị n'ime ụlọ
[20:47] [[Ejike Driver]]: ọ dị na {{address|klinik Dọkịta, n'ụzọ Nibo, gate na-acha anụnụ anụnụ}}. Mụ onwe m bu ya, ~~Afọ~~ gara aga, ụgbọala {{plate|AWK 530 LP}}
[20:49] Dọkịta [[Ifeatu]]: [[Ejike]] ị ṅụrụ mmanya?
[20:50] [[Ejike Driver]]: Mba. Nna m nwụrụ n'enweghị oxygen. Adịghị m arụkwa ọrụ gị
[20:52] [[Chidimma Nọọsụ]]: ~~Udo~~ biko. Onye ọzọ edekwala ihe ebe a, ndị nlekọta na-agụ ya
[20:53] Dọkịta [[Ifeatu]]: Echi, unu abụọ n'ọfịs m. ~~Eziokwu~~ unu agaghị enyere unu aka

NDỊ SO NỌKỌỌ: Maazị [[Ikemefuna Odo]] (onye oche), Lolo [[Ugoeze Nnaji]], Nze [[Akubue]], [[Chikaodili Ugwu]] (ode akwụkwọ).
IHE E KWURỤ: 1. Ekpere mmeghe, Lolo [[Ugoeze Nnaji]] kpere ya, o wee kpọọ anyị ka anyị nwee ~~amara~~.
2. Ego eletrik: Nze [[Akubue]] kọrọ na ọ kwụrụ ndị ọkụ N900,000 site na POS, akwụkwọ ego {{voucher number|POS-448201}}. Mana mita obodo, {{meter number|45070118296}}, ka ji ụgwọ.
3. Otu nwata aha ya bụ [[Tobe]] wetara foto ebe Nze [[Akubue]] na onye ọrụ ọkụ, [[Emeka Waya]], na-ekekọrịta ego n'ụlọ mmanya "~~Obi~~ Ụtọ".
4. Ọgba aghara dara. Ọnụ okwu: ka a kpọọ <<ọkàiwu nwaanyị mbụ obodo anyị nwere>>.
5. Nzukọ ọzọ: ~~Eke~~ ukwu, n'elekere anọ.
Mechie: e ji abụ mechie.

Achọghị m ikwu aha m, achọghịkwa m ikwu ebe m nọ. A na-eme ihe jọgburu onwe ya n'ụlọ ebe a na-edebe ụmụaka na-enweghị nne na nna. Ndị ọcha na-ezite uwe na mmiri ara ehi; ndị nlekọta na-ere ha n'abalị. Ụmụaka na-eri otu ugboro n'ụbọchị. Mgbe ndị nlele na-abịa, a na-agbazite ha uwe ọhụrụ, mgbe ha lara e yipụ ha ya. Otu nwatakịrị jụrụ m sị: "Anti, gịnị mere ~~ngozi~~ Chineke ji agwụ mgbe ụgbọala ndị ọbịa pụrụ?" Enweghị m ihe m ga-aza. <<Ana m asa uwe ụmụaka niile, abụọ anyị bụ ndị na-asa ya>>. Bịanụ na mberede, ụbọchị ~~Fraịdee~~, mgbe chi na-ejibeghị, lee anya n'azụ kichin. Ị ga-ahụ akpa ndị e dere "abụghị ire ere". Biko, mee ngwa. Ndị nwere ~~uche~~ agaghị echere.

STATEMENT NKE ONYE ỌKWỌ ỤGBỌ EPE (EDEERE YA N'ỤLỌ IKPE OMENALA, NỌMBA IKPE {{case number|CCO/OG/19/24}})
ABỤ M [[IFEANYI OSADEBE-ONYE]], AFỌ IRI ANỌ NA ISE, ANA M AKWỌ ỤGBỌ MMIRI {{boat number|AN-OGB 0083}} SITE NA OGBARU. NA MBIDO ~~JULAỊ~~, [[PETER ỌKA]] NA NWANNE YA [[DUBEM]] GOTARA M KA M BUO AKPA IRI ABỤỌ. HA SỊ NA Ọ BỤ GARRI. AKPA DARA, ỌGWỤ ~~IKE~~ TRAMADOL PỤTARA. AGWARA M NDỊ UWE OJII. INSPECTOR [[NWOBODO]] NARA AKPA, HAPỤ NDỊ OHI. UGBU A HA NA-ACHỌ M. ANA M EZO N'{{address|ỌDỌ AKA NRI MMIRI, ỤLỌ OSISI NKE ABỤỌ}}. NWUNYE M [[UZOAMAKA]] NA NWA M AMAGHỊ. ~~IKE~~ AGWỤLA M. EKWERE M NA IHE NIILE BỤ EZIOKWU.

Ndewo, e ji m obi mgbawa ede leta a. My name is [[Adaobi Nwosisi]], a bụ m student nursing. Onye na-elekọta hostel anyị, Mrs [[Gloria Okereke]], na-ewere nọmba BVN anyị, nke m bụ {{bvn|22307741596}}, ka o were nye anyị "scholarship". Ka ọnwa ~~Eprel~~ gwụrụ, ụlọ akụ abụọ kpọrọ m na m ji ha ụgwọ N200,000! I never borrowed one kobo. Roommate m [[Hannatu]], nwa onye Hausa, ji N350,000. Onye na-eme ya bụ nwa ya [[Chuka Tech]], handle ya na Telegram bụ {{handle|@chukatech_loans}}. NIN m {{nin|60128837409}} nọkwa n'aka ya. Anyị gara Provost, Dr [[Onwuasoanya]], o wee sị anyị ka anyị nwee ~~Ifunanya~~. Matric m: {{matric number|NSC/21/0449}}. Kpọọ m n'oge nri ehihie, {{phone|+234 913 555 0196}}. ~~Ozioma~~ Hostel ka aha ya bụ.

OZI SITE N'AKA NDỊ OTU ỤMỤNNA (A na-agụ ya n'ihu ọha)
Ụmụnna, a na-eme ka unu mara na Chief [[Benneth Ofodile]], onye kwuru na ya rụrụ borehole, erughị ya. O were ego Govament, N18m, site na kọmpanị ya, "~~Ugo~~ na Ọdịnala", {{company number|RC 1449027}}. Nwa okorobịa [[Lotanna]], onye na-arụ na council, nyere anyị akwụkwọ, voucher {{voucher number|OGB/CAP/331}}. E chụọla [[Lotanna]] n'ọrụ. Ọ nọ ugbu a na {{address|be Da Mgboye, n'akụkụ nkume ojii, Ama Ugwu}}; ka onye ọ bụla ghara ịgwa [[Okpa Ọkụ]], onye nche Chief. Lolo [[Nkechinyere Ofodile]] biara rịọ mgbaghara ụbọchị ~~Afọ~~, ma di ya sị na ọ bụ ya nwe ~~ofo~~. <<Ọ bụ onye rụrụ ụgbọ elu nta n'obodo anyị mbụ na-agụ ozi a>>.
Bịanịnụ n'ọnụ ụzọ ụlọ uka. Nnọọ nụ.
`
