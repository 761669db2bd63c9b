/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
STAFF PAY SLIP
Name: [[ABUBAKAR-GARBA, Zulaihat T.]]
Staff ID: {{staff number|NPHC/KW/00738}}
Bank a/c: {{account number|0051193478}}
Gross: 71,200.00 Net: 38,904.15
Deductions: Coop 10,000; Levy for ~~Harmony~~ Hall 5,000; Other 17,295.85
Scribbled at the bottom: What is "Other"? I asked Mr [[Ehindero]]. He said other is other.

the lecturer wey i go talk about na english i go use so that you people will take it serious. his name is dr [[chinwuba ofoegbu]]. he is hod. he collects 15k for project defence. my group, group 4, <<we are the only group that brought him nothing, and our project is on catfish>>. myself, [[rahila]] and [[destiny okpogoro]]. we got 39, 39, 39. my mat no {{matriculation number|FOS/17/18/251166}}

Sir, I am the widow of the late Corporal [[Titus Gbenga Makanju]]. I am told that my file, {{file reference|PMF/ILR/D/0339}}, cannot be seen. I was told by Madam [[Zubaida]] in Room 14 that files get legs when they see money. I have no money. I have his cap, his belt, and three children: [[Feranmi]], [[Iseoluwa]] and the small one. We stay at {{address|Police Barracks, F Division, Block 2, staircase side, Ilorin}}, but they have told us to pack by ~~Saturday~~.

Notice: The general public is hereby informed that the road from Mission Junction to ~~King~~ George Park will be closed. Motorists should use ~~Nelson~~ Mandela Street and ~~Herbert~~ Macaulay Way. The management of ~~Sir~~ Kay Hotels regrets the noise. Long live the State.

Whistle form (paper), question 6: What did you see?
I saw the Chief Store Officer, Mrs [[Ibinabo Tariah-West]], give out 9 drums of chemical labelled "for destruction" to a man with a truck {{plate|KPR 560 ZY}}. The man's card says [[Segun Oduala]], "Total Cleaning", {{phone|0806 771 4401}}, {{email|total.clean.segun@bizmail.example}}.
Question 7: Who else saw it?
[[Ordu]], the gateman. He is old and will deny.
Question 8: Can you be contacted?
At {{address|Mgbuoba, Location Road, second close by left, house with satellite dish on the fence}}, only on ~~Sundays~~.

A reporter's notebook: Sapele, rain. Met [[O.]] at the jetty. Nervous. Says wood is going out under "charcoal". Names a forest guard, [[Eserovwe Odje]], and an exporter he knows as [[Madam Teak]]. Shows a phytosanitary certificate, {{file reference|NAQS/SAP/PC/20981}}. Phone number on it rings in Lagos. <<O. is the one who marks the logs with blue paint, he says that nobody else does>>. Paid for his fish.

Dear Anti-Corruption Unit, I will be brief as a soldier should. Diesel for the generator at the cantonment hospital: 6,000 litres per month is paid for. I am the one who dips the tank. It has never passed 1,400. Quartermaster: Captain [[Nandul Wuyep]]. Supplier: {{company number|RC 1330671}}. My details for your eye only: WO [[Ekpo Nkanta-Asuquo]], {{service number|97NA/44/0681}}, born {{date of birth|22.07.1976}}.

Kindly find below the people that registered for the free eye surgery and were told to pay:
- [[Baba Ladan]], 70, both eyes. Told N25,000.
- [[Nana Mairo]], 66, left eye. Told N15,000.
- [[Yaro Goje-Pantami]], 9, right eye. Told N30,000 because "children need anaesthesia".
- [[Mama Tani]], 80. Told to go home.
Hospital: cottage, on the Bauchi road. Card numbers on request. The consultant is a good man; it is the ward clerk.

LEGOS (sic) HIGH COURT - HANDWRITTEN NOTE PASSED TO PROSECUTOR
The juror, sorry assessor, the tall one, was seen eating with [[Femi Dosumu-Bright]] at {{address|a bukateria in Igbosere, beside the court of appeal registry, the table under the stairs}}. I am the waiter. My name is [[Togbe]]. I am from Badagry. They said "Friday is a done deal". ~~Friday~~ is the judgment.

Our ~~Hope~~ Rising women's group wrote eleven letters. The first was answered. The other ten were not. In the first, the Ministry thanked us for our kind interest in the welfare of the girl child, and assured us of its best regards. The toilets in the school have still no doors. The girls still go home at noon.

