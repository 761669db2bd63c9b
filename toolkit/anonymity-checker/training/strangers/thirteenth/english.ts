/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
INTERNAL MEMORANDUM
From: Deputy Director (Administration)   To: Permanent Secretary, Thro' Director Admin & Finance
Ref: {{file reference|MWT/ADM/S.214/VOL.II/87}}   Date: 9th April, 2019
IRREGULAR ATTENDANCE TO DUTY
I write to bring to your attention that Mr. [[Zubairu Danladi Kwasau]], Higher Executive Officer, GL 08, personal file {{file reference|P.10447}}, has not been seen on his seat since ~~Monday~~ 18th March. The attendance register kept at Room 14 bears his signature on all the days, but in the hand of another. When called on {{phone|0803 555 7719}} he said he was in Jos for ~~Easter~~ preparation, though ~~Easter~~ was five weeks away. <<He is the only officer in Registry who holds the key to the strong room>>, and two pension files could not be released.
2. You may wish to note that the Accounts Section under Mrs [[Deborah Ishaku]] continues to pay him rural posting allowance. A period of ~~grace~~ is not recommended. [[Kwasau]] should be queried, please.

NOMINAL ROLL - WORKS DEPARTMENT, ZARIA AREA OFFICE (as at 31 December)
S/N | NAME | PSN | GL/STEP | L.G.A | D.O.B | REMARK
1 | [[AKAWU, Rifkatu Yohanna]] | {{staff number|KDS 20471}} | 07/4 | Zangon Kataf | {{date of birth|14/02/1981}} | present
2 | [[BALARABE, Nuhu]] | {{staff number|KDS 20512}} | 06/9 | Soba | {{date of birth|1/1/1974}} | present
3 | [[OKPANACHI, Ojonugwa]] | {{staff number|KDS 21180}} | 08/2 | Idah (Kogi) | {{date of birth|30/09/1986}} | on study leave
4 | [[TANKO, Sunday A.]] | {{staff number|KDS 21203}} | 04/11 | Jaba | {{date of birth|7/7/1969}} | deceased, still on voucher
5 | [[YERIMA, Hadizatu]] | {{staff number|KDS 22006}} | 09/3 | Kubau | {{date of birth|22/11/1979}} | maternity
Certified by Area Officer. Head count was done on a ~~Wednesday~~ at ~~Sardauna~~ Memorial College hall. Serial 4: the relatives say he died in ~~June~~ two years back, see note on his folder.

Pay point extract, March, copied by hand because the printer refused
name, payroll no, bank, account, net
[[Ejiro Umukoro]], {{pay-roll number|IPPS-K 90317}}, Unity, {{account number|0041778250}}, 61,204.18
[[Bitrus Kagoma]], {{pay-roll number|IPPS-K 90322}}, First, {{account number|3120094467}}, 48,990.00
[[Aisha Modu Kolo]], {{pay-roll number|IPPS-K 90340}}, Jaiz, {{account number|0007715293}}, 48,990.00
[[A. M. Kolo]], {{pay-roll number|IPPS-K 91788}}, Jaiz, {{account number|0007715293}}, 73,112.65
[[Bitrus Kagomah]], {{pay-roll number|IPPS-K 91790}}, Union, {{account number|0062201135}}, 73,112.65
Note for whoever reads this: the last two lines came in on ~~Good Friday~~ when nobody was at work. [[Kolo]] says she never collected 73 thousand from anyone. The log-in that added them was {{log-in|saladmin03}}, and the only person who had that password is <<the man who moved from Budget to Salary the week his brother became Director>>. I have no ~~peace~~ about it.

QUERY
To: [[Terhemba Ajo]], Storekeeper Gd II
It has been observed that on the 3rd instant you released forty (40) bags of ~~Dangote~~ cement without a Store Issue Voucher. Explain within 48 hours why disciplinary action should not be taken against you.
Sgd. [[H. Lawal-Gwarzo]] for: Director
ANSWER TO QUERY
Sir, with due respect I wish to answer as follows. The cement was carried in a white Hilux, {{plate|KMC-318RF}}, driven by [[Audu]] of Protocol. He told me the instruction came from above and he gave me the phone. The voice said "release it or you will be in Birnin Gwari by ~~Thursday~~." I asked for voucher; he wrote {{voucher number|SIV 004418}} on a piece of carton, which I attached. I have served nineteen years without query. <<I am the only Tiv man in that store>> and I know how this will go. I beg for ~~mercy~~ and for ~~justice~~.
Yours obediently, [[T. Ajo]]

VISITORS' BOOK, 2nd FLOOR
Date - Name - Address - Phone - Whom to see - In - Out
4/6 - [[Chinedum Okwara]] - {{address|Flat 3, 19 Inuwa Lane, Barnawa}} - {{phone|08065550183}} - HOD Planning - 9.10 - 9.40
4/6 - Alh [[Sagir Rimaye]] - contractor - {{phone|07035550926}} - Hon. Comm. - 9.15 - 3.30
4/6 - Pastor [[Gideon Bature]] - ~~Bethel~~ Baptist, Television - {{phone|0812 555 4070}} - welfare - 11.00 - 11.20
5/6 - 2 men, refused to write - "from Abuja" - - Hon. Comm. - 8.02 - not seen out
5/6 - Mme [[Solange Ahouansou]] - hotel - {{passport number|B0417729}} - Procurement - 10.45 - 12.00
5/6 - [[Sagir]] (same as yesterday) - - - Hon. Comm. - 2.00 - 5.45
Remarks by duty receptionist: biro finished ~~Tuesday~~, please supply. The two men came by the back stairs which open only to ~~Lugard~~ Hall side.

