/** Invented texts that only measure; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const pidginTexts = `
Una weldone for dis work wey una dey do. My name na [[Oghale Tuedon]], I be driver for one goment hospital for Warri. <<Na only me dey drive di ambulance for night>>, so abeg no put am for outside. Di transport oga, Mr [[Festus Arubayi]], dey sell di fuel. Im dey use im own moto, {{plate|WWR 218 DK}}, carry jerrycan go {{address|No 6 Pessu Lane, near Igbudu market}}. Last ~~Monday~~ e tell me say make I sign for 200 litres, but na 60 enta. My staff number na {{staff number|DSHMB/T/0449}}. Una fit call me for {{phone|0803 771 2209}}.

[7:14 PM, 3/8/2026] [[Timipre]]: una don see wetin [[madam Ebiere|Ebiere]] do?
[7:14 PM, 3/8/2026] {{phone|+234 706 318 4405}}: wetin happun
[7:16 PM, 3/8/2026] [[Timipre]]: she chop di burial moni wey we contribute. she say na ~~blessing~~ from God
[7:17 PM, 3/8/2026] [[Doubara]] Okada: no be lie, I see am for ~~Sunday~~ service with new wrapper
[7:19 PM, 3/8/2026] [[Timipre]]: di moni enta {{account number|2047719935}} for uba, di name na [[Perekeme E. Sinclair]]
[7:21 PM, 3/8/2026] [[Doubara]] Okada: <<na me be di only okada man wey dey park for front of her shop>> so she go sabi say na me tok. delete am
[7:22 PM, 3/8/2026] {{phone|+234 706 318 4405}}: send am to {{email|bayelsawatch22@tutamail.com}}
[7:25 PM, 3/8/2026] [[Timipre]]: ~~Patience~~ don finish for my body

Voice note: Hello, hello. Abeg na one mata I wan report. Di oga for our motor park, dem dey call am [[Skido]], im real name na [[Wasiu Akanbi Olorunlogbon]]. Every day e dey collect two two hundred from us, say na for goment, but no receipt. <<I be di only woman wey dey drive danfo for dat park>>. Im dey stay {{address|for back of Conoil, di third house wey get black gate}}. Dis im number, {{phone|zero eight one five, double four, nine two, seven one six}}. I sabi di boy wey dey follow am, [[Ridwan]], e dey drive keke {{plate|LND 40 QT}}. If una wan find me make una ask of [[Mama Bose|Bose]] for park. No be ~~sunday~~ rice we dey find, na our right.

MINUTES OF LANDLORD MEETING (as [[Sec. Idongesit|Idongesit]] write am)
Pipo wey come: [[Papa Etim|Etim]], [[Elder Nsikak Udoma|Nsikak Udoma]], [[Mr Friday Ebong|Friday Ebong]], [[Alhaji Tanko|Tanko]], [[Mercy]] wey get salon
1. [[Elder Nsikak|Nsikak]] ask say where transformer moni dey. E be N1.8m.
2. [[Friday]] say e don give di Nepa pipo, but im no get paper. E say di invoice na {{file reference|PHED/CAL/TR/3317}}.
3. [[Mercy]] vex say na ~~mercy~~ we dey beg? She show alert from {{account number|1022874419}}.
4. <<Di tenant for flat 3 wey be nurse for navy hospital>> say she see two men carry cable for night of {{date|12 July 2026}} with pickup {{plate|CAL-771-UY}}.
5. We close with prayer. Next meeting na first ~~Saturday~~.

Petition to di Commissioner. We be cleaners for State Secretariat. Our supervisor [[Joy Amadi-Wokocha]] dey cut 7k comot from our salary everi month. Na 30k dem suppose pay. She get two bank book. One na {{account number|0093317742}} for Union Bank and e dey im pikin name, [[Prince Wokocha]]. She be level 8, staff id {{staff number|RVSG/HOS/18833}}. <<I be di one wey dey clean di seventh floor, na only me get di key>>. My pikin name na [[Chimdindu]], e dey primary 4. Oga, ~~joy~~ no dey again for our house. I no sabi write well well, na [[Bro Kingsley|Kingsley]] for cyber cafe, {{address|shop 18 Garrison Plaza}}, dey type am. Im mail na {{email|kingcyber4all@gmail.com}}. My own phone na {{phone|09027714408}}.

LIST OF DI PIPO WEY DEM COLLECT MONI FROM
Name - Phone - How much - Where e pay am
[[Blessing Osaro]] - {{phone|08101174436}} - 15k - {{account number|3311407728}}
[[Usman]] welder - {{phone|0703-994-1182}} - 20k - hand cash
[[Iya Kafayat|Kafayat]] - no phone - 10k - hand cash
[[Ejiro T.]] - {{phone|0818 33 07 914}} - 35k - {{account number|3311407728}}
[[Pst. Samson Okpako|Samson Okpako]] - {{phone|07055512094}} - 50k - {{account number|6650093318}}
Na [[Inspector Danladi|Danladi]] (force number {{service number|AP 338814}}) dey collect am for counter. <<Na di woman police wey dey carry belle>> write di list give us.

Fwd: Fwd: RE: food palava for IDP camp
From: [[falmata kachallah]] <{{email|fkachallah.camp@outlook.com}}>
abeg make una read dis one well. I dey di camp since Bama burn. <<na me be di volunteer wey dey share soap for block C>>. di camp manager na [[Modu Grema-Lawanti]]. im and di lorry driver dey sell rice for outside gate. di lorry na {{plate|MAG 119 ZY}}. waybill na {{file reference|FDD-BAM-26-00418}}. my camp card na {{identity number|IDP/BOR/0077142}}. one woman wey complain, [[yagana]], dem comot her from list. no let my name show, my NIN na {{nin|73318842059}} but na only for una eye. na ~~hope~~ dey keep us. ~~Peace~~ never come.

Handover for gate post 2, morning to evening shift
From: [[Corporal Igoche|Igoche]]. To: [[Saviour]]
Everi tin dey okay except generator. For 3am one man wey call imsef [[Engr. Bitrus|Bitrus]] enta with one Corolla, {{plate|ABJ 336 KN}}. E no sign. E say na ~~Ministry of Works~~ send am. Oga [[Sadiq]] tell me make I no write am. <<Na only me and di dog dey for gate dat time>>. I don write am for my own book, page 41. If dem ask, my service number na {{service number|KSG/SEC/0917}} and my phone na {{phone|+2348096614470}}. ~~Saviour~~ na Jesus o, no be di oga. Di next man for duty na [[Lucky Agbonifo]], e dey stay {{address|quarters 9B, Lugbe side}}.

Dis na wetin I see for di collation centre. I be ad hoc staff, <<na me be di only presiding officer wey be albino for our ward>>. My appointment letter number na {{file reference|AH/EDO/11/03/0562}}. Di councillor, Hon. [[Osagie Igiebor-Ehigie]], give moni give [[Aisosa]] and [[Mr. Patrick|Patrick]] for inside toilet. Each envelop get 80k. [[Aisosa]] tell me say "no worri, ~~favour~~ don locate us". I get di recording for my phone, IMEI {{imei|861536040219977}}. My BVN wey dem collect na {{bvn|22190447735}}. {{handle|@benin_eyes_open}} for X don post small part. My date of birth na {{date of birth|30-08-1994}}. ~~Goodluck~~ to una, but na fear dey catch me. My mama house na {{address|number 23 Upper Ekenwan, bakery junction}}.

goodmorning sir/ma. abeg i wan report my oga for microfinance bank. her name na [[mrs temitope falohun-bassey]] she dey use dead pipo name take loan. one of dem na [[papa ikechi|ikechi]] wey don die since {{date|june 2022}}. another one na my own grandma [[ekaette]]. loan account {{account number|1100349827}} and {{account number|1100349911}}. <<i be di contract staff wey dey sit down near di strong room>>. i enta dat work because of my uncle, [[deacon ufot|ufot]]. she dey login with {{log-in|tfalohun_b}} even when she dey abuja. if una wan call, call {{phone|08026 114 903}} after 8 for night. ~~gift~~ wey she share for christmas na our moni she take buy am.

For di FRSC office for Gboko, if you wan collect licence na 35k. Di real price na 15k. [[Aondohemba]] na di one wey dey stand for gate, im oga na Route Commander [[Nguveren Iorkyaa]]. I get di two paper: driver licence {{licence|GBK48821AB03}} and di old one {{licence|AKD11907AA41}}. Dem send me account for text, {{account number|0044938810}} Sterling. I pay am {{date|for 6th of May}} for POS wey dey {{address|opposite Tarka Foundation, blue container}}. <<Na only me be Igbo trader for dat line and I dey sell spare parts>>. My shop neighbour [[Terfa]] sef pay. My phone: {{phone|0810.773.0046}}. Ask of "[[Ichie]]". ~~Thursday~~ na im day.

Memo from di health centre. [[Sister Bernadette|Bernadette]], [[Nurse Kaka|Kaka]], una well done. Di vaccine wey remain na 14 vial, but di paper tok say na 40. [[Oga Lekan|Lekan]] from local goment carry 26 for inside cooler, im bus na {{plate|FST 620 XB}}. <<I be di CHEW wey just born twins>>, so I no dey for duty for {{date|9 and 10 September}}. Na [[Kaka]] tell me. My practice number na {{practice number|CHPRBN/CHEW/61840}}. My house na {{address|Ile Olowe, back of town hall}}. ~~Happiness~~ go come one day. <<Di only Fulani woman wey dey sell nono for clinic gate>> see everi tin. My mail: {{email|chew.fst@zohomail.com}}.

One pesin for our office dey in trouble. <<Im be di only Muslim for accounts, e dey pray for corridor by 1pm>>. Dem dey call am [[Mallam Yau|Yau]]. Na im find out say [[Dr. Preye Ogoloma]] (file {{file reference|NDDB/FIN/C.77/12}}) collect estacode three times. Im email na {{email|yau.accts@deltabasin.example}}, extension {{phone|4417}}. After e tok, dem transfer am go Yenagoa. <<Na me dey share office with am, my table dey face di window>>. I hear say [[Preye]] don carry im matter go meet [[Barr. Inatimi|Inatimi]]. ~~Grace~~ na wetin we need. ~~Mercy~~ say no. Im new house na {{address|Flat 2, Azikoro road by Deeper Life}}.

Customer complain: dis SIM no be my own again. My line {{phone|0809 441 7302}}, SIM number {{sim|8923450019934471206}}. One agent for di shop, im tag say "[[Precious]]", do swap for am on {{date|di 2nd of November}}. Next ting, 240k comot from {{account number|0223906614}}. <<I be di old man wey come with walking stick and red cap>>, she laff me. Her manager, [[Oluwadamilare Ajani-Cole]], say make I bring police. Case number {{case number|DCR/WSP/26/1187}}. My passport na {{passport|A09317742}}. ~~Precious~~ tin no dey last. <<Na me be di only pesin wey dey wait for chair that morning>>.
`
