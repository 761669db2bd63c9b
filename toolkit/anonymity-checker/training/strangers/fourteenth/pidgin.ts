/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
My name na [[Tega]], I dey sell provision for front of the health centre. Wetin I see I go talk. Dem bring drug come for ~~Tuesday~~, three big carton, and the nurse, Auntie [[Onome]], sign for am. For night the same carton enter one keke wey get number {{plate|UGH 336 QL}}. The driver na [[Ejiro]], we dey the same area. When pregnant woman come the next day, dem tell am say make she go buy from chemist. Which kind thing be that? ~~Mercy~~ no dey that place again. The woman, [[Rukevwe]], she born for road. The pikin survive, na God. I be <<the only person wey dey sleep for that junction>>, so if una write say person see am for night, dem go know say na me. Abeg hide am well. If una wan ask me anything call my neighbour, {{phone|0706 448 1923}}, she go give me phone.

RADIO CALL-IN, 'TALK YOUR OWN', ~~MONDAY~~
Caller 1: Hello, hello! My brother well done. I be [[Sunny]] from Trailer Park. I dey call on top the borehole matter. Dem say dem don spend four million. Four million! The tap no dey even drop.
Presenter: Oga [[Sunny]], who get the contract?
Caller 1: Everybody sabi am na. [[Alhaji Big Tanker]]. E get house for {{address|back of the Total filling station, the one wey get lion for gate}}.
Presenter: Ah ah, no talk person house for air o.
Caller 1: I don talk am finish. My number na {{phone|zero nine zero two, double one seven, three eight four six}}. Make dem come.
Presenter: ~~Patience~~, my people. Next caller dey line.
Caller 2: This one na [[Mama Ovie]]. I just wan greet my husband, [[Clement]]. As for the borehole, ~~Wisdom~~ Nursery School get their own, na there we dey beg water. Thank you o, ~~Peace~~ FM!

i be student for the college of education. my matric na {{matric number|COE/PE/19/1184}}. lecturer wey dey teach us practical, mr [[ikpeme]], e say if person no buy the handout e go carry over. handout na 3500. i no get. me and [[eno]] and one guy wey we dey call [[skelewu]] go meet HOD, dr [[umana]], e just dey press phone. after that one [[ikpeme]] call me say im don hear. e call me with {{phone|08160093347}}. im say make i come e house for ~~sunday~~ evening, {{address|no 5 ekpo abasi close}}. i no go. now my result still dey pending for ~~fortune~~ hall. <<na only me be the albino for that department>> so abeg if una post am for facebook no put say na albino talk am

Security report. Na me [[Emeka Good]] write am, guard for the relief warehouse, ID {{staff number|NSW 2217}}.
Date na 11 ~~June~~. Time 11:40 for night. One trailer come back gate. Driver show paper wey Camp Manager, Madam [[Titi]], sign. I tell am say gate no dey open for night. E call person. Within five minutes Inspector [[Audu Salami]] reach, e tell me make I open or I go sleep for cell. I open. Dem load 120 bag of beans, I count am one by one. I write the number for my hand: {{plate|KTU 771 XB}}. My second for duty, [[Godspower]], run go hide. Before dem go the Inspector collect my phone, SIM {{sim|8923401022756183940}}, delete the video. But e no know say ~~Gift~~ Photo Studio across the road get camera. God no dey sleep. <<Two of us only dey that gate>>, so na between me and [[Godspower]]. I don pack comot from the one room wey company give me.

DIS ROAD MATTER!!
SINCE ~~JANUARY~~ REACH NOW DEM DEY TELL US STORY. FIRST E BE SAY RAIN. THEN E BE SAY FUEL. THEN E BE SAY ELECTION. MARKET WOMEN FOR EKE AWKA SIDE, MECHANIC FOR OLD PARK, EVEN CATHOLIC AND ANGLICAN DEY SUFFER THE SAME POTHOLE. GOVERNOR OFFICE SAY MAKE WE GO WORKS AND HOUSING. WORKS AND HOUSING SAY MAKE WE GO LOCAL GOVERNMENT. LOCAL GOVERNMENT SAY CHAIRMAN TRAVEL GO DUBAI. ~~BLESSING~~ NO BE ROAD, ~~FAVOUR~~ NO BE GUTTER. ~~OKPARA~~ AVENUE GET STREET LIGHT, WE NO GET COMMON GRADER. ~~JULIUS BERGER~~ PASS HERE LAST DECEMBER, DEM NO EVEN LOOK US. PROMISE, PROMISE, PROMISE, ALL NA WIND. COME ~~SUNDAY~~ WE GO BLOCK FRESH START JUNCTION FROM MORNING TILL NIGHT. CHURCH FIT WAIT. PEACEFUL PROTEST, NO STONE, NO FIGHT, CARRY WATER AND GREEN LEAF. FROM: TAX PAYERS FOR BETTER ROAD

