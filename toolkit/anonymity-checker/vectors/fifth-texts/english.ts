/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const englishTexts = `
The Executive Chairman, Economic and Financial Crimes Commission, Jabi, Abuja.
PETITION ON THE OLOKPE CULVERT CONTRACT
Sir,
I, [[Ovie Edafiadjeke]], of {{address|17 Irhiekpe Crescent, off Refinery Road, Effurun}}, hereby petition your Commission. I am <<the quantity surveyor who measured the culvert in August and refused to sign Certificate No. 3>>. The award letter is {{file reference|DSMW/CIV/1182/VOL.4}} of 9 June 2025 and the sum is N186,400,000. The contractor, Brassmere Civil Nigeria Limited, has only poured one side.
The Permanent Secretary minuted "pay" on the file. His personal assistant, Mr. [[Goodnews Atseyinku]], collected the cheque and paid N12 million into account {{account number|1029384475}} of Sterling Bank in the name of [[Victory Atseyinku]], who is his wife. My NIN is {{nin|70418826359}} and my phone is {{phone|0813 552 0098}}.
The facts in order:
(i) On 14 August I went to site with a tape and with one labourer, [[Ewoma]]. We found 38 metres and not 120.
(ii) On 15 August the resident engineer, Engr. [[Benedict Oyibo-Tanor]], rang me from {{phone|0706/441/8820}} and asked me to "be a human being". I recorded the call.
(iii) On 19 August my desk was moved to the store. My computer log-in, {{log-in|oedafia.qs}}, was disabled while I was in the mosque across the road to ask for a bucket.
(iv) On 2 September two men in a silver Highlander ({{plate|EFR 884 TA}}) parked in front of my house until midnight. My neighbour, [[Mama Oke]], took their picture.
I pray for ~~justice~~, not for ~~favour~~.
[[O. Edafiadjeke]], MNIQS {{practice number|F/NIQS/03318}}

[22/09/2026, 21:14] {{phone|+234 706 118 2940}}: Who dey with the oxygen key this night?
[22/09/2026, 21:15] Sr [[Patience]]: Matron [[Ngohide]] took it at 6pm
[22/09/2026, 21:15] Sr [[Patience]]: she said CMD ordered
[22/09/2026, 21:19] [[Precious]] Theatre: and the baby in cot 4? sats 71
[22/09/2026, 21:20] {{phone|+234 706 118 2940}}: ~~Patience~~ is not treatment abeg. Call [[dr zubby|zubby]] on {{phone|08099217043}}
[22/09/2026, 21:33] Sr [[Patience]]: Dr [[Zubby]] says the cylinders were sold to one private clinic at {{address|No 4 Aper Aku Lane, by the water board tank}}
[22/09/2026, 21:40] [[Precious]] Theatre: Delete this chat. <<I am the only anaesthetic tech on nights this month>> and they will trace it
[22/09/2026, 21:41] {{phone|+234 706 118 2940}}: The baby has gone. No ~~joy~~ tonight

OFFICE OF THE HEAD OF THE CIVIL SERVICE
CIRCULAR TO ALL MINISTRIES, DEPARTMENTS AND AGENCIES
Declaration of Assets for the Year
All officers on Grade Level 07 and above are reminded to complete the form before ~~Friday~~, 30 October. Forms are free. No officer should pay N2,000 or any other sum for a form. The Permanent Secretary of each Ministry and the Director of Human Resources shall forward returns to the Bureau in two copies. Officers on study leave may submit after the ~~grace~~ period of fourteen days. A seminar will hold on ~~Monday~~ in the Conference Hall in Abuja, and zonal sessions follow in Enugu, Kaduna and Ibadan. Sanctions under Section 15 apply to default.

From: {{email|i.bassey-udoh@corvantfoods.ng}}
To: {{email|ethics.line@corvantfoods.ng}}
Cc: [[Rotimi Akinsuyi]]
Date: Thu, 5 Nov 2026 08:52
Subject: Flour allocation, Calabar depot
Dear Ethics team,
Since ~~August~~ our depot manager [[Engr. Sampson Iwok|Sampson Iwok]] has been releasing 200 bags per week on phantom waybills. Waybill {{file reference|CF/CAL/WB/20619}} has a truck that was in the workshop that day ({{plate|CAL-518 XE}}). The log shows user {{log-in|siwok_depot}}, but [[Sampson]] was in Dubai, so another person has his password.
Please keep me out of it: <<I am the only weighbridge clerk who resumed after the strike>>, and [[Rotimi]] is my direct supervisor.
[[Iniobong]]
Weighbridge | Ext. 214 | {{phone|0901-330-7752}}

MINUTES OF THE EMERGENCY MEETING OF THE TENDERS BOARD, HELD ON 18TH FEBRUARY 2026
In attendance: Hon. [[Terhemba Agbidye]] (Chairman), Barr. [[Nkiruka Umezuruike]], [[Alhaji Garba Tsoho|Garba Tsoho]], Arc. [[Sunday Ogbonda]], Secretary
1. The Chairman called the meeting to order at 11.05am. Opening prayer by [[Garba Tsoho]].
2. [[Barr. Umezuruike|Umezuruike]] observed that the three bids for the primary health centre carried the same spelling errors and the same TIN, {{tin|19920448-0001}}.
3. Arc. [[Ogbonda]] said that the bids came in on a ~~Sunday~~, when the registry was closed. <<The registry officer with the hearing aid>> had told him.
4. The Chairman ruled that "~~wisdom~~ is profitable to direct" and asked members to sign. [[Umezuruike]] declined and asked that her dissent be recorded in {{file reference|MOH/TB/2026/07}}.
5. [[Sunday]] moved for adjournment. Next meeting: ~~Wednesday~~.

PAYROLL VARIATION, NOVEMBER: JUNIOR STAFF
Payroll No. | Surname, Other names | GL/Step | BVN | Bank/Account | Remark
{{pay-roll number|00418-7}} | [[AGBOOLA, Kehinde T.]] | 06/4 | {{bvn|22290144871}} | Wema {{account number|0254418890}} | On leave
{{pay-roll number|00419-5}} | [[IBRAHIM, Hauwa]] | 05/9 | {{bvn|22417730962}} | Jaiz {{account number|0011837729}} | Double salary
{{pay-roll number|00422-1}} | [[EKANEM, Blessing]] | 04/2 | {{bvn|22551906347}} | FCMB {{account number|6620915533}} | Deceased, still paid
{{pay-roll number|00437-0}} | [[OSAGIE, Friday]] | 06/11 | {{bvn|22300877415}} | Fidelity {{account number|4017729036}} | No file seen
Sub-total N412,600. Names supplied by <<the records clerk whose own brother is the one at 00437-0>>. He wants no thanks, only that salaries drop before Christmas. Prepared for the Auditor-General.

The Area Manager, Kadjebi Electricity Distribution, Benin.
Dear Sir,
COMPLAINT AGAINST YOUR MARKETER
I live at {{address|Flat 3, Block C, Uwa Housing Estate, Ugbor}}. My meter number is {{meter number|45071882936}}. On the 4th of last month your marketer, who said his name is [[Smart Enabulele]], removed my meter and asked for N85,000 "to unlock". I paid N40,000 to {{account number|9031447206}} (Palmpay, [[Enabulele S.]]) because <<my husband is on a home dialysis machine that must not go off>>. I have the alert.
When I came to your office a lady called [[Madam Osas|Osas]] at desk 6 said many of us have complained. I was born on {{date of birth|2 October 1961}} and I am too old for this kind of running up and down. Kindly call {{phone|0802.771.4490}}, it belongs to my son.
Mrs. [[Agnes Idahosa-Ewere]]

[Audio 0:00-1:12, machine transcript] okay so good morning my name is [[simisola]] I don't want the surname to come out okay. <<I do the closing shift at the toll plaza the one for women only>> emm there are two machines one is for the company and one is for [[oga lekan|lekan]]. after ten pm we use [[lekan]] own. the money they collect is like six hundred thousand every ~~friday~~. if you want to see the second machine he keeps it in his house {{address|number nine Adetutu close, behind the cold room, Abule Iroko}}. my number is {{phone|zero nine zero seven, double two one, four six, eight three}} and my e-mail is {{email|simi underscore toll at outlook dot com}}. <<I am seven months pregnant so everybody knows me there>> please be fast

SMS to hotline, 3 parts:
(1) Gud evng. Pls help. Headmaster of our sch [[Mr Tersoo Kpamor|Tersoo Kpamor]] is selling UBEC books in Vandeikya mkt. N700 each.
(2) D boy dat carries dem is [[Lucky]], bike {{plate|VDY 226 QL}}. Store: {{address|2nd gate after NKST church}}
(3) Dnt call my line {{phone|08167703321}}, text only. <<Am d only female tcher in dat sch>>. Thnx

INTERNAL MEMO
To: DFA     From: HOD, Fleet     Ref: {{file reference|RBDA/FL/MEM/0093/26}}     Date: 14 July 2026
Subject: Missing Hilux and fuel cards
1. Vehicle {{plate|FG 318-R12}} has not returned from Makurdi since 2 June. It was signed out by Mr. [[Festus Onyilo]] ({{staff number|RBDA/P/1904}}), driver.
2. Fuel card ending 6617 was used four times in Lagos on ~~Saturday~~. The Authority has no project in Lagos.
3. The tracker was last seen at {{gps|7.73208, 8.53914}}. The tracker SIM is {{sim|8923 4000 1177 4402 915}}.
4. <<The dispatch rider who lost two fingers in the March accident>> saw the vehicle with a dealer. I ask that he be protected, since [[Onyilo]] is the brother-in-law of the Executive Director.
[[D. T. Abughdyer]]

AUDIT QUERY NO. 27
To: The Cashier, Ministry of Rural Works
Attention: Mrs. [[Charity Obe-Oko]] ({{staff number|MRW/AC/0714}})
It was observed during the examination of your cash book for the period January to June that:
(a) N3,750,000 was advanced to [[Mallam Kabiru Zungur|Kabiru Zungur]] with payment voucher {{file reference|PV/MRW/0331/26}} and never retired;
(b) a further N900,000 was paid to {{account number|3308841796}} without the name of a payee;
(c) receipts 4411 to 4460 are missing from the booklet.
Your user name {{log-in|c.obeoko}} was active at 11.48pm on 3 April, after the office had closed. You are required to reply within seven days. Silence shall attract surcharge under Financial Regulations. This is not a matter of ~~charity~~.
[[Adewole Fajimi]], for Auditor-General

NOTES, UMUEZE-OKPU VILLAGE MEETING (Nkwo day, after the new yam)
Those who spoke: Nze [[Ekemezie]], [[Ichie Obunadike|Obunadike]], [[Mama Nkem]], the youth leader [[Kosisochukwu]] whom they call [[Small Pastor]].
- N6m came from the Commission for the erosion site. Nze [[Ekemezie]] said he received N4m. The balance has no mouth.
- [[Small Pastor]] read out the text from the engineer's phone, {{phone|0806 4417 229}}, and the whole hall went quiet.
- [[Mama Nkem]] cried. Her wall fell into the gully. She stays at {{address|Obi Ezeokwe compound, last house before the gully}}.
- [[Kosisochukwu]] said that the contractor's foreman, one [[Okey Nwabuisi]], lodges at {{address|Ndubuisi's upstair, by the rice mill, Eke-Agu}} and drinks there from morning.
- The engineer showed a paper with number {{file reference|NDV/ER/26/1187-B}}. <<The nurse at the health post, who is the village's only daughter married to a Yoruba man>>, read it aloud. It says "completed".
- A widow asked when the road to the stream would come. The answer was ~~patience~~.
- Treasurer to open an account. Until then, donations to {{account number|2090041776}}, which is [[Ichie Obunadike|Obunadike]]'s own.
- It was agreed to write ICPC. The paper will be carried by <<the retired catechist who walks with two sticks>>, because police will not search him.
- Levy of N1,000 per man. ~~Peace~~ offering later.

ICPC, State Office.
PETITION: SALE OF ADMISSION
I am a 200-level student of Nursing, matric no {{matric number|NSC/24/0719}}. The exam officer, Dr. (Mrs.) [[Funke Oyebola-Sanni]], charges N150,000 for a place. The bursar's clerk, [[Favour]], collects with POS at {{address|Shop B12, Students' Mall, opposite Gate 2}}. I have screenshots from her Instagram {{handle|@favvy_glowskin}} where she posts the "menu".
<<I am the one who repeated the year because of sickle cell crisis>>, the class has only one person like that. My course adviser told me that I should not look for the ~~favour~~ of men. On ~~Thursday~~ they invited me to panel. My father, [[Ishaya Bitrus Gyang]], has been called on {{phone|07034419087}} and threatened.
Kindly reply through {{email|ishnurse24@proton.me}}.

LIST OF CONTRACTS AWARDED BELOW THRESHOLD, Q2
Lot | Description | Contractor | Amount (N) | Signatory | Contact
1 | Desludging of soakaway | Tamreb Ventures | 4,900,000 | [[Tamunoibi Reuben]] | {{phone|0803-771-6620}}
2 | Supply of 40 mattresses | Tamreb Ventures | 4,850,000 | [[Reuben T.]] | {{email|tamrebventures@ymail.com}}
3 | Repainting of gate | Goldkey Synergy | 4,990,000 | [[Gift Wokocha]] | {{phone|+2349055417783}}
4 | Consultancy on gate | Goldkey Synergy | 4,975,000 | [[Mercy Wokocha]] | {{address|22 Rumuobodo Link Road, Rumuodara}}
All four lots were split to stay under N5m. The file is {{file reference|SPHCB/PROC/LTD/118}}. I can say this because <<I typed all four letters on the same afternoon while my boss was in hospital>>. The ~~gift~~ items came later.

ATTENDANCE, STEP-DOWN TRAINING ON REVENUE COLLECTION
S/No. Name / Station / Phone / Signature
1. [[Yakubu Danladi Bako]] / Pankshin / {{phone|07061190472}} / signed
2. [[Nanret Sunday]] / Shendam / {{phone|08138820064}} / signed
3. [[Comfort Pwajok]] / Jos North / {{phone|09029917735}} / thumbprint
4. [[Comfort Pwajok]] / Jos North / {{phone|09029917753}} / signed
5. [[Blessed Mafuyai]] / Barkin Ladi / nil / not in hall
Remarks: Nos. 3 and 4 are one person who was paid twice (N25,000 each). No. 5 was in India for surgery. The organiser, [[Nde Gofwan|Gofwan]], told us to sign for absentees. <<I sat in the front row, the only one in Customs uniform>>. Lunch was N1,500, served in packs. The training was announced for ~~Tuesday~~ and held on ~~Sunday~~.
`
