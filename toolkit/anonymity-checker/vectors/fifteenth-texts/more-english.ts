/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
LIST OF WITNESSES (for the panel on the demolition at the waterside; please keep the second column covered when you photocopy)
1. Madam [[Preye Ogbolo]], fish smoker, {{phone|0906 555 0110}}. Saw the bulldozer driver take money.
2. [[Timipa]], her grandson, 15, filmed it. Phone IMEI {{imei|356998041277315}}, now with the Marine Police.
3. Pastor [[Inemo Douglas]], {{address|the white house on stilts, third jetty, Abuloma end}}. Buried the child.
4. [[Dagogo Hart-Briggs]], land agent. Hostile. Will say that he only obeyed the council.
5. [[Mama Kerosene]], real name not known. <<She is the one whose shop was spared>>.
6. Sgt [[Aminu]], {{service number|F/No. 371905}}, refused the order and was sent to Yobe.
The hearing is on a ~~Tuesday~~, not on ~~Good Friday~~ as printed. Take them there by two boats. Nobody should wear the ~~Justice~~ For Waterside vest.

pls help us we are final year students dept of accounting the man is dr [[okwudili]] he failed 43 people and said those who want to graduate should come one by one boys with 60k girls he will decide i am a girl my matric is {{matric number|2018/ACC/20914}} he told me to come to {{address|royal palm lodge room 11 behind the filling station}} on ~~sunday~~ i did not go he gave me 28 my friend [[chinelo]] went she has B now and she does not talk to anybody the hod prof [[madukaife]] knows he said a girl with ~~beauty~~ should use her brain there is a course rep [[izu]] who collects for him his handle is {{handle|@izu_thefixer}} on telegram and he writes who paid in a small red jotter we are scared convocation is in ~~april~~ <<i am the only one in the set that is married>> so he will know its me

ANNOUNCEMENTS, SECOND SERVICE
1. The ~~Mercy~~ Seat choir will meet after the benediction.
2. Sister [[Folake]] and Brother [[Jedidiah Onwe]] will be joined on the 14th. No gifts of rice please.
3. The church council regrets the rumours on the building fund. Nobody should forward the audio of Deacon [[Ayuba]]. It is true that N11 million left our account {{account number|1014498270}} at night; it is not true that Rev. [[Bitrus Magaji]] has bought a house in Dubai. The house is in Sharjah and belongs to his brother.
4. Elder [[Mgbeke]], who raised the matter, has been asked to rest from the finance committee.
5. ~~Joy~~ Fellowship: ~~Saturday~~, 4 p.m.
(I am forwarding this as it was read to us. Look at number three, he confirmed it by his own mouth! <<I count the offering with two others>>, and one of them is his niece.)

FEDERAL TEACHING HOSPITAL (letterhead removed)
Our ref: {{file reference|FTH/CMD/DISC/41}}
Mr [[Yakubu Tsado]],
Mortuary attendant, {{staff number|SS/2290}}
QUERY: UNAUTHORISED DISCUSSION OF PATIENTS
1. It has come to our notice that on the 2nd instant you told the relations of the late [[Gladys Ebhomien]], hospital number {{hospital number|FTH 338114}}, that her theatre sheet had been rewritten.
2. You further told them that the surgeon, Dr [[Rotimi Kasali]], was at a naming ceremony when he is said to have operated.
3. You are to explain within 48 hours why you should not be dismissed.
[[D. Abara]], for Chief Medical Director
--
What I answer: it is true. The houseman, Dr [[Kaka]], cut her alone. He cried beside my table till ~~Monday~~ morning. The book was changed by <<the only consultant who keeps a private clinic inside the hospital's own fence>>. I, [[Tsado]], fear God and His ~~Glory~~ more than a query.

My name is [[Mercy Abutu]]. I sell second-hand clothes, the ones they call okrika. In our market there's a man we pay for the toilets, for the night guard, for the "chairman's condolence", for everything. He is Comrade [[Festus]]. Last month he said that who does not buy the calendar for N5,000 will be flogged, and truly they flogged [[Papa Destiny]], a man of seventy, before his own customers. I am begging for ~~mercy~~ in my own name! The tickets have a number, this is mine: {{voucher number|MKT 7/30018}}. He banks the money under ~~Festus~~ Unity Traders, {{company number|BN 2931187}}. The police DPO, one [[Ajibola]], takes goat from him at ~~Christmas~~ and ram at the other feast. My stall is where I sleep also: {{address|Row F, shop 22, under the staircase}}. I have a daughter, ~~Gift~~ of my old age; nothing must reach her.

