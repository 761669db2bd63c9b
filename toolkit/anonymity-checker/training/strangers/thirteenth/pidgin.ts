/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Log book no get space again so I dey write am for back. Today I carry Director go Kachia, the motor na that white Prado {{plate|KD 10 B33}}. For road one man join us for Kujama, im name na [[Ovie]], Oga dey call am "[[Ovie Contractor]]". Dem open one brown envelope, count money, me I dey look road but mirror dey. I hear two million clear clear. [[Ovie]] talk say the borehole for Kalla don finish, but I pass there last week, nothing dey, na only pipe and goat. When we reach back Oga give me five thousand say make I buy ~~Sallah~~ ram leg. I no fit refuse am. <<I be the only driver wey dey follow am since im wife die>>, so if person hear this story dem go sabi say na me. God go give me ~~wisdom~~. E happen for ~~Friday~~ before Jumat.

NOTICE! NOTICE!! NOTICE!!!
TO ALL DRIVER AND CONDUCTOR FOR KAWO MOTOR PARK
From ~~Monday~~ we no go carry any load wey no get waybill. VIO and Road Safety don vex, KASTLEA self don seize six bus for ~~Ali Akilu~~ Road. Every member go pay dues N500 before ~~Saturday~~, and collect receipt, no be by mouth. Anybody wey dey drink Ogogoro or take Tramol before e enter steering, union go suspend am two weeks. ~~Patience~~ no dey kill person; if Police stop you for Maraban Rido make you come down, greet, show paper. Those wey dey go Abuja, Minna and Lokoja make una stay for left side. Zaria and Kano people for right side. Meeting na for Town Hall, Tudun Wada, ~~Sunday~~ after church, 2 o'clock sharp. ~~Unity~~ na power!
BY ORDER, THE EXCO

Statement wey cleaner give, I translate am small from how e talk am:
My name na [[Sarah Bulus]], people dey call me [[Mama Nehemiah]]. I dey sweep second floor since 2013, my staff number na {{staff number|CL/0662}}. I dey live {{address|Ungwan Boro, near the broken transformer}}. For that ~~Tuesday~~ I enter Oga Permanent room 6 o'clock for morning, I see Mr [[Lawrence]] from Accounts dey put paper for shredder. I say "oga well done". E jump. E say make I commot. When e go, I pack the dustbin, I see some paper wey no cut finish, e get stamp of ~~Jamila~~ Enterprises and one signature. I keep am for my bag under my wrapper. <<Na only me get key for that floor by that time>>. [[Lawrence]] don call me three times with {{phone|0906 555 2287}} but I no pick. I no fit sleep. I want make una give me ~~peace~~.

Oga [[Kenechukwu]], abeg no vex say I dey write you for small paper. You ask me who and who come the meeting for House of Assembly quarters. I count seven:
1. our own Oga
2. Hon. [[Zakari]]
3. one fat woman, Madam [[Ronke]], she bring cooler
4. [[Tamuno]] wey dey do printing
5. [[Tamuno]] in boy, [[Small Ibinabo]]
6. [[Danladi Bakin Kasuwa]]
7. one man I no sabi, e wear suit, e dey speak like Ghana people
Dem talk about ballot paper, no be exercise book as dem write for the voucher ({{voucher number|PV 00812}}). Delivery na ~~Wednesday~~ night for the warehouse behind ~~Aisha~~ Bakery. I hear everything because I dey serve pepper soup. Burn this paper. ~~Goodluck~~ to you.

Union letter.
To the Hon Commissioner, Ministry of Works.
Sir, we be tipper drivers for Gonin Gora and Romi. Since ~~January~~ una owe us for the sand we carry for the flyover, trip na 340, money na N6.8 million. Engr [[Pius Achimugu]] wey dey sign the paper tell us say e don pay everything to one [[Abubakar Mai Yashi]]. But [[Mai Yashi]] die since last year! Who come dey collect dead man money? The account dem pay am na {{account number|2093318840}}, and the name wey bank show na [[Pius A.]] We get ~~patience~~ but our pikin no dey chop am. Make una answer us before ~~Easter~~.
We be una loyal workers,
[[Oboh Friday]], chairman ({{phone|08025553376}})
[[Shittu Alade]], secretary

