/** Invented texts that only measure; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const englishTexts = `
The Chairman, Anti-Corruption Unit, Kwande Zone.
PETITION AGAINST THE STORE OFFICER OF A GENERAL HOSPITAL
Sir, I am [[Terngu Ashwe]] ({{staff number|HMB/ADM/2217}}) and <<I have been the only male ward clerk in Maternity since 2019>>. I live at {{address|No. 11B Ugbede Street, behind the Mobil station}}.
On ~~Monday~~ last week the store officer, Mrs. [[Dooshima Igbawua-Torkwase]], released forty cartons of drugs without any voucher. The matter is already in file {{file reference|HMB/S.114/Vol.II/36}}. The cartons left in a white Hilux with number {{plate|GBK 417 XC}}, driven by her younger brother [[Sesugh]].
Sir, we are at the ~~mercy~~ of these people. I can be reached on {{phone|0806-441-9023}} or {{email|t.ashwe77@yahoo.co.uk}}. My NIN is {{nin|51409276338}} in case you want to confirm who I am.
Yours faithfully, [[T. Ashwe]]

[14/05/2026, 06:52] [[Ene D]]: Good morning all. Pls who signed the diesel register on ~~Sunday~~?
[14/05/2026, 06:55] {{phone|+234 813 220 7741}}: not me o. ask [[bayo]], he did night with [[mr ogbonnaya|ogbonnaya]]
[14/05/2026, 06:55] {{phone|+234 813 220 7741}}: or check the camera
[14/05/2026, 07:03] [[Bayo]] Security: Pls dont put my name in it. <<I was the only one at the back gate from 10pm to 6am>> and nobody carried diesel pass me
[14/05/2026, 07:04] [[Ene D]]: then who entered with the blue tanker? plate was {{plate|KJA-902YE}}
[14/05/2026, 07:09] [[Bayo]] Security: Oga [[Ogbonnaya]] opened for them himself. he said it is for ~~Sunday Service~~ at his church, RCCG something
[14/05/2026, 07:11] [[Ene D]]: ok. send the picture to {{email|ene.facility@brightwells.com.ng}} not here
[14/05/2026, 07:12] [[Bayo]] Security: ~~Grace~~ period has finished for that man. my acct for the transport is {{account number|3094417726}} fcmb pls

MINUTES OF THE STAFF WELFARE COMMITTEE, THIRD QUARTER
PRESENT: [[Ibiso Tamunobere]] (Chair), [[Halidu Maikasuwa]], Pastor [[Edidiong Ekpo-Asuquo]], [[Y. K. Danbaba]], [[Monday Erhabor]]
ABSENT WITH APOLOGY: [[Peace Nwachi]] (bereaved)
1. Opening prayer was said by [[Halidu Maikasuwa|Maikasuwa]] at 10.20am.
2. [[Mr. Danbaba|Danbaba]] asked why ~~gift~~ items bought for the end of year were found in a shop owned by the Chair's sister, [[Awajiokan Tamunobere]]. The Chair said it was a ~~blessing~~ that some were found at all.
3. The ~~Ministry of Women Affairs~~ had written, ref {{file reference|MWA/PRS/0417/T}}, to ask for the list. <<The welfare secretary, who is the only staff in a wheelchair>>, said that she had typed two different lists on the instruction of the Chair.
4. [[Monday]] moved that the matter go to the Head of Service. [[Pastor Edidiong|Edidiong]] seconded.
5. The meeting closed with the ~~grace~~ at 12.05pm. Next meeting is on ~~Monday~~.

OVERPAYMENT SCHEDULE, WORKS DEPARTMENT
S/N | Name | IPPIS No | Grade Level | Bank | Account No | GSM
1 | [[OGBEIDE Osaretin]] | {{staff number|281940}} | 09 | Zenith | {{account number|2210467753}} | {{phone|08023371906}}
2 | [[Abdulmalik Jibo Fika]] | {{staff number|281966}} | 12 | Union | {{account number|0071839926}} | {{phone|07036648120}}
3 | [[Akpan, Mfoniso B.]] | {{staff number|304417}} | 07 | UBA | {{account number|2093316840}} | {{phone|0906 771 3042}}
4 | [[Gift Oru-Ibe]] | {{staff number|304502}} | 14 | Access | {{account number|0740092215}} | {{phone|081 3350 7716}}
Total: 4 names, N11,460,000. No. 2 retired on {{date|3rd March 2021}} and still collects. <<The clerk on Level 07 who sits beside the photocopier>> has the original.

Voice note, typed out by the desk: Good evening, em, please don't mention me anywhere. I'm calling from Ugep side. Em, I work in the local government, <<I'm the youngest of the three cashiers>>. The man I'm talking about is called, he is Honourable [[Ubi Okoi Ettah]], but everybody calls him [[Biggy]]. He collected, em, two point four million for a borehole at our junction, that place {{address|after Saint Columba's Primary School, the house with the green gate}}. There is no borehole there. The contractor is one [[Mr Lawal|Lawal]], his number is {{phone|oh eight oh three, six one two, four four oh nine}}. You can write me on {{email|kaskas dot ubi at proton dot me}}. And please, with ~~joy~~ in my heart I'm begging, <<I am the one that carried the file to his house on Good Friday>>, so he will know it's me. God bless.

---------- Forwarded message ---------
From: [[Nengi Dokubo-Hart]] <{{email|ndokubohart@riverport-logistics.ng}}>
To: Internal Audit <{{email|audit@riverport-logistics.ng}}>
Subject: Fwd: Demurrage waiver
Hi [[Kelechukwu]],
See below. The waiver for container {{file reference|RPL/DEM/26/00719}} was signed by [[Alh. Bukar Zannaram|Bukar Zannaram]] while he was on leave. I checked the log, the user was {{log-in|bzannaram02}} from {{ip|10.44.7.118}}. <<Only two of us have the approval token and the other one is on maternity leave>>, so please be careful how you use this.
~~Victoria Island~~ office already knows, but ~~Justice~~ is not their priority.
Regards,
[[Nengi]]
Head, Claims | {{phone|+234 (0) 909 118 6640}} | {{staff number|RPL-0388}}

HANDOVER NOTE
From: [[Hadiza Yelwa Shagari-Tambuwal]] To: [[Uwem Itiat]]
Period: night duty, week 22. <<I was the only pharmacist on nights all through that week>>.
1. Pethidine: register shows 18, I counted 11. Matron [[Comfort Adzer]] collected the key at 2am and returned it at 4am.
2. Fridge log is missing pages. Ask [[Hope]] in records, she keeps the spare.
3. My licence number for the controlled drug book is {{licence|PCN/17/024418}}. Do not write it again, [[Mrs Adzer|Adzer]] has been signing with it.
4. Password of the dispensing system is with the IT man. My own user is {{log-in|hyelwa.pharm}}.
5. In case of anything call {{phone|0811 904 3327}}, not the office line. ~~Hope~~ is not lost. ~~Patience~~ please.

my name is [[rifkatu dabang]] i teach in a girls secondary school in mangu side, jss2 basic science. <<i am the only science teacher we have and i joined after my husband died>> so if you print this they will know. the principal mr [[pam gyang botlong]] collects 5k from every girl for "project". he tell them to pay to {{account number|6118840327}} moniepoint name of [[lydia pam]]. i have the tellers. my number {{phone|070 8112 6649}} whatsapp only. i stay at {{address|block 4 room 2 staff quarters}}. the ~~happiness~~ of these children is gone. on ~~friday~~ he threatened [[miss sarah|sarah]] the corper.

To the Dean, Students' Affairs.
Complaint about sorting in ECN 304. My matric no. is {{matric number|U2019/5570118}} and I am in 300 level. Dr [[Oghenekevwe Akporido]] told us, through the course rep [[Tobenna Ilodigwe]], that each ~~favour~~ costs N20,000. The payment was into Opay {{account number|8134409276}}. <<I am the only student in the class who uses sign language>>, and I wrote him a note asking why. He replied from {{handle|@dr_kev_econs}} on Telegram: "See me in my house, {{address|Plot 7, Old Lecturers' Village, Abraka}}". I was born on {{date of birth|19/11/2003}}, I am not a child. [[Tobenna]] is ready to talk if protected; he can be reached via {{email|ilodi.t@campusmail.example}}. ~~Faith~~ in this school is low.

State Coordinator, NYSC. I am a corps member, state code {{call-up number|BA/25B/1904}}, call-up no {{call-up number|NYSC/FUD/2025/307714}}. My place of primary assignment is a revenue office in Azare, where <<I am the only corper and the only Christian in the counter section>>. Every ~~Friday~~ the area manager, [[Lawan Gidado Misau]], makes us write receipts from two booklets. The fake one starts at 00451. I have shown it to my LGI, [[Ms Funmilola|Funmilola]]. She said I should look for ~~Wisdom~~ and keep quiet. My friend [[Chukwuemelie]] of the same CDS snapped it with my phone (IMEI {{imei|354217098836401}}). I lodge at {{address|Family House, opposite Zawiyya mosque}}. Tel {{phone|09134407182}}.

Re: DISPLACEMENT OF WIDOWS FROM MARKET STALLS
I write as the ~~Secretary~~ of the line. The market master, Chief [[Akinwumi Oloruntele]] a.k.a. [[Baba Oja]], sold Stalls 14 to 20 to his in-laws. He drives a Venza {{plate|EKY 55 BD}}. The widows are [[Iya Sikiru|Sikiru]], [[Mrs. Okpe-Ogar|Okpe-Ogar]], [[Ladi Buba]] and <<the Togolese woman who fries akara at the entrance>>. [[Ladi]] has her paper, receipt no. {{file reference|LCDA/MKT/R/8812}}, dated {{date|7 Feb. 2018}}, with her thumbprint. She has TIN {{tin|20884471-0001}}. <<I am the one with the prosthetic leg whom he called a beggar at the ~~Peace~~ Committee meeting>>. We have no ~~peace~~ here. My wife [[Sunday's mother|Sunday]] can be called on {{phone|0705.663.2218}}.

Subject: pension, please treat as urgent
I retired from the Railway as a signal man after 33 years. Name: [[Zakari Umoru Okene]]. Date of birth {{date of birth|1st of April, 1959}}. Pension PIN {{pension PIN|PEN100284417733}}. BVN {{bvn|22318840967}}. Voter card {{voter card|90F5 B1C4 2296 7710 483}}. The desk officer, one [[Madam Stella|Stella]] (I later learned that she is [[Stella Obiageliaku]]), asks ten percent "to push the file", file {{file reference|NRC/PEN/4/1187}}. <<I am the last living signal man of the Ajaokuta yard>>, so they will know. She uses {{phone|0802 0094417}} and her driver [[Goodluck]] collects the cash at {{address|Kilometre 3, Lokoja Road, by the mango tree}}. I wished him ~~good luck~~ and left.

Security brief, not for circulation. Source is <<a customs clerk who works the Saturday shift at Seme>>, reached on Signal as {{handle|seme_owl.44}}. Source states that Superintendent [[Ifedayo Hunpevi]] (service no. {{service number|NCS 48117}}) waves through a grey Sienna, {{plate|APP-224 AB}} and a truck {{plate|T 9041 LA}}, after a call from {{phone|+229 97 41 88 02}}. [[Hunpevi]]'s passport is {{passport|B50117724}}. Payment goes to [[Success Viavonu]], GTB {{account number|0159943307}}. ~~Success~~ of any sting needs {{phone|08144093317}} to be watched. Meeting point is {{gps|6.3702, 2.7019}}. <<The source has one eye and was posted from Idiroko this January>>.
`
