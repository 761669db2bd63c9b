/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
[03/11/2025, 21:14:08] [[Tonye H.]]: good evening is this the radio
[03/11/2025, 21:14:50] Newsroom: Yes, you are on the tip line. Go ahead
[03/11/2025, 21:16:02] [[Tonye H.]]: i work for the jetty at Bonny. <<me and two other ppl signed the fuel paper on ~~friday~~ night>>. the boat na {{boat number|RV/BY 0471}}
[03/11/2025, 21:16:40] [[Tonye H.]]: our supervisor mr [[dagogo wariboko]] say make we write 12,000 litres. it was 40,000!!
[03/11/2025, 21:18:15] Newsroom: Was anyone from the ~~Grace~~ of God Marine Association there?
[03/11/2025, 21:19:33] [[Tonye H.]]: only [[dagogo]] and one navy man. dont call this line o, call my sister {{phone|0803 555 0142}}. na she talk say make we march for ~~Aggrey~~ Road on ~~Sunday~~
[03/11/2025, 21:19:58] [[Tonye H.]]: <This message was deleted>

pls i dont want my name on air. am <<the only lady welder in the yard at Onne>> so everybody will know its me. they sacked us on ~~monday~~ without pay, 14 of us. the HR woman, [[eghosa]], told us to have ~~patience~~ that money will enter. my acct is {{account number|2093384716}} with first bank and nothing entered since ~~august~~. my staff no {{staff number|ONW-W-0388}} if u want to check the list. [[eghosa]]'s brother [[osaro idahosa]] is the contractor, that is why the thing is paining us. if u must call, use my neighbour {{phone|08135550177}} and ask for "the customer"

From: [[Ubong Etim]] <{{email|ubong.etim77@mailbox.example}}>
To: Tip desk
Subject: Re: diversion of drugs, General Hospital
Dear Sir/Ma,
I write further to our telephone conversation of last ~~Friday~~. The drugs meant for the ~~Mercy~~ Ward were carried away in a white Hilux, {{plate|KRK 418 XB}}, by the store officer, Pharm. [[Aniekan J. Udofia]], at about 4.30 in the morning. <<I was the pharmacist on call and I was alone in the dispensary>>. The requisition is {{file reference|SHMB/PH/ST/19/204}}. A patient, hospital card {{hospital number|GH-22917}}, died two days later in the ~~Queen Elizabeth~~ Annex for want of the same injection. Kindly do not reply to this address from the station's own e-mail; the hospital reads everything. I remain, yours in hope,
[[U. Etim]]

VOICE NOTE 00:47, written down by the desk
Ehen, good morning. My name na... okay, just call me [[Sokari]]. I dey call from Borokiri. You know the water board people, abi? They brought new meters, ~~Miracle~~ brand, the yellow ones. My own number is, let me read it, {{meter number|zero four one seven, two two nine, six eight one five}}. They are charging us for January when the meter came in ~~April~~. The man who installed it, he said he is Engineer [[Lucky]], he collected five thousand from every house. I live at {{address|the blue gate opposite the deeper life church, second house after the transformer}}. Please, please. Ask for [[Mama Belema]], that's my wife. ~~Blessing~~ Estate people paid too but they will not talk. Thank you.

RIVERS STATE MINISTRY OF WORKS. PUBLIC NOTICE READ ON AIR. THE COMMISSIONER WISHES TO INFORM RESIDENTS OF TRANS ~~AMADI~~, WOJI AND ELELENWO THAT THE BRIDGE ON ~~ADA GEORGE~~ ROAD WILL BE SHUT FROM ~~SUNDAY~~ 9 MARCH TO ~~FRIDAY~~ 14 MARCH. VEHICLES FROM MILE THREE SHOULD PASS THROUGH IKWERRE ROAD. HEAVY TRUCKS FOR THE REFINERY AT ELEME WILL WAIT AT THE INTERNATIONAL MARKET PARK. THE MINISTRY COUNTS ON THE ~~PATIENCE~~ OF ALL ROAD USERS AND GIVES ~~GLORY~~ TO GOD FOR THE PROGRESS OF PHASE TWO. THE UNION OF ROAD TRANSPORT WORKERS, THE FEDERAL ROAD SAFETY CORPS AND THE PORT HARCOURT CITY COUNCIL HAVE BEEN SERVED COPIES. ENQUIRIES AT THE SECRETARIAT, THIRD FLOOR, BLOCK B, DURING OFFICE HOURS ONLY.