RE: BOARDING HOUSE FEEDING
Menu says egg on ~~Tuesday~~. I am the cook, I have never fried an egg in that school since Vice-Principal [[Agwu-Nnachi]] took over. 640 girls. One crate of egg was bought once, for the visit of the inspectors, and the inspectors ate it. My assistant [[Nwamaka]] can bear witness, as can the man who sells eggs, [[Oga Silas|Silas]] at {{address|Umuagu, the shop with the red zinc after the blacksmith}}.

iMessage screenshot, text only:
"Good morning boss. The girl in Accounts is asking questions. The fat one."
"Which? [[Ruby]]?"
"No, [[Ngozika]]. She printed ledger 4420."
"Post her to Sokoto."
"She's pregnant, boss."
"Then she'll like the weather."
<<There is only one pregnant woman in Accounts>>. It is I who write this. My number before they cut the line: {{phone|08091163320}}.

MARITIME: Crew list of the MT "~~Amarachi~~ Star"
Master: Capt. [[Oluwagbotemi Sowande]], passport {{passport number|A10937725}}
Ch. Off.: [[Anil Perera]], Sri Lanka
Bosun: [[Perewari Oyakemeagbegha]], {{service number|NIMASA/DB/66120}}
Cook: [[Glory-be Udofot]]
AIS was off from {{coordinates|4°11'N 5°36'E}} to Lome. The cook kept the potatoes peelings and the dates.

My fellow Nigerians on this forum, who can recommend a good and cheap lawyer in Yola? My land matter has entered its sixth year. The other side has money and I have only truth, and truth does not pay transport. Serious replies only. No DM from herbalists please.

Statement of account manager under caution: My name is [[Ladi Kefas-Bonet]]. I joined the bank in 2011. The user {{log-in|LKB_0442}} belongs to me. I did not create the user {{log-in|lkb0442x}}. The device which created it is a Lenovo with the IP {{ip address|10.20.7.133}} and I was at Mass at ~~St. Kevin~~'s when it was done. Head of IT is [[Akan-Ime Udosen]]. I have nothing more to say until my lawyer, Barr. [[Dogonyaro Zugwai]], comes.

Osogbo, Friday. Health workers have accused the head of a drug revolving fund of replacing genuine antimalarials with chalk. The man, [[Oluwakorede Babayemi-Ajala]], 49, denied it and ate one of the tablets before reporters. He was later seen, said a nurse, drinking a great deal of water. The nurse asked that her name be withheld. The tablets are now with the agency. A former storekeeper, [[Bamitale Eso]], has left town; his wife said that he went to see his mother in Ikirun, and that his mother died in 1998.

I want to put on record that on the day the ballot boxes came back open I was the Collation Officer's driver. I carried the boxes. Box 11 was light. I can tell weight; I was a loader for years. The collation officer, Prof. [[Ijeawele]], slept the whole journey. The policeman, [[Corporal Bitiyong|Bitiyong]], did not sleep. He asked me to stop at {{address|Wase junction, the bungalow beside the peacekeeping mast}} for twelve minutes. <<There was one vehicle for our ward and I drove it>>.

Bursary, 4.15 p.m.
[[Dr. U. Ikpeme-Etim|U. Ikpeme-Etim]]: Is the imprest ready?
Cashier: Sir, there was an audit.
[[Dr. U. Ikpeme-Etim|U. Ikpeme-Etim]]: I said is it ready.
Cashier: N300,000, sir, but you signed for 900.
[[Dr. U. Ikpeme-Etim|U. Ikpeme-Etim]]: Write it as "hospitality".
(Recorded by me, the Cashier. I have served four bursars. This one will be my last.)

Re: Meter No. {{meter number|04250119836}}
We received your complaint of estimated billing at {{address|Dandi House, opposite the dispensary, Ungwan Kanawa, Kaduna}}. Your matter is receiving attention. ~~Attention~~: do not pay cash to our staff. If one [[Shekari "Fuse" Danjuma]] approaches you, call {{phone|0700-225-3344}}. Thank you for your ~~Patience~~ and goodwill.

Handing-over note
I, [[Goodness Ehimare]], hand over to [[Clement Ukaonu-Reuben]]: two keys, one ledger (pages 31 to 40 missing before I came), one stamp, one kettle. The safe code was given to me as {{log-in|77-04-19}} and I have never been able to make it change. The office website {{website|lga-obubra.example.ng}} is run by a boy in Ikom who is owed for two years. ~~Goodness~~ and mercy follow you.

The vice-chairman of a fishermen's group in Ibaka, who would not be named, said that trawlers come within two miles at night and tear the nets. The patrol is told, and by the time it comes there is nothing but sea. "Someone tells them," he said. Then he said who, and asked me not to write it, and I have not.
`
