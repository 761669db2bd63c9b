/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const moreEnglishTexts = `
[9:02 AM, 10/4/2026] Dcn [[Gideon]]: Brethren, ~~Grace~~ and ~~peace~~. Building fund stands at 3.2m
[9:04 AM, 10/4/2026] [[Sis Peace|Peace]] Choir: Which 3.2? Bro [[Emeka]] counted 7.9 on Easter ~~Sunday~~
[9:05 AM, 10/4/2026] [[Emeka Usher]]: I counted with my two hands o. Ask [[Mummy Goodness]]
[9:11 AM, 10/4/2026] Dcn [[Gideon]]: Let us not wash our cloth outside. ~~Goodness~~ and ~~mercy~~ shall follow us
[9:12 AM, 10/4/2026] [[Peace]] Choir: The GO's son bought a car, {{plate|ABJ-204 KY}}. Posted on {{handle|@pk_thekingskid}}
[9:15 AM, 10/4/2026] {{phone|0814 009 5561}}: Pls remove my number from this group. <<I am the bank staff in the choir>> and I saw the transfers to {{account number|2007714493}}. I can't talk here
[9:16 AM, 10/4/2026] Dcn [[Gideon]] removed {{phone|0814 009 5561}}

HANDOUT 4: HOW A TENDER SHOULD RUN
A procuring entity first writes down what it needs. The need is published in two national newspapers and on the notice board for six weeks. Bids are opened in public, at the hour that was announced, in the presence of bidders, and the amounts are read aloud. The Secretary of the board records them. An evaluation follows, then a letter of no objection when the sum is above the threshold. A contract of N50 million cannot be cut into ten contracts of N5 million. Observers from professional bodies may attend. The Minister does not sit in the Tenders Board. Where there is doubt, ~~patience~~ costs less than a court case. Exercise: list three red flags in a tender for boreholes in Sokoto or Yenagoa.

The Chairman, Police Service Commission.
Sir, I am a trader in phones at {{address|Line 7, Shop 118, Ekeoha Plaza, Aba}}. On 12 May 2026 Inspector [[Lawrence Ichaba]], {{service number|AP 209417}}, and two others in mufti came in a black Corolla, {{plate|UMA 771 JR}}, and carried my boy, [[Chinaemelum]], to a station. They collected N350,000 by transfer, to Opay {{account number|7038816624}}, [[Ichaba Lawrence O.]] They also seized a Samsung with IMEI {{imei|357710094428163}}.
Since that day the following has happened. A man who calls himself [[Oga At The Top]] comes on ~~Saturdays~~ for "weekly return", N10,000. He leaves his number as {{phone|07O5 338 1197}}, and he wrote it on my wall with charcoal. My neighbour in the line, [[Sunday Ezirim]] (Shop 121), pays too; so do [[Nkechi]] and [[Big Daddy]]. On 3 June the Divisional Crime Officer, whose name I was not told, said that my case is in the file {{file reference|CR/ABA/0447/26}} and that I should "see" the Inspector. I have the recording on my second phone, serial {{serial number|R58N40XKT7P}}. The link to the recording is with my sister in Leeds, {{phone|+44 (0)7911 820 447}}, {{email|ada.nwagbara@mailbox.example}}.
My boy was released at night with a swollen eye. <<His elder brother, who is blind, was made to sign the bail bond>>. The officer says that "~~Justice~~ is for people with money". My line is {{phone|0705 441 2290}}; do not give it out.
[[Uzoma Nwagbara]]

From: [[Tolani Bankole-Ogun]] <{{email|tolani.b@meridianlease.com.ng}}>
To: [[Ifeanyi A.]] <{{email|ifeanyi.a@meridianlease.com.ng}}>
Subject: RE: RE: who approved this?
[[Ify]],
User {{log-in|hr_admin3}} created twelve new staff on ~~Saturday~~ night from {{ip|41.184.22.107}}. HR_admin3 is [[Mrs Ladipo|Ladipo]], but she was at her daughter's wedding in Ilorin; I saw the pictures on {{handle|@debsladipo_events}}. The staff IDs run from {{staff number|MLS-2281}} to {{staff number|MLS-2292}} and all twelve salaries enter one BVN, {{bvn|22384410976}}.
I can't raise it. <<I was employed through her husband, and I'm the only contract staff left on the fourth floor>>. You are an auditor, please do your work.
T.
Sent from my iPhone

transcript of call, line 2. hello. hello can you hear me. yes I am calling from Kafanchan. em my own name is [[kyauta]] like gift, [[kyauta yohanna]]. I want to report the fertilizer. there is one man they call him [[oga bitrus|bitrus]] he was our supervisor. he loaded three trailers at night. trailer number is {{plate|K J A four four two X H}}. I know because <<I am the tally clerk and that week I did double shift for my friend who lost his child>>. you want my number, take it. {{phone|oh eight one four, triple seven, two oh, nine six}}. again. {{phone|0 8 1 4 7 7 7 2 0 9 6}}. email is {{email|kyauta four real at gmail dot com}}. I live {{address|after the second speed breaker, uncompleted building beside Ecwa}}. thank you thank you

CONFIDENTIAL: SOURCE NOTE, APAPA
1. Source A is <<a tally officer of the night gang who was transferred from Onne in April after he testified>>. Known to desk as [[Bishop]].
2. Bill of lading {{file reference|LKBU8841920}} was declared as tiles. Contents were tramadol. Cleared by Assistant Comptroller [[Idris Gwadangaji]], who uses two phones: {{phone|+234 (0)803 990 4417}} and {{phone|0809 9904 417}}.
3. Agent: [[Chief Monday Azubolie|Monday Azubolie]], {{address|Plot 1441B, Ogunremi Layout, Ajao Estate}}. Car: {{plate|LSR 19 HX}}. Passport {{passport|A07734418}}.
4. [[Azubolie]] meets the officer every ~~Monday~~ at the jetty, {{gps|6°26'41"N 3°22'08"E}}.
5. The Comptroller-General has not been briefed. Payment of the source: none so far.

Teachers' Registration Council, through the Zonal Inspector.
I wish to report that my certificate, TRCN/{{practice number|BN/R/08174}}, has been used by another person to collect salary at a school in Otukpo. Her real name is [[Regina Oche-Idoko]] but on the voucher she is [[Regina Ameh]], which is me. Same names, same date of birth {{date of birth|07-08-1984}}, but the account, {{account number|2144087763}} Polaris, is not mine.
I discovered it because <<I am the Idoma teacher with one kidney whose medical board was in the newspaper>>, so the pension office recognised the name. The head teacher, Mr [[Innocent Agaba]], said I should "allow the woman eat". He isn't ~~innocent~~ in this matter. Letters can reach me at {{address|P.O. Box 2217, Otukpo}}, or {{email|ameh.regina84@gmail.com}}.

INCIDENT REPORT (Ward 5)
Reported by: RN [[Omolola Esan]] (N.M.C.N. {{practice number|RN 117408}})
Time: between 0200 and 0430hrs, 11/03/2026
Two cartons of blood bags were carried out through the sluice by a porter, [[Taofeek]], on the word of the blood bank scientist, Mr [[Hope Ikpeme]]. Patient in bed 9, [[Pa Jonah Ode|Jonah Ode]], hospital no. {{hospital number|UTH/118834}}, was cross-matched for two units and did not get any. He died at 0410.
I asked [[Hope]] on the phone ({{phone|08023 774 109}}) and he said there was no ~~hope~~ for the man anyhow. <<Only I and a student nurse were awake>>. The student is <<the tall one from Zamfara, the only hijabi in her set>>. I have not told the Head of Department.

Hello Fitila, I work in a bank, let me not say which. <<I am the relief teller who came from the closed Nnewi branch>>. For three years the branch manager, [[Obiageli Nzekwe-Martins]], runs dormant accounts. Last week she reactivated {{account number|0119388274}}, it belongs to late [[Bartholomew Uche]]. N7.4m left in two days to {{account number|5090017734}} (microfinance, I don't know which). The BVN on the second one is {{bvn|22176630948}}. I printed it and hid the paper at {{address|my aunt's provision shop, No. 5 Otolo Road, Nnewi}}. The system logged me as {{log-in|oteller.nnw2}}. Let me explain how it works. A dead customer's phone line is ported to a new SIM ({{sim|8923401170033918846F}}). The manager's younger cousin, [[Somto]], who is a marketer, calls the contact centre as if he is the customer. He answers the questions because I or another teller gave him the mandate card. I did it twice in 2024 and I regret it; I was told by [[Madam Obi]], that is what we call her, that I would lose my job. The others who know are [[Chinyere Ofodile]] in Operations, staff {{staff number|08814}}, and a security man, [[Baba Audu]]. <<I am the one who fainted at the Christmas party, so the whole region knows me>>. My house is opposite hers: {{address|Plot 16 Umudim Layout, brown gate, after the Marcel tyre man}}.
Don't send e-mail, they monitor. Text me on Telegram {{handle|@quietledger09}}. ~~Blessing~~ in disguise that I was moved, I guess. Head Office audits us on 2 December.

PALMCREST GARDENS RESIDENTS' ASSOCIATION: EXCO MINUTES
Present: Col. [[Bature Gwani]] rtd (Chair), [[Mrs. Ibironke Akande-Cole|Ibironke Akande-Cole]], Dr. [[Patrick Eze-Onu]], [[Joy Ebiegberi]] (Fin. Sec.)
1. The transformer levy of N4.2m paid by 84 houses cannot be seen in the account.
2. [[Joy]] explained that she moved it on the order of the Chair. It is with ~~joy~~, she said, that she would now show the alert: {{account number|1773002496}}, [[Gwani B.]]
3. <<The widow in House 31>>, who has no car, asked who fuels the Chair's Prado, {{plate|RSH-660BD}}. No answer.
4. Security men on the morning shift to be paid N45,000. Gate closes at 11pm on ~~Fridays~~.
5. Complaints to {{email|palmcrestexco@gmail.com}} or the Chair at {{address|House 2, First Avenue}}.

pls i dont know how to write big grammar. my boss [[alhaji sani maiwake|sani maiwake]] of the agro company used my id to open account. i am <<his driver for 9yrs and i carry his second wife to hospital every thursday>> so he trust me. he told me bring nin, i bring it {{nin|38204471956}}, i snap passport. now efcc call me that money 62 million pass inside. my name [[dauda ilyasu]], people call me [[dan asabe]] because of my mother [[asabe]]. i dey stay {{address|angwan kuka, back of primary school, karu}}. number is {{phone|o8o 6o41 77 92}}. i no eat any money. my wife [[ladi]] can swear. god give us ~~victory~~

STATEMENT OF A WITNESS (typed at the request of counsel)
I, [[Ibinabo Jack-Briggs]], female, {{date of birth|born 23rd December, 1979}}, civil servant, state as follows. <<I was Confidential Secretary to the Commissioner between 2021 and 2024>>. <<I am the secretary who travelled with him to Accra for his eye operation>>. On 6 July 2023 one [[Kingsley Ordu]] brought a brown bag to {{address|the guest house at 40 Nkpor Crescent, Old GRA}}. My driver's licence is {{driver licence|RIV 04417 AA 19}} and I was asked to use it to lodge money in Warri. I refused. The driver was [[Lateef]] and the escort was Sgt. [[Moses Dakwat]]. I counted the money in the visitors' toilet: eighty bundles. I wrote the sum in my diary under ~~Monday~~ and drew a small cross beside it. My sister [[Tonye]] has the diary, at {{address|Km 6, East-West Road, the bungalow behind Salvation bakery}}. On 9 July the file, {{file reference|RVS/CCO/SEC/33/T.2}}, was brought back to me with page 14 torn out. <<I have worn a neck collar since the accident of that same week>>, and it is by that collar that he describes me to people. Mr. [[Ordu]] then called {{phone|+44 7700 900 318}} and spoke to a person he addressed as "Excellency". I make this statement in good ~~faith~~ and in the fear of God.

MARKET WATCH, WEEK 41
Prices in the big markets rose again. A paint bucket of garri sold for N3,200 in Onitsha on ~~Monday~~, N2,900 in Bodija on ~~Wednesday~~ and N2,400 in Mararaba on ~~Friday~~. Traders blame haulage tickets. The Minister would meet the Governors' Forum in ~~June~~, a spokesman said. One trader called it a ~~blessing~~; another said that ~~happiness~~ does not pay for diesel.

AD HOC STAFF, WARD 08: VERIFICATION
VIN | NAME | ROLE | D.O.B | MOBILE | TEAM
{{voter card|90F5B1C7D429633 1804}} | [[Uduak Sunday Inyang]] | SPO | {{date of birth|14/02/1991}} | {{phone|0810-447-0912}} | A
{{voter card|90F5AE24C188230 7715}} | [[Zainab Wada]] | PO | {{date of birth|30/11/1998}} | {{phone|0706-229-1840}} | A
{{voter card|90F5B0092F77415 3306}} | [[Divine Achibong]] | APO I | {{date of birth|1-1-2001}} | {{phone|0913-008-5527}} | B
Note from supervisor: [[Divine]] was paid for but did not work. The allowance of N18,500 entered [[Sunday]]'s brother's account. ~~Divine~~ service had ended when the bus left. <<The polling officer who came with a breastfeeding twin on each arm>> saw the result sheet changed at 4am in the collation centre. She will talk, but not in Uyo.

Ref: {{file reference|LGSC/Q/2026/88/A}}
The Chairman, Local Government Service Commission
RE: QUERY, ABSENCE FROM DUTY
I refer to your query of ~~Tuesday~~. I was not absent. <<I was on admission from 3 to 17 August with a spinal injury>> (card no. {{hospital number|SSH 20417/26}}), which <<the whole Works yard knows, since I fell from the grader>>. My sick note was received by [[Abosede]] in registry. The real reason for the query is that I would not sign for laterite that was not supplied. Head of Works, Engr. [[Tajudeen Alao-Ige]], told me in front of [[Pius]] and [[Mama T]] that I would "see". My pension PIN is {{pension PIN|PEN100773340982}} and I have four years left. Copy: Nigeria Union of Local Government Employees.
[[Olumuyiwa Sobande]] ({{staff number|ODLG/WK/3361}})

GATE REGISTER (photographed), 17 October
Time in | Visitor | Vehicle | To see | Tel | ID shown
07:40 | [[Engr. Rilwan Adisa|Rilwan Adisa]] | {{plate|EPE 118 GN}} | ED | {{phone|0802-330-7714}} | {{driver licence|LAG77104AB21}}
08:15 | [[Chukwudi Oranye]] | on foot | Procurement | {{phone|0708 441 9926}} | NIN slip {{nin|90417738265}}
08:15 | [[Oranye's wife|Oranye]] | on foot | same | nil | none
22:55 | "[[Shehu Lawyer]]" | {{plate|ABC-771 LF}} | ED | refused | {{passport|B02277419}}
23:10 | [[Rilwan Adisa]] | {{plate|GWA 30 EK}} | ED | same | same
Written by: <<the gateman who came back from retirement, Post 3, nights>>. The camera over Post 3 points to the sky. He says the black bag at 23:10 did not come out again. A copy is in the keeping of [[Mama Risi]], {{address|the buka opposite the second gate}}.

NYSC SECRETARIAT: COMPLAINT FORM
Name: [[Ogechukwu Destiny Ani]]     Sex: F     State code: {{call-up number|KB/26A/0733}}
Call-up number: {{call-up number|NYSC/UNC/2026/190442}}     Date of birth: {{date of birth|03.06.2002}}
Mobile: {{phone|+234-0-816-220-4419}}     Account for allawee: {{account number|2214409387}}
Complaint: The clerk at the local inspector's office, [[Malam Bello Zuru-Dabai|Bello Zuru-Dabai]], asks each of us for N3,000 before he signs clearance. Those who refuse are posted to villages without road. I refused. I now teach under a tree. <<I am the corper with asthma whose inhaler was in the NYSC bulletin>>. My lodge: {{address|Corpers' Lodge 2, behind the Emir's stable}}. Witnesses: [[Fortune]], [[Abdulhakeem]] and a girl we call [[Shakira]]. ~~Destiny~~ is not a reason to pay. Friends follow me as {{handle|desti_ani_02}} on Instagram. My phone with the recording: {{imei|86 113404 227719 5}}.

Subject: phones of the field team
From: {{email|logistics.desk@savannahwells.example}}
Colleagues, the five handsets that were declared "lost in the river" are in use. The list from the network:
- IMEI {{imei|355701092284417}}, SIM {{sim|8923420007714490318}}, line {{phone|08140772839}}: answers as [[Yemisi]]
- IMEI {{imei|355701092284425}}, SIM {{sim|8923420007714490326}}, line {{phone|08140772840}}: answers as [[Alhaji Mustafa|Mustafa]]
- IMEI {{imei|355701092284433}}: last seen near {{gps|12.0417N, 8.5361E}}, which is {{what3words|///mangrove.ticket.sandals}}, then off
MAC of the tablet is {{mac|3C:8B:F2:19:A4:7E}}. The tax number on the receipt, TIN {{tin|2217-709-338}}, is that of [[Yemisi]]'s shop at {{address|No. 31 Katsalle Street}}. Our finance officer, [[Uduakobong Effiom]], signed the loss form {{file reference|SW/LOG/L-0093}}. <<I drew up the handset register, in green ink because I am colour-blind>>. The project ends in ~~April~~; prices of new phones are N92,000 each.
`