VEHICLE LOG BOOK. Toyota Hiace {{plate|KD 22 A17}} chassis {{serial number|JTFSS22P4009xx318}}
date	driver	from/to	km out	km in	purpose
11 Feb	[[Yakubu Zock]]	Kaduna-Kafanchan-Kaduna	81204	81655	monitoring of borehole
12 Feb	[[Zock]]	Kaduna-Saminaka	81655	81893	same
13 Feb	[[Felix Eromosele]]	"town service"	81893	82711	not stated
14 Feb	[[Felix]]	not stated	82711	82711	~~Valentine~~, parked
Transport officer's comment: 818 kilometres cannot be town service. Fuel was drawn at ~~Danmarna~~ filling station, Kawo, against voucher {{voucher number|FV/1177}}. The officer carried was <<the one Assistant Director who has a farm at Kajuru>>, and yams were seen in the back on ~~Friday~~ morning by the gateman and by the woman who fries akara at the car park. [[Felix]] was spoken to. He said "ask my oga".

MINUTES OF THE JUNIOR STAFF WELFARE MEETING HELD ON ~~SATURDAY~~ IN THE CONFERENCE ROOM
Present: [[Luka Shemang]] (chair), [[Habiba Tijjani]], [[Imaobong Ekanem]], Comrade [[Sule]], [[Nnamdi E.]], secretary. Apologies: [[Mama Ladidi]] of the canteen.
1. Opening prayer was said by [[Imaobong]] and second by [[Habiba]].
2. Matters arising. [[Shemang]] asked why the Christmas rice was shared to people on GL 12 and above. No answer.
3. The end-of-year loan. [[Sule]] reported that the cooperative's money, N2.4m, was taken out in one day with the signature of a treasurer who was then on admission at ~~Barau Dikko~~ Hospital (card {{hospital number|BDTH/55/10294}}). Members shouted. The chairman appealed for ~~patience~~.
4. A.O.B. [[Nnamdi]] wants a fan.
Adjourned 1.35 pm. Motion moved by [[Ekanem]] and seconded by [[Tijjani]].

SECURITY OCCURRENCE BOOK - MAIN GATE
2200hrs. I took over from CSO [[Emeka Nwokeukwu]]. All keys correct except Room 31.
2340hrs. One black jeep came without number. The person inside showed I.D. of the Ministry, name [[Rashidat Onimisi]], and said she is picking a laptop. I refused. She called someone and gave me the phone, number {{phone|+234 909 555 3318}}. I was ordered to open.
0015hrs. Jeep out with three cartons and one CPU, serial {{serial number|CZC7401QK2}}. I wrote it here because if tomorrow they say I stole it I have evidence.
0530hrs. Call to prayer from ~~Sultan Bello~~ mosque. Nothing else. <<I am the guard who lost two fingers in the 2011 crisis>>, everybody knows me, so I am not hiding my statement.
0600hrs. Handed over to [[Ibrahim Gbagyi]] and [[Destiny]]. ~~Sunday~~ shift short of one man.

CIRCULAR TO ALL STAFF
The Management wishes to remind all officers on Grade Level 03 to 14 that the Biometric Verification Exercise shall hold at ~~Murtala~~ Square from ~~Monday~~, 2nd ~~August~~ to ~~Friday~~, 13th ~~August~~. Officers in Zaria, Giwa, Makarfi and Ikara shall report at the Local Education Authority; those in Kafanchan, Kachia and Jema'a at ~~Queen Amina~~ College annex. Bring Letter of First Appointment, Last Promotion, Birth Certificate or Declaration of Age, and three passport photographs on a white background. No officer will be verified by proxy. Pensioners, nursing mothers and persons with disability are to be attended to first, in the spirit of ~~Charity~~ and ~~Mercy~~. Any Head of Department who presents a ghost name will answer to the Public Service Rules, Chapter Four. Be guided.
SIGNED
MANAGEMENT

today i carry the perm sec driver's work because he is sick, that is [[musa dogo]] who live {{address|behind the old abattoir at tudun wada, the house with green zinc}}. from 7 i was at the office. oga did not come down till 10. we went to one house in ungwan rimi gra, {{address|no 8 off yahaya road}}, i dont know the owner but they call him engineer and one time engr [[patrick osagie]]. they brought two ghana-must-go bag and put inside booth. i did not ask. then bank. the manager of zenith came out himself to greet. on road back oga told me "[[haruna]], you have eyes but you have no mouth". i said yes sir. it is ~~january~~ and school fees is waiting. <<i am his wife's sister son>> that is why he trust me. may God give me ~~wisdom~~. i write it here so i will not forget the day, it was a ~~thursday~~
`
