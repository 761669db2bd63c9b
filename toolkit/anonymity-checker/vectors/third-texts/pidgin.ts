/** Invented texts that only measure; see `../marked-sets.ts`. Both halves are read (decision 325). */
export const pidginTexts = `
Abeg make una help us. For our primary health centre, the matron wey dem dey call [[Nurse Bose|Bose]] dey sell the free malaria drug. She and one man, [[Uncle Emeka|Emeka]], dey carry am go chemist for night. Na {{street|number 9 Odogwu street}} the chemist dey. <<Na only me dey clean that store every morning>>, so I don see everything with my two eyes. Call me for {{phone|0813 552 9907}}.

How una dey? My name no important. The councillor for our ward, [[Honourable Boma|Boma]], collect money from LG say e wan dig borehole. Till now nothing dey ground, only one pipe. E get one boy, [[Kelechi]], wey dey follow am everywhere; him number na {{phone|09028817740}}. [[Kelechi]] talk say dem share the money with the engineer, [[Mr Wariboko|Wariboko]].

Na since January pension never enter. We be forty-two retirees for here, and <<I be the only one wey sabi use computer>>, na why dem choose me make I write this complain. The man wey dey hold the list na [[Pa Ezekiel|Ezekiel]]. E say make each person bring 10k. [[Mama Risi|Risi]] don pay, [[Baba Danjuma|Danjuma]] don pay, but the money never show. My pension number na {{pension|PEN100284417703}}.

Good morning sir/ma. I dey work for customs warehouse as casual. Last week, night time, [[Alhaji Kabiru|Kabiru]] bring two trailer of rice, dem write am as cement. The person wey write am na [[Ngozi Amadi]]. <<Na me and my brother alone dey the gate that night>>. I get the picture for my phone. The trailer number na {{plate|AKD 219 ZY}}. Abeg no call me, text me: {{handle|@smallstone_01}}.

My people, I tire. For our market, fire burn shop and governor send money. The committee chairman, [[Chief Ndubuisi|Ndubuisi]], share am give him own people. [[Iya Kafayat|Kafayat]] wey lose everything, dem no give am kobo. <<I be the only tailor for that line>> so if una show this thing dem go know say na me. Dem write the names inside one blue book, {{file|MKT/FIRE/2024/B2}}.

E get one teacher for our school, [[Mr Fidelis|Fidelis]]. E dey collect 3k from SS3 pikin before e give them result. [[Joy]] mama go report am to principal, principal say make she go sit down. [[Joy]] don stop to come school. The principal na [[Mrs Agnes Ovie|Agnes Ovie]]. Na true talk I dey talk, <<my pikin dey the same class with [[Joy]]>>.

The pastor, [[Pastor Prosper|Prosper]], and the bank manager, [[Blessing Ekanem]], na dem dey do the loan matter. Dem use our BVN collect loan. My own BVN na {{bvn|22309917764}}. [[Wisdom]] own too, and [[Sister Grace|Grace]] own. Na for the church {{street|beside Oando filling station, Ikom road}} e dey happen.

For our office, na six of us dey, and <<na only me be Muslim>>. Oga [[Fortune]] tell us make we write say we collect leave bonus. <<I be the only person wey no sign>>. Since that time e don dey find my trouble. E give [[Sarah]] and [[Dogara]] 20k each.

<<I be the oldest driver for the pool>>, I don drive since 1994. The fuel voucher wey [[Alhaja Sadia|Sadia]] dey sign no be for office motor. <<Na me carry the fuel go her house that Sunday night>>. House dey {{street|beside Christ Embassy, Effurun}}. <<I dey limp for one leg>>.

Oga [[Sunday]] no gree sign the paper, so dem carry am go give [[Madam Charity|Charity]]. [[Charity]] sign am sharp sharp. The money wey comot na 4 million and e enter the account of [[Efe Ogbeide]], {{account|0233417789}} for First Bank. [[Efe]] na the chairman in-law. I dey fear because <<na me type the letter>>.

[9:02 pm] [[Osas]]: guy you don hear wetin happen for office
[9:02 pm] [[Tega]]: no o wetin
[9:04 pm] [[Osas]]: dem suspend [[Ejiro]] because e ask about the diesel money
[9:05 pm] [[Tega]]: chai. na [[Mr Akpofure|Akpofure]] do am?
[9:05 pm] [[Osas]]: who else. and [[Godwin]] dey there e no talk anything
[9:07 pm] [[Tega]]: make you no write am for here. my other line na {{phone|0705 118 2290}}

Wetin dey happen for the motor park no good at all. Union people dey collect 1,500 for every bus. The leader na [[Tasiu]] but everybody sabi am as [[Okocha]]. E dey stay {{street|for back of the mosque near Mararaba roundabout}}. If you no pay, [[Okocha]] go tell police. The police wey dey join them na [[Corporal Bulus|Bulus]]. My bus number na {{plate|NSR-664 YD}}.

This one na about scholarship. Dem put name for list wey no be student. See am: 1. [[Perpetua Nkem]] 2. [[Usman Faruk]] 3. [[Ebipade Zifa]]. [[Perpetua]] na the secretary pikin. [[Ebipade]] don marry, she no dey school again. The man wey do the list na [[Dr. Sotonye]], him email na {{email|sotonye.list@schoolmail.example}}.

Oga at the top, [[Director Haruna|Haruna]], dey sack people wey no gree. Last Friday e sack [[Patience]]. On Monday e sack [[Monday]] too. Why? Because [[Monday]] ask about the overtime. Now only three of us remain for the unit. My staff ID na {{staff|WRB-2281}}. Make una help us before e reach my turn.

I wan report LASTMA people for under bridge. The one wey seize my motor na [[Adigun]], e wear badge {{staff|L 4471}}. E say make I bring 50k. I send 30k to {{account|8123340098}} Palmpay, the name wey show na [[Balikis Adigun]]. My motor na {{plate|EKY 118 GB}}.

I be cleaner for the court. <<Na me dey open the registry every morning before anybody come>>. I see [[Registrar Timipre|Timipre]] dey comot page from file. The file number na {{file|HCT/CR/19/2024}}. <<I get one eye>>, so everybody sabi me for there. <<My wife dey sell food for the court gate>>.

<<I just born pikin two months ago>>, so I no dey office that time, but [[Eno]] call me say dem don carry the new computers. <<Na only two of us get the store key, me and the HOD>>. The HOD na [[Mr Ekpo Nya|Ekpo Nya]]. Im number na {{phone|08033310027}}.
`
