/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
My name does not matter. I fix air conditioners. In the house of a certain director in Apo I saw, inside the ceiling, bales of money wrapped in nylon of ~~Goodwill~~ Supermarket. I put the panel back. I fixed the AC. I collected N8,000. I have not slept well since.

To: [[Adamkolo, Bukar]]
From: [[Whyte-Inoma, Data]]
CC: [[N.N. Abara]]
Subject: Your attitude to work
Mr [[Adamkolo]], it has come to the notice of Management that you have been photocopying waybills. Kindly see me with your ID card ({{staff number|TTL/OPS/1150}}) at 9 a.m. on ~~Monday~~ in my office. Bring also the phone {{phone|0810 775 2209}} which belongs to the Company.
[[D. W-I.]]

FORM M7: STOLEN OR DIVERTED ITEM
Item: transformer, 300kVA
Serial: {{serial number|ABB-NG-30044-17}}
Last seen: 3 ~~April~~, at {{address|the injection substation, Egbu Road, beside the palm-wine joint}}
Taken out by: [[Vitus Anyiam]], driver of truck {{plate|MBA 281 XP}}
Order given by: "Oga on phone"
Reported by: [[Hyginus Duru-Ogbonna]], shift operator
Comment: <<I was given three days' suspension for filling this form, the first of its kind in the station>>.

