/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const pidginTexts = `
[07/10/2026, 05:48] [[Oghale]] Day Shift: Who collect diesel for tank 2?
[07/10/2026, 05:50] [[Mr Biggs]]: na night people. Ask [[Sunday]] abi [[Efe]]
[07/10/2026, 05:52] {{phone|+234 915 330 4476}}: I no collect anything o. <<Na only me get the padlock key since Baba [[Kome]] born pikin>> so dem go talk say na me
[07/10/2026, 05:55] [[Oghale]] Day Shift: tanker wey come na white Mack, {{plate|WWR 330 YH}}. Driver name na [[Progress]]
[07/10/2026, 05:56] [[Mr Biggs]]: ~~Progress~~ no dey this company again. Everything na tiff tiff
[07/10/2026, 06:01] [[Efe]]: na Manager [[Tuoyo]] sign am. ~~Sunday~~ night by 1. Check the voucher {{file reference|PV/OGH/7720}}
[07/10/2026, 06:03] {{phone|+234 915 330 4476}}: make una delete am

Good morning EFCC people. I wan report one man for our side, im name na [[Lawson Tekena]]. E be contractor for di school toilet for {{address|Ogbogoro waterside, near Mama Ibim bole joint}}. Dem give am eight million, e put one door. I sabi because <<na me be di bricklayer wey e never pay, di one wey get tribal mark for one cheek>>. E say make I go anywhere. Im account wey I see for im phone na {{account number|2093361174}} UBA. Im number na {{phone|0806.992.1140}}. Make I start from di beginning. For ~~January~~ e carry us come site, we be six: me, [[Barisua]], [[Small Dumo]], [[Alabo Ekine]], one Ghana boy [[Kofi]], and di water man. E say one week. We work four. First week e pay half with transfer from {{account number|7067714430}}; after that na story. Councillor [[Minaibim]] come snap picture with helmet, say di work don finish. Dem write for board say di job number na {{file reference|LGA/WASH/2026/19}}. If you open di toilet now, na goat dey sleep inside. Di location wey phone show na {{gps|4.83315,6.92044}}. E get one day wey [[Tekena]] slap [[Kofi]] because e ask for im moni; <<na me carry am go chemist because I be di only one wey sabi Twi>>. My own wife na im cousin, so abeg make una no call my name. ~~Justice~~ na for poor man too. Una fit flash me for {{phone|09012277348}} after 8 for night.

voice note (dem type am): ehen, how una dey. my name na [[blessing]], [[blessing ukpebor]], I dey sell akara for {{address|front of di big transformer for Uselu Quarters}}. di council task force, di one wey dey wear red cap, im name na [[osaze]] but we dey call am [[dracula]]. every ~~monday~~ e go collect one one thousand from sixty women. no receipt. moni dey enter {{account number|eight one three, four four, zero nine two, seven six}} for opay. <<my leg don swell since di belle reach eight months>>, I no fit run. my line na {{phone|zero eight one, five five zero, three two one, nine eight}}. God go bring ~~blessing~~ for una.

MINUTES OF OKADA RIDERS MEETING (Unit 9)
People wey come: Chairman [[Akpos Erue]], Secretary [[Saviour]], Provost [[Danladi]] alias [[Scorpion]], Treasurer [[Mama Tari]]
1. Chairman say levy don become N700 from today. Everybody shout.
2. [[Saviour]] say di extra N200 na for one oga for council wey im car be {{plate|YEN-112 FG}}.
3. One rider stand up, <<di only deaf rider for di unit>>, e write for paper say e see [[Scorpion]] dey share di moni behind {{address|Kpansia filling station, side of di mechanic}}.
4. [[Mama Tari]] say book no balance since ~~Christmas~~. She give di book number: {{file reference|ORA/U9/2026/014}}.
5. Meeting close with ~~grace~~ by 7pm. Next meeting na ~~Thursday~~.

TORI FOR RADIO: HOW TO KNOW FAKE CONTRACT
My people, una welcome. Today we dey tok about contract wey no get leg. If goment say dem wan build road, signboard suppose dey. Di signboard go show di amount, di company and di date. If you see road wey dem start for ~~Monday~~ and abandon for ~~Friday~~, ask question. You no need know book before you ask. Di council chairman and di engineer suppose answer. If police say make you pay N5,000 before dem collect your complaint, no pay. Report am. Make una get ~~patience~~, but no keep quiet. Market women for Onitsha and Oyingbo don try am and e work.

Abeg help us. HM for our primary sch, [[Mrs Ijeh|Ijeh]], dey sell exam paper N1,500.
Her pikin [[Dumebi]] dey carry am. House: {{address|3 Umuisagba Rd, gate wey get lion head}}
<<Na me be di only man teacher>>. Reach me for {{handle|@igbodo_truth}} or {{phone|0701 882 6639}}

SALARY LIST WEY WE SNAP FROM OGA TABLE (cleaners)
No | Person name | Where e dey work | Account | Wetin dem suppose pay | Wetin enter
1 | [[Eucharia Mbam]] | Block A | {{account number|0048812275}} First | 32,000 | 18,000
2 | [[Titi Fashanu-Oke]] | Block A toilet | {{account number|0119947735}} GTB | 32,000 | 18,000
3 | [[Kubura]] (no surname) | Gate | {{account number|6110482293}} Moniepoint | 32,000 | 15,000
4 | [[Precious Eteng]] | Lab | {{account number|2288104467}} Zenith | 32,000 | 0
Supervisor wey dey collect di balance na [[Innocent Ogar]], staff no {{staff number|CLN/SUP/06}}. [[Precious]] no fit talk because <<her mama dey that same hospital ward 3 and na dis work dey pay di bill>>. Life no ~~precious~~ for here.

To di Commissioner of Police, complaint unit.
Oga sir, my name na [[Ayuba Gambo]], I be mai ruwa. I dey live for {{address|Unguwar Shanu, House 14, back of di borehole}}. For ~~Sunday~~ three police enter our compound carry [[Haruna]] my brother. Dem say e tiff goat. Dem collect N60,000 from [[Haruna]] wife, [[Talatu]], before dem free am. Di one wey collect am get name tag "[[S. ADAKOLE]]", force number {{service number|F/No 488203}}. Di motor na Sienna wey dem write {{plate|NPF 2207 D}} for body. <<Na me and di imam pikin with bad eye dem leave for veranda>>, so we see everything. My number {{phone|0703-661-8802}}, BVN no dey.

From: {{email|kelvin.ohwo@deltamarshgas.ng}}
To: {{email|whistle@fitilapost.example}}
Subject: Make una see wetin dey happen for flow station
My guy, see ehn, I no fit use office mail again after dis one. For ~~November~~ Oga [[Preye Ogolo-Dan]] sign say dem repair pipeline for {{gps|4.9217 N, 6.2650 E}}. Nobody go there. I get di GPS log for my own phone, IMEI {{imei|861447050932218}}. Di money na 74 million. Di job number na {{file reference|DMG/INT/WO-44817}}. <<Na only two helicopter deck men dey, and di second one dey prison for Warri>>, so e go clear say na me. My room number for camp na {{address|Block F, Cabin 12}}. Call {{phone|+2348079921164}} make I explain.
[[Kelv]]

WhatsApp, landlord group:
[[Landlord Okon|Okon]]: Light bill don come. N480k for 12 house
[[Iya Bose|Bose]]: Which kain 480? [[NEPA Chuks|Chuks]] tell me say na 210
[[Okon]]: [[Chuks]] dey lie
[[Bose]]: [[Okon]] na you dey lie. [[Chuks]] send me paper, customer no. {{meter number|62/14/88-0417-01}}
{{phone|0902 661 7738}}: e dey true. I dey NEPA office too, <<I be di new marketer wey dem bring from Sapele after di fire>>. Make una no screenshot dis one
[[Okon]]: who be dat? Come out if you get ~~faith~~
[[Bose]]: ~~Peace~~ una. I go report for {{email|complain@neighbourwatt.ng}}

Tori from IDP camp. I no fit give una real name, call me [[Hope]]. <<I dey share food for women line, na only me dey speak Margi for dat line>>. Rice wey come na 600 bag, we share 212. Di camp manager, Malam [[Ba'ana Modu]], load di rest for motor {{plate|MAG-443 XB}}. E happen for night, 2 to 4, generator don off. One woman, [[Falmata]], see am and dem change her tent to {{address|Row K, tent 19}}. My ration card na {{identity number|IDP/BK/00771-W}}. Di phone wey I dey use na borrow one: {{phone|0 7 0 6 4 1 1 8 8 2 9}}. ~~Hope~~ no plenty for here but we dey manage.

SAFETY TOK FOR MOTOR PARK
Driver, passenger, conductor, una well done. Christmas dey come and everybody wan reach house. No drink ogogoro before you drive. If tyre don old, change am, even if e cost N45,000. VIO and Road Safety go dey road from ~~Friday~~ reach New Year. Di fine for seat belt na di same for everybody; na bank you go pay am, no be for hand. If officer ask you for ~~gift~~, look him uniform well well and keep quiet. Bus wey dey go Jos from Port Harcourt no suppose carry pass 14. Make ~~joy~~ no turn to cry. Safe journey.

Sir/Ma, na petition be dis. We be pensioner for di old textile mill. I be [[Pa Solomon Ighodalo|Solomon Ighodalo]], I don reach 74, dem born me for {{date of birth|25 May 1952}}. Di man wey suppose pay us, Mr [[Gabriel Aikhomu-Osa]], dey ask 15 percent. My file na {{file reference|TXM/PEN/0092}}, my NIN {{nin|2940 7715 638}}. [[Joseph]], [[Pa Akhere|Akhere]] and [[Madam Felicia|Felicia]] don die for di queue. [[Gabriel]] no dey collect am by hand. E go send im girl, dem dey call am [[Sisi Eko]], she go bring POS come your bed. After that your name go "drop". [[Madam Ikponmwosa|Ikponmwosa]] pay, her name drop di next day, 12 July. I get di paper wey she sign, number {{file reference|VER/26/4471}}. Lawyer say make we swear affidavit; im office na {{address|44B Siluko Rd, upstairs, on top bread shop}}, but e dey collect N20,000 and we no get. Di staff number of di man na {{staff number|PTX-0067}}. <<Na me be di one wey dey use oxygen cylinder come verification>>. My pikin phone: {{phone|0811 7745 029}}. House na {{address|No 8, 2nd Ibiwe Street, by Holy Aruosa}}. ~~Solomon~~ ~~wisdom~~ no fit solve dis one.

Call wey enter by 11:20 pm: "Hello, na navy people dey carry crude, I no fear but I no wan die. Di houseboat name na Queen of Creeks. Di man wey dey command na [[Lieutenant Kosoko|Kosoko]], im boys dey call am [[Oga Two-Face]]. Dem dey load for {{address|Opuama creek, di second jetty after di burnt church}}, every ~~Wednesday~~ and ~~Saturday~~. <<I be di cook wey dem beat last week, I dey di hospital with broken jaw>>. Put dis number: {{phone|zero eight zero six, one one four, double nine, two zero}}. If my wife [[Ebiere]] pick, no tell am anything. Her email sef dey: {{email|ebi dot nice at yahoo dot com}}. Bye."

Oga HR, good day. I wan complain about night supervisor [[Collins Amadi-Woke]]. E dey ask girls for packing line make dem "settle" am before e write overtime. I no gree, so e mark me absent 9 times. My clock card na {{staff number|PKG-01187}}. [[Joy]] and [[Amarachi]] gree and dem dey for morning duty now. <<I be di only one for line 4 wey dey wear nikab>>, so if you ask question for line 4 everybody go know. CCTV for store 2 dey show am on 19 October. My own username for di attendance machine: {{log-in|line4_khad}}. ~~Joy~~ don comot for dis work. I fit come your office on my off day, ~~Tuesday~~.

GROUP: Ward 6 Youths
[[Comr. Bright|Bright]]: Empowerment list don comot. 40 sewing machine
[[Ejiro]]: where my name? I submit my card {{voter card|90F5-B118-4473-9021-556}}
[[Bright]]: list full
[[Ejiro]]: full with who? [[Bright]] your three sister dey inside: [[Tega]], [[Ruona]], [[Voke]]
{{phone|0814-336-1907}}: machine dey for [[Hon. Ogheneruemu|Ogheneruemu]] boys quarters, {{address|Plot 6 Jakpa Extension}}. 27 of dem. <<I be him gateman pikin, na me carry dem inside>>
[[Bright]]: admin remove dis person
[[Ejiro]]: ~~Bright~~ future indeed. I don send am to {{handle|@warddsixwatch}}

My name na [[Chidimma]] but everybody sabi me as [[Madam Cash]]. I dey do POS for {{address|Shop 3, Eke Ukwu junction, opposite Zion Pharmacy}}. Two policemen from checkpoint dey bring people come my shop make I withdraw moni for dem. Na 5k, 10k, one day na 200k. Di card wey dem use dat day end with 4471. I write di time for book. One of dem, [[Cpl Ekanem|Ekanem]], im account na {{account number|0690 441 827}} Access wey I send di moni go. <<I be widow, my husband na soldier wey die for Bama in 2015>>, di checkpoint people dey use am curse me. NIN: {{nin|61180429337}}. Phone {{phone|070-3344-1827}}. Abeg cover me.

COUNCIL STORE: WHO CARRY WETIN
Date | Person | Wetin e carry | Phone | Sign
2/9 | [[Tombra]] | 14 bag cement | {{phone|08064419920}} | yes
2/9 | [[Tombra's|Tombra]] brother | 20 bag cement | nil | no
5/9 | [[Ebiowei Perekeme]] | 2 drum bitumen | {{phone|09125507718}} | yes
9/9 | [[Councillor Timi|Timi]] | chairman gen set | {{phone|0815 400 3398}} | "later"
Storekeeper note: I write dis one as e be. <<I be di storekeeper, I get only one hand, na left hand I take write am>>. Gen set serial na {{serial number|FG-WK 3300841}}. E dey now for {{address|im papa house, Azikoro Village Rd}}. ~~Victory~~ go come one day.

Form wey police give me write: Name: [[Ebikeme Doubara]]. Work: welder. House: {{address|Okaka housing, Road 4, last bungalow}}. Wetin happen: For 8 October my phone (IMEI {{imei|354882104417736}}) loss for their counter. Sergeant [[Musa Kwarbai]], force no {{service number|F/NO.405118}}, tell me say make I bring N30,000 if I want am. I bring 10. E still no give. Now person dey use my line {{phone|0816 002 7741}} collect loan: {{bvn|22187730944}} na my BVN. My NIN wey dem see inside phone na {{nin|7204 4183 596}}. <<Na me be di welder wey build di cell door, so dem sabi my face>>. My brother [[Tonbra]] follow me. ~~Monday~~ I go court.

DRIVERS' BOOK, MOTOR PARK (person snap am)
Name | Motor | Licence | Phone | How much dem collect
[[Papa Ajasco]] | {{plate|AHD 330 XW}} | {{driver licence|DEL 11940 AB 08}} | {{phone|08057714493}} | 2,500
[[Okiemute Agbro]] | {{plate|EFR-109YZ}} | {{driver licence|DEL 44018 AA 15}} | {{phone|0703.449.1182}} | 2,500
[[Alhaji Burger]] | {{plate|MNA 72 XA}} | no get | {{phone|09033817740}} | 5,000
[[Sunny Ighoroje]] | {{plate|T-2117 LA}} | {{driver licence|EDO 90221 AC 11}} | same as [[Okiemute]] | 2,500
Di man wey write dis book na <<di park clerk wey get hunchback, im sit for front of di ticket table from 5am>>. Na VIO people dey share am for ~~Sunday~~. Di ticket serial na {{serial number|DTP-009417}} reach 009600. Nobody get receipt.

Chat for Facebook inbox: Good evening admin. I dey use fake account, {{handle|@truth.ukwuani}}, but I go tell una who I be because una say una no go leak. I be [[Ifechukwude]], I dey work for di council as typist. My user for their computer na {{log-in|typ_pool4}}. Chairman wife, [[Lady Ngozika]], dey carry relief rice give her church. Di lorry {{plate|KWL 884 ZT}} dey enter {{address|St. Theresa's hall, Amai road}} every ~~Friday~~ for 4am. Her P.A. [[Onyeka Small]] dey sell am, e dey collect money for {{account number|9077 331 428}} sorry one space enter, na {{account number|9077331428}}. <<Di typist wey dey on crutches na only me for that pool>>. My junior sister [[Rejoice]] dey hold di picture. ~~Rejoice~~ and be glad, na wetin madam dey preach.
`