Ticket, as exported
Reporter: {{log-in|a.dikko-ops}} | Priority: low (I set it low so that nobody reads it)
On 6 and 7 Sept. the results database was opened from {{ip|102.88.14.203}}, which is not on our list, with the log-in {{log-in|super_hyelni}}. That is [[Hyelni Mshelia]], my team lead. 212 scores were raised. The machine had MAC {{mac|9C:B6:D0:1F:77:E4}}: a laptop the registrar, Alhaji [[Sanusi]], bought for his son [[Khalid]]. [[Khalid]]'s own score is row 88.
I asked [[Hyelni]] in the canteen. She said: "~~Grace~~ is unmerited favour." Then she asked how my mother's dialysis was going, and who pays for it.
Logs are at {{website|https://files.zumaridge.example/q7}} until ~~Friday~~. There are four of us with root. <<I am the one who isn't related to the registrar>>.
[[A. Dikko]]

Statement taken in Izon and put into English by her teacher. "We are fishing people. The pipe burst in the night of the long rain and the creek became like engine oil. In ~~November~~ a man of the company, Engineer [[Tonbra]], came with forms. He wrote down only his own family: [[Ebiere]], [[Pere-owei]], [[Layefa]], who don't have even a paddle. My boat is {{boat number|BY-SAG 0614}}, anybody knows it, it isn't on the form. When I spoke, the youth president, [[Pereotu Ekiyor]], said I'm a witch. They sank my boat. Now I stay at {{address|the camp of my late husband's sister, past the broken tower, Agge creek}}. I don't want money again, I want them to write the truth. They gave us one carton of ~~Comfort~~ soap for the whole creek, and took a photograph of it." She signs with a thumb. <<She is the oldest woman who still sets nets alone there>>.

Complaint about the passport office, in short form as your page asks.
Who: the woman at counter 5; her tag says [[S. Adegoroye]]. Her runner outside is [[Godspower]], he has a gold tooth.
What: official fee 35k, I paid 35k on the site. She said my file was "not captured", unless I give [[Godspower]] another 50k.
When: ~~Thursday~~ the 9th, about 10 a.m.
My application: {{serial number|APP 5521907734}}. Old booklet: {{passport number|A07719342}}. NIN: {{nin|31840992715}}.
Proof: he made me send the money by POS to {{account number|6550917723}}, name [[Ruth Godspower]]. I have the slip.
Witness: a Reverend Father and a woman with ~~Triumph~~ Academy on her shirt, both in the queue.
My contact: {{email|kwaghdoo.i@mailhut.example}}. I travel on the last day of ~~July~~ for a surgery, so do not let them cancel me, I beg.

I came back from Libya in a plane for deportees and I want to say who sent me. In Benin it was Aunty [[Osayi]], she has a saloon at {{address|17 Idahosa Lane off Upper Sokponba, the gate with a cross}}. She took us to a man they call [[Chief Priest]], he cut our hair and nails and we swore. From Kano a driver, [[Dan Agadez]], put us in a Hilux under water kegs. In Sabha I was sold to [[Madam Vero]], a Nigerian. The debt was thirty-five thousand. Euro, not naira! Of the five girls ~~Precious~~ little remains; two are dead, [[Itohan]] and one from Auchi whose name she never told. Aunty [[Osayi]] still posts on {{handle|@osayi.hair.palace}} that girls are needed for "catering". A police inspector, [[Edobor]], parks in front of her shop on ~~Saturdays~~. My SIM is new, {{phone|0912-555-0174}}, my brother hasn't got it.

Dear Regulator, I was a marketer (cash collector) with the distribution company in Sabon Tasha, Kaduna, for nine years. I wish to report my own business unit. Big customers pay the unit head, Mr [[Ibrahim Kuyambana]], not the company. Their meters are bypassed from the pole by [[Simon Peter]], a linesman, who is a Jehovah's Witness and yet does it. Look at meter {{meter number|04172290551}}: a bakery with four ovens that "uses" N6,000 a month! The old men of the street pay for it by estimation. When I asked, Mr [[Kuyambana]] answered "~~Blessed~~ are the meek", and in ~~February~~ I was sacked for lateness. I sent a letter to the CEO under {{file reference|KDC/BU7/PET/03}}; it was answered by Mr [[Kuyambana]] himself. I have three exercise books with readings. <<I was the only collector who rode a bicycle>>. Yours, [[Haruna Zakka]], {{address|Angwan Maigero, the compound with a dead lorry}}.

My fellow corps members may know this already. In the local government where I serve, the polling books of last year are still in the inspector's sitting room. He uses them to hold up the television. After the count the presiding officers were given new sheets, and we were told to copy the figures he called from a paper napkin. Some cried; one prayed loudly; most copied, and so did I. A party man stood at the door eating suya. We were each given twenty thousand naira and a loaf of bread from ~~Hannah's~~ Oven. The one who would not take it got a query for "absconding" and served three more months. It was on a ~~Saturday~~ in ~~March~~, in a primary school with no roof, in rain. <<I was the only corps member in my centre who studied statistics>>, so I know what the figures were worth: nothing. I'm writing this before I lose courage.

RESTRICTED
From: O/C Anti-Kidnapping (signed away in my absence)
To: AC Ops
SITREP on the ransom of [[Nkem Obiorah-Dike]]
1. Family paid N15m on ~~Sunday~~ at the drop, {{what3words|///lantern.gravel.tunic}}, as told by the caller on {{phone|0708 555 0139}}.
2. Insp. [[Ejike Uzowulu]], {{service number|AP 204471}}, and Cpl [[Monday Ochepa]] were placed to watch. On ~~Monday~~ both signed that nobody came.
3. Three days later Cpl [[Ochepa]] bought a Corolla, chassis {{serial number|JTDBR32E 7 30041178}}.
4. The victim says one of the voices in the bush had a police ringtone and was called "[[Ejay]]".
5. The informant, <<a palm-wine tapper who is nearly blind>>, stays at {{address|the kernel shed behind Afor Ugwu Primary School}}; his life is in danger.
I ask that this reach Abuja and not the State. I'm an officer of twenty-two years, with no query. ~~Fortune~~ has left me only this.
`
