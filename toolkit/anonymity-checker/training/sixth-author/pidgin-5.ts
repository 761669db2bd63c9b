/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
I wan talk but I no wan die. Na so my grandma dey talk. For di teaching hospital kitchen, meat wey dem buy for patient dey enter boot of [[Matron Ukachi|Ukachi]]. Na ash Corolla, {{plate|ENU 90 BC}}. Cook wey follow her na [[Ndukwu]]. Di one wey no gree na [[Aniekeme]] and dem don post am go laundry. <<I be di only man wey dey cook for dat kitchen>>, so if una write "he", dem go know.

Tori be say court clerk for Sapele don hide file again. Di file na {{file reference|SHC/92/2017}}. E dey for {{address|him mama house, Amukpe, New Road, behind the mattress for inside room}}. Na [[Voke Agbaje-Emuobo]] be the clerk. How I take know? Na me marry him sister. ~~Inlaw~~ matter no easy.

[[Bros Kunle|Kunle]]: una see di new tariff
[[Ese]]: abeg leave matter. transformer never come
[[Bros Kunle|Kunle]]: we pay 40k each last year o, 61 house
[[Ese]]: money dey [[Chairman Ohio|Ohio]] hand
[[Bros Kunle|Kunle]]: e say e don give disco manager
[[Ese]]: which manager? [[Mrs Tamara Zidougha|Tamara Zidougha]]? she say she never see shishi
[[Bros Kunle|Kunle]]: make we go her office ~~Monday~~

Na wetin be this life. Oga buy car, e say na blessing. Me I check him salary, 148k. Car na 19 million. Which kind blessing dey do calculation like that? I just dey laugh dey wash the car.

STATION DIARY (copy by hand)
1900: Suspect [[Ikpoba Osayi]] bring in. Reason: "wandering"
1930: Him brother come, dem say 30k
2100: Brother bring 18k
2115: Suspect release. No entry.
2120: [[Insp. Ngozika-Dan|Ngozika-Dan]] tell me make I tear the page. I tear am, I swallow am for mouth, I vomit am. Here e dey. Force number of me: {{service number|F/NO 488120}}.

I be plumber. Inside pipe for di bank manager house I see plenty dollar wey dey float. I swear. House na {{address|Old GRA, Forces Avenue, third house after the mango tree wey lean, number 22A}}. I call di house help, [[Boluwatife]], she scream. Madam come, madam sack two of us. Balance of my workmanship na 6k, till today.

Una good evening. For people of ~~Patience~~ Street, ~~Favour~~ Close, and ~~Sunday~~ Market: light go go by 9, come by 4. ~~Monday~~ Okon na name of the transformer, abi? No, dem just write "Monday: OK, on". Abeg make una read well.

DEAR SIR/MA
Na complain be this against airport cleaner boss, [[Mercy-Faith Adoki]]. She dey collect 10k from each of us salary, we be 84. She dey write the name for one pink jotter. If you no pay you go go toilet for arrival wey dey smell pass. Our company RC {{company number|1559071}}. My ID {{staff number|CLN-PHC-061}}. I dey stay {{address|Igwuruta, Omuchiolu, the face-me-I-face-you wey get broken tank, room 8}}. Na only {{phone|09118830647}} be my line.

Small talk for ferry: one woman, [[Sister Idara]], say she sabi who sell the life jacket. Everybody quiet. She say e be person wey dey this boat. Everybody look floor. When we reach Oron, one man comot sharp sharp. Him phone fall, the name for back na [[Etukudo]]. The phone dey my hand, IMEI {{imei|353760098114502}}.

Dem say every vote go count. I count am. 212 people line up, 840 vote. I be ad hoc. I no sign. SPO, [[Kpanja Lawson-Duke]], say if I no sign I no go collect 13k. I leave the 13k. <<For the whole ward na one ad hoc no sign>>. My NYSC number na {{service number|RV/22A/4096}}. Mama [[Tonia]] for the village hide me two night, God bless am.

Last last, wetin I want? I want make my pikin go school wey get roof. I want make light dey. I want make person wey thief say sorry. Na all. ~~Abeg~~ no be too much thing.
`
