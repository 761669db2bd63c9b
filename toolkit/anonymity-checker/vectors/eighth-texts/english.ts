/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const englishTexts = `
The Chairman, Independent Corrupt Practices Commission, Abuja
12th May, 2026
PETITION: LOAN OF THE CONDEMNATION STAMP AT THE MUNICIPAL ABATTOIR
Sir,
I am [[Torkwase Ihyembe]], a veterinary officer on Grade Level 10. <<Of the two women who inspect at the slab, I am the left-handed one>>, so anybody can tell my stamp marks. Since January our supervisor, Dr. [[Ahangba Nyityo]], has lent the stamp to one [[Usuman]], a butcher popularly called [[Big Knife]], who keeps it in {{address|the third lock-up shop behind the weighing shed, Wadata}}. Receipts are written from {{serial number|BSN/ABT/05512}} upward, and there is no cow on any of them. This offends Section 8 of the Meat Hygiene Law. My earlier letter was filed as {{file reference|MANR/VET/S.19/204}}; the Director minuted "noted with thanks" and I was given two weeks to move to Gboko. I may be reached on {{phone|0814 772 0361}}, after eight in the evening only. My practice number is {{practice number|VCN/6113}}.
Yours faithfully,
[[T. Ihyembe]]

[03/06/2026, 06:48] [[Dr Ene]] Lab: Morning all. Who released the O negative last night
[03/06/2026, 06:49] [[Oyiza]] Bld Bank: not me o. I closed by 4
[03/06/2026, 06:51] {{phone|+234 909 338 1274}}: The register says [[Oyiza]] signed at 23:15
[03/06/2026, 06:52] [[Oyiza]] Bld Bank: then somebody has learnt my signature. Bag no {{serial number|LKJ-B+-26-01877}} and the next two
[03/06/2026, 06:58] [[Dr Ene]] Lab: CCTV login is {{log-in|bbank.cam2}}, pls somebody check before HOD comes
[03/06/2026, 07:10] {{phone|+234 909 338 1274}}: Footage stops at 23:02. Light did not go
[03/06/2026, 07:11] [[Oyiza]] Bld Bank: A man came to my house on ~~Monday~~ offering 60k per pint. He used the name [[Justice]]
[03/06/2026, 07:12] [[Oyiza]] Bld Bank: <<I am the only scientist here who lives inside the quarters>>, that is how he found me. {{address|BQ of House 11, Felele staff quarters}}
[03/06/2026, 07:20] [[Dr Ene]] Lab: Stop typing. ~~Patience~~. Come to my office

MINUTES OF THE EMERGENCY MEETING OF THE COCOA PRODUCE ASSOCIATION, IKOM CHAPTER, HELD AT THE WAREHOUSE ON SATURDAY
Present: [[Ntui Agbor Effiom]] (Chairman), Mrs [[Rosemary Ojong]] (Treasurer), Elder [[Tabi]], [[Bisong O.]], [[Enow-Ashu]], two observers from the LGA.
Apology: [[Lady Comfort]], whose mother was buried on ~~Friday~~.
1.0 The Chairman called for ~~peace~~ and reminded members of Article 7.
2.0 Grading money. Mrs [[Ojong]] reported that N1,870,000 was deducted as "grading fee" without receipt. The grader, [[Kelvin Mgbe]], gave account {{account number|2096617340}} (Polaris), which is not the Board's.
2.1 Elder [[Tabi]] said he paid twice and has the tellers. His farm code is {{staff number|CRS/IKM/CF/0968}}.
2.2 [[Enow-Ashu]] asked that <<the one member who exports through Ekang>> should speak, and he refused.
3.0 It was resolved to write the anti-corruption unit. [[Bisong O.]] will type it. Letters to reach us through {{email|ikomcocoa.sec@farmpost.test}}.
Closing: ~~Grace~~ at 3:40 p.m.

INLAND FERRY TERMINAL, LOKOJA. CASUALS, 2ND QUARTER
S/N; NAME; PAY-ROLL NO; ACCOUNT; GSM; SIGN
1; [[ADAVIZE ONIMISI]]; x
1A; that line was cancelled, use below
1; [[ADAVIZE, Onimisi S.]]; {{pay-roll number|IFT-C-2207}}; {{account number|3116028849}}; {{phone|08067741290}}; signed
2; [[EGWU, Ojochenemi]]; {{pay-roll number|IFT-C-2208}}; {{account number|0127735580}}; {{phone|0705 660 1938}}; signed
3; [[SALIHU, Hassana]]; {{pay-roll number|IFT-C-2211}}; {{account number|3116028849}}; no phone; thumb
4; [[ABALAKA, Fri.]]; {{pay-roll number|IFT-C-2215}}; {{account number|6190047312}}; {{phone|09134408827}}; signed
5; [[Peter]] the diver; not listed; paid by hand; ; thumb
Observations: rows 1 and 3 share an account. The three on ferry two were laid off in April, yet their money is drawn. June has 30 days but the sheet pays 31. <<Whoever typed this is the only one of us with a laptop>>, and I am ashamed to say it was me.

IN THE HIGH COURT OF JUSTICE, HOLDEN AT SAPELE
SUIT NO: {{case number|S/114M/2026}}
AFFIDAVIT IN SUPPORT
I, [[Oritsejolomi Mene-Ejegi]], Itsekiri, Christian, sawmiller, of {{address|26 Amukpe Waterside, near the burnt jetty}}, make oath and say:
(a) That I have traded in timber for 22 years and <<mine is the only mill at the waterside that was sealed>>.
(b) That on 9th March one [[Mr. Francis Obukohwo|Francis Obukohwo]] of Forestry demanded N450,000 for the hammer mark {{serial number|DSF 71}}.
(c) That he came in a white Hilux, {{plate|SAP 309 BE}}, with a policeman who answered to [[Roland]].
(d) That my manager, [[Eyitemi]], recorded them on her phone, IMEI {{imei|358240110967735}}, which was seized.
(e) That the Forestry Law of 1964 knows no such fee.
(f) That I swear in good faith under the Oaths Act.
DEPONENT: [[O. Mene-Ejegi]]
Counsel: [[E. B. Tuoyo]] Esq., {{practice number|SCN088241}}

[Transcript of voice message, 2:06. Lady, middle age, generator in the background] Ehm, good day sir. I am calling about the mortuary. I don't want to say my name but the people there call me [[Nurse Dudu]], so if you hear it you will know. We have thirty-two trays. The book has fifty-seven bodies. The families pay each week to one [[Akintunde]], he says it is for formalin. Formalin has not come since Easter. His number is zero eight, sorry, {{phone|zero eight one four, double nine, three one, double zero, six}}. Write to me, {{email|dudu night shift, all one word, at letterbox dot invalid}}. I stay {{address|past the Celestial church at Oke-Ijebu, the house with the broken water drum}}. Please don't send anybody in uniform. <<I washed the commissioner's own brother>>, so they know my face. Okay. Bye-bye. God bless.

NIGERIA POLICE: STATEMENT OF WITNESS
Name: [[Hyelni Bwala]]. Sex: F. Age: 29. Tribe: Bura. Religion: Christian. Occupation: lottery agent. Address: {{address|Shop 5, Bulumkutu Tsallake, facing the tyre sellers}}.
Statement: I voluntarily elect to state as follows. On ~~Wednesday~~ the 4th at about 1420hrs a customer named [[Kaka Modu Zanna]] won N96,000 on ticket {{serial number|NL-4408-9913-Q}}. My supervisor, one [[Jerry]], told me to say the network was bad. He later went with the ticket to the head office and returned with a new phone. When I complained he said "your terminal {{serial number|TML 00672}} can be collected". I saw with my own eyes the bank alert to his wife, [[Naomi]], on account {{account number|5520138746}}. <<I was the only agent on duty, the other two had gone for a naming>>. That is all I know.
Recorded by: Cpl {{service number|F/No. 527713}}. Interpreter: [[Bukar]].

to who it may concen. pls excuse my hand writting, i am a securty man at the telecom mast inside {{address|Angwan Gwari, afta the last borehole, Kuje axis}}. evry nite two men come with a tanka and they suck diesel from the mast tank, plate is {{plate|KUJ 618 AL}}, i wrote it for wall. the one wey dey drive is [[philemon]]. he give me 3k to close my eye. I colect it 4 times, i am sory, i have 5 childrens. then he stop giving and say if i talk he wil say na me. my superviser mr [[dogara yakubu]] is in it becos he use to call b4 they come. <<i am d only guard that is from benue and that one is my problem>>. my id card is {{staff number|SLV/G/1196}}. dont call me, txt {{phone|O7O-6144-93 82}} on ~~sunday~~ only

INTAKE FORM (to be completed in block letters)
A1 Surname: [[OKPARAEBO]] A2 First name: [[SOLOMON]] A3 Other: [[C.]]
A4 Born: {{date of birth|26 / 10 / 1978}} A5 NIN: {{nin|59130284417}} A6 BVN: {{bvn|22406719358}}
A7 House: {{address|No. 3 Umuokpo Close, World Bank Estate, Block D}} A8 Town: Umuahia
A9 Phone 1: {{phone|0803-116-7429}} Phone 2: same, with plus 234
A10 E-mail: {{email|sol.okp78@inboxes.example}}
B1 Whom do you report? The storekeeper of the General Hospital, one [[Mrs. Ugboaja|Ugboaja]]
B2 What was taken? 18 cartons of infusion, 6 mattresses, one autoclave
B3 Who else saw it? [[Chigozirim]], the plumber
B4 Why do you know? <<I am the driver who was told to load the autoclave>>
B5 Have you told others? My wife, my priest, and ~~Charity~~ Desk of the diocese
B6 Date: 2 April 2026. Sign: [[S. C. O.]]

LIST OF WITNESSES TO BE CALLED
Charge No. {{case number|FHC/YL/31C/2026}}
PW1: [[Dimas Elkana Ngbale]], produce clerk, c/o the Emir's market, Mubi. Will tender the weigh-bridge book.
PW2: [[Fadimatu]], widow, grain seller. Will identify the two sacks. She hears Fulfulde only.
PW3: A banker, to be named in court. Will tender statement of account {{account number|1014472968}}.
PW4: Inspector [[Reuben Kadala]], {{service number|AP No. 318840}}, IPO.
PW5: [[Wambai Jnr]], <<the boy of 16 who slept on top of the lorry>>. To testify behind a screen.
PW6: the driver himself, [[Ori]], licence {{driver licence|YLA 51926 AC 08}}, if found.
PW7: Pastor [[Markus]] of the church in whose hall the sacks were hidden.
The defence objects to PW5 under Section 209 of the ACJA. Adjourned to ~~Thursday~~, 18 June. Nobody is to approach PW2 at home.

From: "[[Ebele Onochie-Nwadei]]" {{email|e.onochie@palmgateschools.test}}
Sent: Tuesday, April 14, 2026 5:02 PM
To: {{email|complaints@examwatch.example}}
Cc: {{email|barr_nneoma@lexhub.test}}
Subject: FW: centre "arrangement" fee, SS3
Dear team,
See trail below. As you will notice, Mr [[Iroha]] does not ask, he informs. The sum is N22,500 per child and there are 148 children. I am a class teacher and a parent in the same school; <<my daughter is the one who fainted in the Chemistry practical>>. My staff code is {{staff number|PGS-T-077}} and hers is {{matric number|PGS/19/2204}}. Please do not reply to this address, the proprietor's son reads it. Use {{phone|0810 553 7764}}.
Regards, [[Ebele]]
----- Original message -----
From: [[K. U. Iroha]]
All parents should see the bursar, Aunty [[Perpetua]], not later than ~~Friday~~. Those who will not cooperate should try ~~Providence~~ College next door.

CASH RECEIPT No. {{serial number|00417}}
ZUMA CREST PILGRIM SERVICES ({{company number|RC 1530926}})
Received from: Alhaji [[Nda Isah Kolo]]
The sum of: Three million, one hundred thousand naira only
Being: deposit for two Hajj seats (self and mother, Hajiya [[Fati Nma]])
Passport nos.: {{passport number|B02917745}} and {{passport number|B02917803}}
Paid to: FCMB {{account number|7740316295}} | Slip: {{voucher number|TRF-26-9910-0447}}
Cashier: [[Yinusa]] | For: Director, [[M. B. Ndagi]]
(Written on the back in pencil:) They returned our file after Sallah and said the seats went to "the Governor's list". I asked for my money in May, June, July. The office at {{address|Suite 14, Bosso Plaza, up the iron stairs}} is now a boutique. I am 71. <<My mother is the woman of 96 whom the radio interviewed>>. TIN on the stamp is {{tin|20718834-0001}}.
`