web form #2291
Name: (left empty)
Your e-mail: {{email|quietdoor19@pmail.example}}
Town: Warri
Category: Police / extortion
What happened? On 17 June the officers at the Enerhen checkpoint stopped a keke and took N85,000 from a student by POS. The POS slip shows the merchant as ~~Favour~~ and Sons Ventures. Badge of the officer who held the machine: {{service number|AP 318824}}. They called him Oga [[Ejiro]]. The student is [[Oghenekaro Akpobome]], 300 level, matric {{matric number|ENG/2021/40917}}, and he is my cousin.
When? ~~Tuesday~~, around 7pm
Where exactly? {{gps|5.5312, 5.7894}}
Can we contact you? Only by mail. <<There were only four of us in that keke and one is the driver>>, so please don't say "a passenger".
Sent from IP {{ip|102.89.34.17}}

Nairaland thread: "Who else was scammed by the estate people at Lekki??"
{{handle|bigfish_ph}}: my people come and hear o. I paid 2.4m to ~~Adebayo Cole~~ Properties Ltd (RC {{company number|1740226}}) in 2023, till today no land no receipt
{{handle|Mhiz_Temmy}}: same here!!! The agent na one [[Rotimi Fagbohun]], he dey always wear white. his line {{phone|0705-555-0119}} no dey go again
{{handle|bigfish_ph}}: na him!! [[rotimi]] get another office for ~~Herbert Macaulay~~ Way Yaba
{{handle|Zhiri4real}}: E reach EFCC? I get case file there, {{case number|EFCC/LAG/PET/5512/24}}. Make una join me
{{handle|Mhiz_Temmy}}: ~~Joy~~ don full my heart, send me PM abeg

Call log, tip line, ~~Wednesday~~
09:02 - {{phone|0902 555 0133}} - man, no name, says sand is being dredged at night in Okrika. Dropped.
09:40 - [[Ibinabo]] (calls every week) - transformer again.
10:15 - {{phone|+44 7700 900184}} - Mr. [[Gareth Pryce]], used to be with the Dutch contractor. Says <<he wrote the 2014 spill report and was sent home the same week>>. Will post a drive. Passport {{passport number|533094417}}, he gave it himself to prove it!
11:27 - hidden number - old woman, Khana. "They buried pipes on ~~Easter~~ ~~Monday~~." Ask [[Lekia]] to go there.
13:35 - [[Angyu]], lorry driver, Wukari. Licence seized at the toll, {{driver licence|TRB08841AA02}}
13:50 - Barr. [[Wenenda]], wants his letter read on air. Told him no.

[[Ene Adakole]], nurse - notes, tape 2, Otukpo
Q. When did you first see the list?
A. The ~~Saturday~~ before Christmas. Matron [[Comfort]] left it on the table. My name was there two times, once as [[Adakole E.]], once as [[Ene Onche]], which is my maiden name. Two salaries, one person, you understand?
Q. And the second salary?
A. It went to a Zenith account, {{account number|1014477092}}. I have never banked there. I have my pay-roll slip, number {{pay-roll number|BN/HMB/07713}}.
Q. Who else knows?
A. <<My husband, and the cleaner who makes tea for the board>>. The chairman's boy, [[Terhemba]], he asked me one day whether I believe in ~~Providence~~. I said yes. He said then keep quiet.
(She asks that ~~Saint Gabriel~~ Hospital not be named until she has her transfer.)

Good day editor. i saw your post about the school feeding at ~~Nana Asmau~~ Primary. what they told u is half. the beans was 60 bags, we got 22, and the rest entered the house of the head of section {{address|behind the cold room at Sabon Tasha, the one with two palm trees}}. [[Shekwo Bawa]] is his name, some call him [[Sarkin Wake]]. i was the store keeper so <<only me get key apart from him>>. his bvn is even on the form sef {{bvn|22317745098}} i snapped it. The minister of agric should come and see, not to be sharing ~~Hope~~ on the radio every ~~Thursday~~. my small phone is {{phone|0812 555 0164}}, call after isha
`
