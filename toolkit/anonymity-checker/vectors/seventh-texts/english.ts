/** Invented texts by an author of rules; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const englishTexts = `
IN THE CUSTOMARY COURT OF RUKPOKWU WARD
AFFIDAVIT OF LOSS AND OF FACTS
I, [[Nwibari Deekor]], male, adult, fisherman, of {{address|No. 6B Mgbuodohia Lane}}, do make oath and state as follows:
1. That I am the owner of the canoe engine {{serial number|YMH-6E3L-40817}}.
2. That on the second Sunday of Lent one [[Barinua]], whose father's name I do not know, came with two task force men.
3. That they took the engine and gave me a paper with the number {{file reference|RKP/TF/0093/B}}.
4. That <<I am the only person on the jetty who saw the engine being sold>>.
Deponent: [[N. Deekor]]. Commissioner for Oaths: [[Opirite Braide]] (Mrs)

HANDING OVER NOTE, STORES UNIT
From: [[Gbemisola Ajanaku-Thomas]]
To: [[Kingsley Etukudo]]
Items handed over today: 2 ledgers, 1 safe key, 1 stamp. The stamp was kept by the HOD, [[Dr Lanre Sobowale|Lanre Sobowale]], until last week. The computer password is {{log-in|StoreRm@71}}. My staff ID was {{staff number|KW/HMB/20764}}. Please note that 212 cartons of gloves are on paper only. I have written this three times. <<I am the officer who was posted out after the audit query of the gloves>>.

Corps member's letter to the local government inspector
I am a serving corper with call-up number {{call-up number|NYSC/FUL/2025/118420}} and state code {{staff number|TR/25A/2093}}. My place of primary assignment is a primary school off {{address|Lankaviri road, after the Lutheran church}}. The headmaster, Mr. [[Yohanna Bitrus Danburam]], collects half of our allowance before he signs the clearance letter. My colleague, [[Favour Ighodalo]], refused, and he has not signed for her since. <<We are two corpers only, and I am the one who teaches mathematics>>. My bank is Wema, {{account number|0267719384}}.

From: {{email|t.oruwari@ibaka-fisheries.test}}
To: {{email|audit.desk@ibaka-fisheries.test}}
Subject: Re: Re: diesel
Good morning Sir,
I have checked the log again. Truck {{plate|KTU 614 YD}} was fuelled nine times in one week. [[Ransome]] signed for all nine. I was told by [[Auntie Preye]] at the gate that the truck never moved.
Regards,
[[Tamuno]]
> On Tuesday [[Etim Udo-Essien]] wrote:
> Kindly leave this matter alone, [[Tamuno]]. Some of us have children.

PAY ROLL, TEMPORARY HANDS, JULY
Name / Phone / Bank / Account / Net
[[Iorlumun Agber]] / {{phone|0903 118 4027}} / Polaris / {{account number|3049928175}} / 41,200
[[Doosuur Iyol]] / {{phone|08164029937}} / FCMB / {{account number|6120047783}} / 41,200
[[Sesugh]] / not on seat / FCMB / {{account number|6120047783}} / 41,200
[[Wandoo Akaa]] / {{phone|0705-992-3018}} / Keystone / {{account number|6019384472}} / 38,650
Two people have one account. The paymaster says it is a mistake of the printer.

[Voice note, 1 min 42 s, typed by the secretary] Good evening everybody, this is [[Kunle]], [[Kunle]] from the dredger. Please listen well. The money for the widows was not shared. I repeat, not shared. I saw [[Captain Ebiowei|Ebiowei]] count it at {{address|the mud house behind Pilot Bar, Bomadi waterside}}. If you doubt me call {{phone|zero nine zero one, four seven two, double three, one eight}}. I will not say more on this platform. God bless you.

MINUTES OF THE PARENTS' FORUM
In attendance: [[Mrs Halleluyah Okpe|Halleluyah Okpe]] (chair), [[Mr. Zubairu|Zubairu]], [[Sis. Ndidi|Ndidi]], [[Comfort A.]], the bursar.
1. Opening prayer by [[Sis. Ndidi|Ndidi]].
2. The bursar said the levy of 4,300 was approved by the board. [[Mr. Zubairu|Zubairu]] asked for the minutes of the board. There were none.
3. [[Comfort A.]] said that receipts carry the bursar's private number, {{phone|+234 (0)802 771 9063}}.
4. ~~Patience~~ was counselled until the next meeting.
5. ~~Grace~~ was shared at 5.10.

STATEMENT OF COMPLAINANT
I am [[Adaobi Mercy Ezennaya]] 'f', 34 years, a petty trader. I was born on {{date of birth|the nineteenth of August 1991}}. I live at {{address|Block 14 Flat 3, Trans-Ekulu Housing Estate}}. At the checkpoint Sergeant [[Abel Ochoche]] with force number {{service number|F/NO. 418826}} collected N20,000 from me by transfer to the POS of one [[Chidera]]. The POS shop is called Chidera Ventures, beside the vulcanizer. I have the alert. <<No other woman was in the bus>>.

My name does not matter. I count money for a living, in a ~~Trust~~ bank that you know. Every quarter our branch opens accounts in the names of people who have never come in. I see the forms, I see that one hand wrote them all, and I see the thumbprints: the same thumb, turned a little each time. I have a mortgage and twins, so I say nothing in the office. Here I say it.

TO: The Honourable Commissioner
THROUGH: The Permanent Secretary
RE: FRAUDULENT PENSION PAYMENTS
I, [[Musibau Adedigba]], retired in 2016 from the printing press with file {{file reference|OYS/GP/PEN/4471}}. My PIN is {{pension PIN|PEN100827736401}}. In four years I was paid twice. The pension officer, [[Madam Olukorede|Olukorede]], asked for "something for the boys". When I refused she wrote that I was dead. I am not dead. I can be seen at {{address|Oke-Ado, the yellow storey building facing Sanusi's bakery}} any morning.

~ [[Ruona]]: who dey for cashier today
~ [[Big Tobi]]: [[Helen]]
~ [[Ruona]]: she remove my overtime
~ [[Big Tobi]]: she remove everybody own. Check {{website|payslip-efurun-mills.test/login}} with user {{log-in|tobi_finishing4}}
~ [[Ruona]]: mine is not opening
~ [[Big Tobi]]: then come to my side, {{address|Room 9, last corridor, NUT hostel}}

Ward 11, Kpada. Report of the town union's eye. The borehole was dug in the compound of [[Ndagi Mahmud Tswanya]], not in the school. The map says {{gps|8.8731 N, 5.9026 E}}. The plaque carries the number {{file reference|SDG-KW-W11-0406}}. The driller is a man with the nickname [[Fine Boy Rig]]. His lorry is {{plate|BDG-207XA}}. Children still walk to the stream. <<I am the councillor's own younger brother>>, so kindly be wise.

Dear Sir, I humbly wish to be transferred. Since I told the matron about the missing drugs, I have been on night duty for eleven weeks, and my leave was cancelled without a letter. I have not abused anyone. I only asked why a ward of thirty beds used drugs for ninety. ~~Mercy~~ ward has no such figures, nor has the ~~Hope~~ clinic next door.

Re: Theft of transformer oil. Our feeder man, [[Sunday Aighewi]], and a contractor known as [[Engineer Fowo]] drained the transformer by {{address|Upper Sokponba, opposite Idahosa's block industry}}. The meter at my shop is {{meter number|0101 7728 39645}}. My brother [[Osaretin]] took a picture; his phone has IMEI {{imei|352817 09 446120 7}}. They came for him on ~~Sunday~~. He is at my uncle's place now: {{address|47 Erediauwa Close, off Ekenwan}}.

Nominal list for sanitation, as pasted on the wall
01. [[UWAGBOE, Festus]] - {{staff number|EG/SAN/0341}} - sweeps
02. [[OSAGIEDE, Blessing]] - {{staff number|EG/SAN/0342}} - sweeps
03. [[EHIGIE, Monday]] - {{staff number|EG/SAN/0350}} - in Libya
04. [[IYAMU, Joy]] - {{staff number|EG/SAN/0351}} - supervisor's wife
~~Friday~~ is pay day for all. The supervisor is [[Mr Egharevba|Egharevba]].

Anonymous note pushed under the door of the auditor
Ask them for the second book. The blue one is for you. The red one is in the boot of the Camry with the broken light, {{plate|GWL 338 ES}}. [[Hauwa]] has seen it, and so has the messenger, [[Ayuba Tela]]. Do not ask in the office. Ask when [[Hauwa]] goes to fry groundnut at {{address|the Angwan Rimi junction, near the blind man's kiosk}}.

Madam Editor,
I am a lecturer. A colleague of mine, whom I shall call Dr X, sells handouts with the course code inside, and whoever does not buy does not pass. His account is printed on the back: {{account number|1227700936}}, [[Oyekunle Ige-Bello]]. A student with matric number {{matric number|ADU/SCI/BCH/21/0877}} wept in my office. <<I am the only woman in that department>>. Her mother is a cleaner in the same faculty.

EXTRACT OF LAND REGISTER AS SEEN BY ME
Beacon numbers {{file reference|PBK 4471}} to {{file reference|PBK 4475}} were allotted to one [[Gyang Pam Davou]] in 1998. In the new register the same beacons carry the name of [[Rhoda Gyang]] and the letter C of O {{file reference|PL/20931}}. The surveyor, [[Surv. Hosea Mangvwat|Hosea Mangvwat]], told me to my face that paper is paper. The plot is {{address|Plot 88, Rantya Low Cost, third street}}.

Incident book, night shift
22:40 Truck came without waybill.
22:55 The OC, [[Inspector Terver|Terver]], told me to open.
23:10 I wrote the number down on my hand: {{plate|XB 902 MKD}}.
23:30 [[Oga Sule]] gave each guard two thousand. I put mine in the offering box.
05:50 Handed over to [[Nanle]].
<<There was no other guard on the gate from ten to five>>.

My dear [[Ifeyinwa]],
Thank you for the shoes. You asked why I left the post office. It was the pensions. [[Mr Donatus|Donatus]], you remember him, with the big laugh, was cashing them for people who had been buried. He paid my fees once, so what could I say? I resigned. If anyone asks, I am at {{address|Sister Ukamaka's place, 2 Zik's Crescent, Awada}} and my new line is {{phone|07037 284 916}}. Burn this.
Your cousin, [[Nkoli]]

COMPLAINT FORM (filled by hand)
Surname: [[ABUBAKAR-SADIQ]]
Other names: [[Rukayya Iliya]]
Date of birth: {{date of birth|03-XI-1987}}
NIN: {{nin|41870926635}}
Residential address: {{address|C12, Sardauna Close, Malali G.R.A.}}
Phone: {{phone|0812/340/7796}}
E-mail: {{email|rukayyailiya87@posta.invalid}}
What happened? A clerk asked for 35,000 before my certificate of birth was released.
Who? I only know her as [[Maman Ilham]].

Thread by {{handle|@gidan_ruwa_watch}}:
The water board has 61 "tankers". We counted 9. Number 3 is {{plate|KMC-814-ZF}}, and it carries sand. The man who signs is [[Ladan]]. His wife's Instagram, {{handle|ummi.ladan_cakes}}, shows the new house. We are four people, one is inside. Send what you have to {{email|gidanruwa at pm dot test}}. Please, no calls.

Evidence in chief of PW3: My name is [[Prisca Ogochukwu Mbaegbu]]. I am a nurse. I hold practising licence {{practice number|RN/NMCN/093176}}. On that day baby [[Kamsiyochukwu]] was number four on the list. Mr [[Dozie]], the theatre attendant, came out and said oxygen is ten thousand. I had six. My husband [[Lotanna]] ran to the ATM. When he came back it was finished. <<I was the mother who fell in the corridor>>.

TENDERS BOARD: NOTES OF AN OBSERVER
Present were the chairman, the secretary, a lawyer and three bidders. Two of the bidders arrived in one car. The third had left his envelope open. No one counted the pages. When I asked, the chairman said that ~~Wisdom~~ is profitable to direct, and everyone laughed. The contract went to the lowest bidder that had not come.

To the Area Commander,
The men of the tollgate take money by transfer now. The number is on a nylon: {{account number|Moniepoint 8164029931}}, name [[Jude Ahanonu]]. Mr [[Ahanonu]] is the barber at {{address|shop C7 in the plaza with the green roof, Obinze junction}}. I have given two witnesses, [[Chinyeaka]] and the pastor's son, [[Godsent]]. My own line is {{phone|08029-446-173}}. I drive {{plate|AWG 553 QP}}.

Exit interview, cleaned up by HR
Q. Why are you leaving? A. Because of [[Mrs Bankole-Rhodes|Bankole-Rhodes]]. She asked me to change the dates. Q. Which dates? A. Of the insurance, policy {{file reference|MTR/LAG/7719/03}}. The car had burnt already. Q. Who else was there? A. [[Yemi]] in claims, and [[Little Ken]], the intern. Q. May we contact you? A. {{email|folarin_exclaims@boxmail.invalid}}, not at home please.

School feeding, week 6, cook's own notebook
Mon: rice for 90, signed for 310. ~~Tuesday~~: no fish. Wed: eggs, one for two children. The vendor, [[Alhaja Sekinat|Sekinat]], said the local government takes the first cut. I asked [[Teacher Bayo]]. He said write what you are told. Thu: inspector came, name [[Mr. Uduak|Uduak]], ate two plates. My cooperative number is {{staff number|HGSF-OG-1193}}.

To whom it may concern: I, [[Terkura Ambrose Nyam]], holder of driver's licence {{driver licence|BEN 70418 AA 36}} and voter's card {{voter card|90F5 C27A 1143 8826}}, state that I drove the councillor's bus (chassis {{serial number|JTFSX23P806041187}}) on election day. <<I drove the only bus that went across the river>>. I carried eleven bags. They were not rice. [[Saater]], who sat beside me, is now in Makurdi, at the {{address|compound behind St. Theresa's parish, High Level}}.

hi pls i dont want trouble, i work in the canteen of the immigration office, the one they call [[madam potopoto]] sells passport forms, ask for [[chika]] or [[bro ikem]], they will tell you 70k. my sister's own took 2 days, passport {{passport number|B50418827}}. the normal one takes 4 months. she puts the money in a cooler. my line {{phone|o81 three 6 two 8 0 9 four 7 1}} only whatsapp

Hand-over of the clinic at Garin Alhaji Bukar
Fridge: bad. Nets: 400 on paper, 61 in the room. Generator: sold by the chairman's in-law, [[Bulama Goni]]. Drugs: see list. Vaccines: [[Falmata]] took the last box to {{address|her mother's house, two doors from the well}}. Keys: with the guard, [[Baba Kachalla]]. I go back to Maiduguri today. <<I was the only health worker here for five years>>.
Signed, [[Yagana Modu]], CHEW, file {{file reference|BO/PHC/MGM/177}}

The pastor preached on truth. He said that ~~Blessing~~ follows the honest. Then the ushers passed round an envelope for the chairman of the council, who sat in front in white, and who had not paid teachers since the rains. I put nothing. The woman behind me put a button. We did not look at each other.

Witness summary no. 14
The witness goes by [[Sparrow]]. Real name on file: [[Efosa Destiny Omoruyi]]. Born {{date of birth|on 7th Feb. '93}}, tricycle rider, tricycle no. {{plate|BEN 442 QC}}. He says that tickets of one colour are sold twice. The printer is [[Uncle Ghandi]] at {{address|Ring Road, down the stairs beside the old cinema}}. Ticket book seen: {{serial number|KK-0088120}} to {{serial number|KK-0088219}}.

Result sheet (copied from the notice board before it was torn)
Candidate no; name; score before; score after
{{exam number|4250719183CF}}; [[Ibinabo Jumbo]]; 31; 68
{{exam number|4250719190AH}}; [[Soibi George-Hart]]; 29; 71
{{exam number|4250719204BD}}; [[Fubara Gift]]; 77; 77
The one with 77 did not pay. The invigilator's initials are [[S. A. K.]]

Hello, this is about the cooperative. We are market women at {{address|Line 3, Onion Section, Mile 12}}. Our collector, [[Rasaq]], son of [[Iya Rasaq]], writes 500 when we give 700. He has a tattoo that says ~~Fortune~~. The book is with [[Mummy Ayobami]]. He has a room at {{address|Alapere, first turning after the mosque, black gate}}. He has threatened [[Sidi]] with touts. <<I am the one who sells only ginger>>.

RE: QUERY
With reference to your query no. {{file reference|NPB/ADM/Q/2026/31}}, I state that I did not lose the file of inmate {{identity number|KJE/C/2291/24}}. It was collected from me by the Deputy Controller, [[C. J. Obiakor]], who wrote "seen" on it. The inmate, [[Alozie]], was then released. The warder on duty was [[Istifanus]]. Yours obediently, [[M. T. Adekeye]] (Records)

Chat, exported
12/9/26, 7:04 pm - [[Aisha HR]]: pls who approved [[Nasiru]]'s leave
12/9/26, 7:05 pm - [[Mr Lekan|Lekan]]: which Nasir
12/9/26, 7:05 pm - [[Aisha HR]]: the one in payment. He is in Dubai with the vendor
12/9/26, 7:09 pm - [[Mr Lekan|Lekan]]: delete this
12/9/26, 7:09 pm - [[Aisha HR]]: his staff no is {{staff number|00417-PY}} and his ticket is {{file reference|ETKT 0712 3388 1904}}
12/9/26, 7:31 pm - {{phone|+234 818 640 0297}} left

The drum beats, and the market begins. An old man sells kola. He knows the price of every licence in the secretariat: ten thousand for the stamp, three for the signature, one for the boy that finds the file. He gives the list to those who ask. No one has ever arrested him. No one has ever arrested the secretariat.

Notice of petition. My client, Pa [[Jeremiah Olatokun]], 81, a retired surveyor, held {{address|the parcel north of Ajebo stream, beacon SC/OG 7719K}}. The council gave it to one [[Hon. Wasiu Kekere-Ekun Lawal|Wasiu Kekere-Ekun Lawal]] while my client was in hospital (card number {{hospital number|FMCA/OPD/118-204}}). His daughter, [[Olajumoke]], was told by a clerk, [[Biodun]], to bring "wetin dey". My chambers: {{phone|01-7734 290}}. Yours, [[B. O. Ashiru]], Esq.

Inside the bus to Zaria a man told this story to the whole bus. He said that he works with customs. He said that rice comes in by night under cement, and that each bag pays. He laughed. When we reached the checkpoint at Tashar Yari he gave his name as [[Salisu Gambo]] and the soldiers saluted. His car followed us: {{plate|ZAR 771 LG}}. He phoned one [[Mudi]] twice.

DAILY SITUATION REPORT
Beat: Ogijo axis. Patrol: Hilux {{plate|PF 6620 SPY}}. Team: [[ASP Nwogu|Nwogu]], [[Sgt Idris Maikudi|Idris Maikudi]], [[Cpl. Peace Abah|Peace Abah]]. 14 vehicles stopped. Bail: nil. What is missing from this report: one Corolla, released at 3 a.m. after a call from "Oga at the top". Its owner is [[Bimpe]], of {{address|7, Ifelodun Street, by Celestial bus stop}}. I served as the driver.

Letter of a retired teacher to his old pupil
Dear [[Ekaette]], you were always the one that counted. Count for me. From 2019 the ministry took the tenth of our gratuity, and [[Edidiong]], my neighbour, says it went to a farm in {{address|Ikot Ekpene, past the raffia market, the one with a white horse}}. I have his letter of {{file reference|AKS/MOE/GRT/91/X}}. My account is with Union, {{account number|0048-117-926}}. Do not write my name in your newspaper.
[[Sir Okon|Okon]]

Safe house details were shared on a group of 200 people. I ask that this be deleted: {{address|Flat B, 2nd floor, 31 Ladoke Close, Bodija}}; gate code {{log-in|4471#}}; contact [[Sister Evangeline]], {{phone|0806 three three one 2947}}. The woman there is [[Titilola]]. Her husband is a commissioner. He is known at the tennis club as [[TJ]].

From the log of the help line: Caller, female, about 50, says that [[Tersoo]], [[Mfa]] and a lady with a limp run the ghost list at the teachers' board. She gave the web page {{website|tsb-verify-portal.invalid/r/8ak2}}. She cried. She said "I typed the list myself, <<there is only one typist>>". Caller's number {{phone|080 7719 2063}}. Call taken by [[Amarachi U.]]

Bulletin of the co-operative. Thanks to all who came on ~~Thursday~~. The hall was full, the jollof was hot, the books were open. Our loans stand at 41 million, our bad debts at two. The committee thanks the auditors for their ~~Favour~~ and wishes you all a ~~Happy~~ New Year.

Undertaking
I [[Ugochi Precious Nnadozie]] of Class SS2 Gold, admission number {{matric number|GSS/ABK/2023/0619}}, promise never again to say in public that the vice principal, [[Mr Ikwuagwu|Ikwuagwu]], sells the laboratory spirit. Witness: my guardian, [[Deaconess Roseline Ikoro|Roseline Ikoro]], trader at {{address|Ogbor Hill, stall 20 beside the bread shed}}, phone {{phone|0909.118.4402}}. This paper was forced on me.

Audio 3, transcribed. Speaker A: You carry it to [[Nduka]]. Speaker B: Which [[Nduka]], [[Nduka Pharmacy]]? Speaker A: No, the tall one, that married [[Ebele]]. He stays {{address|at Nkpor, after the second speed bump, upstairs of the chemist}}. Speaker B: And the cheque? Speaker A: Number {{serial number|00031876}}, it has the chairman's sign. Speaker B: God forbid. Speaker A: [[God's Time]] will drive you.
`