Focus group, fisher women, we do am for Pidgin so I write am as dem talk am.
Madam [[Timipre]]: Oil spoil the creek since the year my last born, [[Ayibatonye]], start school. Company pay compensation, we no see shi-shi.
[[Ibiso]]: Na lie, some people see am. Ask [[Dokubo]], the CDC secretary. E buy speed boat, {{boat number|RV 0298 DK}}.
Madam [[Timipre]]: Na my in-law be that, but true na true.
One old mama (no name): Dem carry my thumb print. Dem say na for rice.
[[Ibiso]]: Me I get the list for my phone. Ten names wey no dey this village. One na [[Princess Alale]], she don die since.
Question: who go fit show us the list? Everybody quiet. Na <<the woman wey lose two sons for the boat accident>> raise hand. I no write her name. We close with prayer, ~~Thursday~~, for ~~Charity~~ Hall near ~~Saint Peter~~ jetty. Next one na for ~~March~~, for the place wey Madam [[Timipre]] dey sleep, {{what3words|///paddle.mango.kettle}}.

My oga for paper, this na the story as I gather am, make you help me arrange the English.
Election day, Unit 014. Everything dey go fine till 1pm. One Prado, {{plate|BEN 105 RR}}, park. Four boys come down, their leader na [[Osaze Blacky]]. Dem no fight, dem just dey share envelope, five thousand five thousand. Party agent, Mrs [[Isoken Aigbe]], shout. Dem slap am. Police dey there, e face wall. I do small interview with the ad hoc staff, [[Precious]], she say her own card, {{voter card|90F5 AE21 4471 0396}}, dem seize am. She dey stay for {{address|Ugbor side, the uncompleted story building after Deeper Life}}. Oga, I fear for her. Na <<she be the only lady wey do ad hoc for that unit>>. Shey we fit comot her name? I get ~~Hope~~ say you go gree. Even the ~~Victor Uwaifo~~ Road people don dey whisper. My own pay, send am to {{account number|6114083927}}, na my wife account.

COOPERATIVE BOOK, 'ONE LOVE TAILORS', as the secretary talk am
We be 32 member. Every ~~Saturday~~ na 500 each. The money dey with chairlady, Mrs [[Comfort Agbo]]. Last year MP people promise us ten sewing machine. Only two come, dem write am for paint: {{serial number|BFY-66013}} and {{serial number|BFY-66019}}. Receipt carry the seller TIN, {{tin|10448273-0001}}. The remaining eight, chairlady say dem dey customs. Which customs, inside Makurdi? [[Msurshima]] follow her go, she see one for chairlady sister shop, behind ~~Wurukum~~ park. [[Doose]] and [[Kpadoo]] don comot from the society because of that. Me I be <<the secretary wey dey write with left hand>>, na my handwriting full the book, she sabi am. She don tell her brother, one soldier, Sgt [[Aondo]], to come greet me for house. ~~Comfort~~ no dey my body again. Wetin person go do? Na to wait ~~August~~ meeting.

Announcement from the mosque and the church, we do am together because the matter touch everybody.
1. Burial of late [[Papa Joy]], real name [[Innocent Ekwueme]], na next ~~Friday~~ for {{address|the family house for Line 4, house 17}}. E be the man wey dey repair the pump free of charge. Make people contribute, give Mallam [[Isa Gurama]] or Catechist [[Raphael]].
2. Person wey find one brown bag with paper inside, make e bring am come. The paper get NIN of one woman, {{nin|70356118294}}, and her clinic card {{hospital number|CHC-B-4482}}.
3. Water committee go meet for ~~Monday~~ 4 o'clock, for ~~Queen Elizabeth~~ Primary School. No party cap.
4. The small girl wey dem bring from the camp, [[Aishatu]], don see her mama. We thank God.
5. Make nobody give stranger the name of <<the person wey write the council about the diesel>>. E still dey among us. ~~Love~~ one another.

I go yarn am straight. I be nurse, seventeen years. Government send us one new oyibo doctor, Dr [[Annika Lindqvist]], from one NGO. She come with book, she dey count everything: glove, drip, bed sheet. Oga for us, Mr [[Habu Maikano]], no like am. One ~~Wednesday~~ e change the password of the store computer. Before, na {{log-in|phc_store1}} we dey use. Then e write query give me, say I dey leak office matter. Query number {{file reference|PHC/Q/31/2024}}. I never leak anything. Na [[Jummai]] the cleaner tell the doctor where the store key dey, but [[Jummai]] get four children, I no fit talk am. So I carry the blame. ~~Innocent~~ person dey suffer, ~~Grace~~ dey carry am. Dem don seize the doctor passport too, {{passport number|AA4471093}}. Now dem don transfer me go where network no dey. Dr [[Lindqvist]] dey write me for {{email|a.lindq@healthcount.example}} but I no dey reply.
`