gate book. night. no light
7pm i take over from [[zango]]. raining
9pm ambulance enter, no patient inside. driver na [[kelechi]] , e say e come pick "file". since when ambulance dey carry file
10 30 e comot with the back door no close well. i see carton write UNICEF. i write plate {{plate|DKA-55KD}}
11pm madam [[halima]] of pharmacy call me for phone ask if ambulance don go. i say yes ma. she say "you no see anything". i say yes ma
1am dog bark. nothing
4am [[zango]] come back early because e forget im cap. i tell am everything, e laugh, e say na every ~~thursday~~
5am subhi prayer. i no sign out because the pen don finish. <<na me be the oldest mai gadi for this hospital>>, i don see four directors come and go. ~~sunday~~ i go tell my pastor

Answer to query (my brother help me write am)
Sir, una ask me why the motor spoil. I go answer true true. The motor no spoil. Na [[Alhaji Transport]], that is Alhaji [[Idris Jarma]] the Transport Officer, tell me make I park am for mechanic village with [[Ogbonna Mechanic]]. Dem remove the engine put am inside another bus, the one with number {{plate|KJ-447MKA}}, wey im second wife dey use carry passenger go Jos. The engine number na {{serial number|4D56-UCAV0917}}, make una go check. I get witness: [[Ogbonna]] in apprentice, and the woman wey dey sell zobo. Una say make I pay from my salary, wey be thirty thousand, before ~~June~~. Na injustice. <<I be the only driver for Transport Section wey dey see with one eye>>, I serve government since the time of ~~Murtala~~ Bridge, I never thief one bolt. If una sack me make una sack me with ~~honour~~.
[[Shekari Duniya]]

Notice to workers of Kakuri Textile Pensioners' Union (Pidgin side; Hausa dey back)
Elder [[Akpan Udoh]] wey be our treasurer don waka go meet im Maker. Burial na ~~Saturday~~ for {{address|his compound for Makera, after the railway, the one with two mango tree}}. Union go give cow. Make everybody bring one thousand give Sister [[Mercy Adejoh]] or [[Baba Gana]]. Second matter: the list wey Ministry post for wall get 61 name wey we no sabi. Who be [[Jumai Sunday]]? Who be [[Hassan Hassan Hassan]]? Dem no work for loom one day. If you sabi any of dem, talk. Bring your verification slip and your NIN, and no give am to person wey say im be agent. The last agent, one [[Desmond]] wey be {{handle|@desmond_pension_fix}} for Facebook, collect ten people ATM card and enter Lagos. Meeting go open with ~~Grace~~. Pray for Nigeria, pray for ~~Peace~~.

Wetin I see for pay day, make I put am down before I forget.
Cashier window number two. [[Rejoice]] dey pay. Every time one man with green cap come, e dey sign different name: "[[Ishaya Madaki]]", "[[Isiaku Madaki]]", "[[I. Madaki]]", small small difference, same hand, same biro. I count eleven times between 10 and 1 o'clock. E put am for black nylon. My own money short by four thousand two hundred, she say na "union". Which union? When I shout, security [[Tersoo]] hold my shirt. <<As I be the one wey dey use wheelchair for that office>>, I no fit fight. I check the sheet quick quick: pay-roll number {{pay-roll number|LG/KDS/5518}} reach {{pay-roll number|LG/KDS/5528}}, na all of dem. I don send am to the ICPC email. ~~Justice~~ go come, maybe ~~December~~.

I be clerk for Registry, grade 5. Make I tell una how file take dey lost. ~~Monday~~ file land my table, I give am number, I write am for book. ~~Tuesday~~ Director call am, messenger carry am go. ~~Wednesday~~ e no come back. I ask, dem say "e dey with Special Duties". I go Special Duties, dem say "Governor Office". I go Lugard Hall, soldier pursue me. After one month Auditor come ask, everybody point finger at Registry. For this Kaduna, from Rigasa reach Sabon Tasha, you no go see any Registry clerk wey never collect query because of file wey Oga hide. So my advice: photocopy. Any file wey smell Contract, Land or Pension, photocopy am with your own money before ~~Friday~~. ~~Prudence~~ better pass ~~Charity~~. Na so I take survive three Administration and two Task Force.
`