Hi all, quick one. The link for the orientation is {{website|https://nysc-portal-help.example.com}}, it is NOT genuine. It asked me for BVN. I put it like a fool ({{bvn|22570019384}} is mine, I have blocked it). The person behind it called me with {{phone|+234-701-220-8843}} and said his name was "Mr ~~Coordinator~~". I traced the account to one [[Jolomi Akpofure]]. Please warn your wards.

In the matter of arbitration: my late husband, [[Tamunosaki Horsfall-Green]], was an able seaman. His discharge book is {{service number|SB/NG/10744}} and his passport is {{passport number|A07729108}}. The agent, Captain [[Ejovwoke]], wrote that he fell while drunk. My husband was a Jehovah's Witness elder and had never tasted beer. Two crew members have told me what happened. One of them, [[Kwesi]], is Ghanaian. I live at {{address|27B Bishop Johnson Street, upstairs, Port Harcourt Old Township}}.

The strike is on. Lecturers stay home. Students roam. Okada riders have doubled. Parents who can, send their children to Cotonou. Those who cannot, send them to learn barbing. ~~Education~~ is the best legacy, says the signboard at the gate of the university. Someone has used charcoal to add a question mark.

[[Zubby]]: who dey online
[[Pere]]: me
[[Zubby]]: the DPR man is here, hide the second hose
[[Pere]]: we don hide am
[[Zubby]]: give him the envelope, the one wey [[Madam Sikirat|Sikirat]] leave
[[Pere]]: how much dey inside
[[Zubby]]: no count am
[[Pere]]: ok. I dey tell you now, I no go do this thing again. My papa na imam.

WAYBILL {{file reference|20117}}
Consignee: State Store, Damaturu
Goods: therapeutic milk, 1,200 cartons
Driver: [[Goni Mustafa Kakami]], {{licence number|YBE44190AC03}}
Received by: [[Fanna Zanna-Laminu]]
Received: 640 cartons
The driver says that the rest were "dropped" at {{address|Potiskum, the warehouse behind the old cinema, door 3}} on the instruction of Mr [[Kime]]. He gave this statement in Kanuri; I wrote it in English. <<Only one of the store's staff can write Kanuri and English, and that is me>>.

Petition: we the undersigned residents of the street say no to the mast. Mr ~~Fix-It~~ company came at night. The landlord, Pa [[Olagunju-Vaughan]], was paid N3m. We were paid headache.
1. [[Ene Agada]], Flat 1
2. [[Mfon-Abasi Itiat]], Flat 3
3. [[Yakubu Pam Gwom]], Flat 4
4. The [[Ezekwems]], BQ
Address for reply: {{address|Mr Agada's gate, 18 Unity Close, off Tank Road, Karmo}}.

{{handle|@hassy_the_pharmacist}} They have just carried away the oxygen concentrators. Two Hiluxes. One has plate {{plate|BAU 12 GH}}. I was told "they are going for calibration". Calibration at 11pm?
12 replies
{{handle|@real_dogara}}: Delete this before they find you
{{handle|@hassy_the_pharmacist}}: they already know me. <<I am the only pharmacist with a nose stud in that hospital>> lol

SCHEDULE B: LIST OF BENEFICIARIES OF SCHOLARSHIP
No; Surname; Other names; LGA; Account
001; [[Gbaraka]]; [[Lekia Beauty]]; Khana; {{account number|2107743659}}
002; [[Gbaraka]]; [[Lezor]]; Khana; {{account number|2107743660}}
003; [[Gbaraka]]; [[Neenwi]]; Khana; {{account number|2107743661}}
004; [[Amachree]]; [[Boma]]; Degema; {{account number|0077812450}}
Remark: Nos. 001 to 003 are the children of the Scholarship Secretary. They are 6, 8 and 11 years old. The ~~Beauty~~ of it is that they are listed as M.Sc. students.

We buried the nurse on ~~Good Friday~~. She was 31. She died of the same fever that she had been nursing without gloves. The gloves were in the store. The store was locked. The keeper had travelled for a wedding with the key in his pocket. Nobody was queried. At the graveside the Matron said that God gives and takes. I thought to myself that it was not God who took the gloves.

VOICE NOTE 3 of 4
...and so the woman, Hajia [[Rahmat Oniyangi]], said that I should bring my phone, that she wanted to see my chats. I told her my phone was bad. Ehn. She said that they have seen the leak, that it came from room 6. We are two in room 6. Me and [[Prosper]]. And [[Prosper]] is her nephew, so. You see what I mean. If you hear anything about me, tell my wife; she is at {{address|Ganmo, the bungalow behind Shalom bakery, with the pawpaw tree}}. Her line is {{phone|08158840932}}. No, her name is [[Omolabake]]. Okay.

Sale of forms: Army. N85,000 for Trades, N60,000 for Non-trades. Contact Staff [[Inalegwu]], {{phone|0703.418.6627}}. The form is free! Do not pay. My cousin [[Ameh Onoja-Idu]] paid, and they sent him to a camp that does not exist, at {{address|Km 7 along Otukpa road, the abandoned poultry}}. He came back after nine days with malaria.

Ward round, Psychiatry. The diet contractor supplies bread and tea for lunch; the contract is for rice and chicken. The patients complain, and it is written down as a delusion. I am a house officer. <<I wrote "not a delusion, I saw the bread" in the case note, with my initials>>, and I was invited to a disciplinary panel. Case note number {{hospital number|FNPH/YB/4417}}. My folio number is {{practice number|MDCN/R/99214}}. [[O. E-O.]]

ORAL ACCOUNT, taken by a monitor at a polling area
Respondent (male, about 45, asked for no name): They came with rice and a list. Whoever thumbprinted collected a mudu. A woman called [[Mama Tunrayo]] held the ink. She asked for the VIN, this number on the card. Mine is {{voter number|90F5B2D0217788395}}, you can write it. I did not collect rice. I have teeth to eat but I will not use them for that.

Dear Sir, the Honourable Member for our place gave sewing machines. I thank God for him. But the machines have no needle and no head. What I received is a table. ~~Comfort~~ Tailoring Institute has asked us to return the tables so that they can be given again at the next empowerment. I remain yours, a tailor.

Revenue house, desk 14. The officer, Mr [[Nengi Alazigha]], looks at your face and writes your tax. For me he wrote N1.9m; TIN {{tax number|18820461-0001}}. When I said that I am just a hairdresser at {{address|Shop UG 7, Genesis Plaza, Opolo-Yenagoa}}, he smiled and said that hair is money. On ~~Thursday~~ a boy came with a POS. The receipt says [[Ineye Alazigha]].

Notes of a night guard at the port, kept in a school jotter:
2/3: container opened, closed. I said nothing.
5/3: container opened, [[Man Chukwuma|Chukwuma]] present, shoes. I said nothing.
9/3: container opened, not shoes. Guns, short ones. I said nothing, but my leg shook.
10/3: Chaplain. I told Rev. [[Ibukunoluwa Cardoso]]. He said write it.
11/3: writing it. <<I am the guard with the bad left eye at Terminal C>>. If this jotter is found, it was me.

CORRECTION OF RECORD
Kindly amend my date of birth from {{date of birth|01/01/1960}} to {{date of birth|07/10/1963}} as contained in my declaration of age. I am [[Shadrach Bulus Mangut]], file {{file reference|PL/EDU/S.4471}}. Three of my colleagues were told that amendment costs N100,000 per year of age. I refuse to buy three years.
`
