/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Matron's note, labour ward, handed over to the morning team
Sr [[Kehinde Olaoluwa]] off sick again, so I covered. Bed 3: [[Rukayat Ajiboye]], 22, para 1, came by motorcycle at 2 am, hospital no {{hospital number|GHI/24/10983}}. No blood in the bank. Husband, a vulcanizer, went to look for a donor and came back with his apprentice, [[Segun]]. We transfused by torch light. Mother alive, baby alive, ~~Glory~~ be. Bed 5 was empty because the mattress is at the Medical Director's guest house, as everybody knows. I wrote this in the report book on ~~Tuesday~~ and the page was removed by ~~Wednesday~~. So I am now keeping my own book. I am <<the only matron in this zone who trained in Cuba>>, they will know the handwriting anyway. If [[Rukayat]] bleeds again call Dr [[Ezenwa]] (folio {{practice number|MDCN/R/58813}}) on {{phone|08098112047}}, not the resident. - [[K. Adeleke-Bamgbose]], matron

THE ~~CHERUBIM~~ AND ~~SERAPHIM~~ CHURCH, BUILDING AND WELFARE COMMITTEE. MINUTES, THIRD SATURDAY.
OPENING PRAYER BY BRO. [[MONDAY EKPO]]. THE MINUTES OF LAST MEETING WERE READ AND ADOPTED. MATTERS ARISING: THE 40 BAGS OF RICE WHICH THE LOCAL GOVERNMENT GAVE FOR WIDOWS. SIS. [[ARIT]] REPORTED THAT ONLY 26 REACHED THE CHURCH. ELDER [[OKON BASSEY-DUKE]] SAID THE BALANCE IS IN THE STORE OF DEACON [[SUNDAY]] AT {{address|21 NKWA STREET, UP STAIRS}}. DEACON [[SUNDAY]] WAS NOT PRESENT TO DEFEND HIMSELF. IT WAS AGREED THAT ~~TRUTH~~ BE TOLD IN LOVE. BRO. [[EKPO]] MOVED THAT THE BANK STATEMENT OF THE WELFARE ACCOUNT, {{account number|0127739460}}, BE PRINTED. SECONDED BY SIS. [[ARIT]]. AOB: HARVEST AND THANKSGIVING IS ~~SECOND~~ WEEK OF NOVEMBER; COLOUR IS LEMON. PROMISE AND FAIL WILL BE FINED. MEETING CLOSED WITH THE ~~GRACE~~ AT 5.40PM.

Draft, not edited, for the weekend page
By [[Simbiat Oyelowo]]
They call the bridge at Agbede Crossing the Governor's Comb, because it has teeth and no hair. Four pillars stand in the river. On the far bank [[Lucky Ighorue]] keeps a canoe and charges two hundred naira. "I pray they never finish it," he says, laughing, then he stops. His nephew [[Oghenekaro]] drowned here in ~~September~~. The contract, seen by this reporter, was signed by a Mr [[Dieter Hollmann]] for ~~Hollmann Bau~~ West Africa, whose registered number, {{company number|RC 1948827}}, belongs in fact to a bakery. A clerk in the ministry gave me the file. (Editor: cut how I got it. <<He is the clerk who lost his eye in the lorry accident>>, everybody in that office will know.) He took the ~~Chance~~. The ministry's spokesman promised a reply by ~~Friday~~. It was the third ~~Friday~~.
Photos with the desk. My phone is off; use {{handle|@simbi_writes}} or the form on {{website|www.simbiatwrites.example}}.

Dear Ma,
Compliments of the season. We the final year students of the School of Health Technology wish to report that our clinical posting money was collected two times. First by the Bursar, second by the Students Affairs. Those who did not pay twice could not see their result. My own matric number is {{matric number|SHT/CHEW/21/0377}} and my friend [[Zainab Onimisi]]'s is {{matric number|SHT/CHEW/21/0402}}. Another, [[Ojochenemi]], has left school because of it and now sells recharge card near ~~Queen Amina~~ Hostel. The man who collects is one Mr [[Ohiare]]; he gives no receipt, he only writes in a small green diary. I am <<the course rep that fainted during the matriculation>>, so he knows me already. Please Ma, if you write to the Provost do not attach this letter. You can reach me by {{email|ozavize.b@campusmail.example}}. May ~~Goodness~~ follow you.
Yours faithfully,
[[Ozavize Bello]]

REGISTER OF PUPILS WITHDRAWN, SECOND TERM (extract by our monitor)
Adm. 114, [[Danjuma, Rifkatu]], JSS 1. Reason: fee. Father a farmer at {{address|Angwan Sarki, the house with two baobabs}}.
Adm. 119, [[Yakubu, Nehemiah]], JSS 1. Reason: moved to Jos.
Adm. 127, [[Habila, Godiya]], JSS 2. Reason: "marriage". The vice principal, Mrs [[Azumi Tanko]], has pencilled: she is 13, I have told the district head.
Adm. 131, [[Bitrus, Joy]], JSS 2. Reason: illness. See clinic card {{hospital number|KG-5521}}.
Adm. 140, no name, only "~~Mercy~~ case", crossed out in red.
Monitor's comment: the principal says that ~~Mary Slessor~~ House and ~~Lugard~~ House are full, yet I counted eleven empty bunks. Fees rose from N9,000 to N17,500 without a circular. Mrs [[Tanko]] spoke freely, but asked that the remark about [[Godiya]] stay between us, as <<only one girl left for that reason>> and the husband is a known man.

Minutes of the general meeting of Progressive Farmers Multipurpose Cooperative Society Ltd
The meeting opened at the Town Hall, New Garage, at 10.15. The Chairman welcomed all to the ~~Victory~~ Year, as it has been called. The Secretary read the correspondence: from the Ministry of Agriculture on the ~~Anchor~~ Borrowers' loans; from the Bank of Industry, ~~Marina~~ branch; from the Divisional Cooperative Officer on the audit of last August. The Treasurer reported shares of N1,240,000 and thrift of N386,500, all in the Community Bank. Members complained that the tractors promised under the Green Imperative had been seen at Kuje but not here. The Chairman begged for ~~Patience~~. Members replied that they had been patient since the Vision 2020. It was resolved that a delegation should go to the Permanent Secretary, that Loan Defaulters be posted at the Market Gate, and that the Christmas cow be replaced with goats. The closing prayers were said in the Christian and the Muslim way.

Interview 7, poultry farmer, female, about 50. Notes typed up same evening.
She wants to be called Madam [[Nneoma]] in the report, not her real name, [[Scholastica Uzoigwe]]. Farm is {{address|behind the abandoned cassava mill at Umuagwu, where the tarred road ends}}. Moved there after the first threats. She got the youth empowerment loan in her late son's name, and is not ashamed to say it: [[Kelechukwu]] had filled the form, then he died, then the money came. A man from the agency, Engr. [[Fidelis]], asked for thirty per cent. She paid from her phone into {{account number|2208471136}}, name on the alert ~~Fidelity~~ Agro Ventures. She wrote down his BVN when he was careless, {{bvn|22318840975}}, "because a woman must keep something". Since then a black Corolla, {{plate|ABJ 904 KT}}, comes on ~~Saturdays~~ and just stands. She feeds the birds with the door locked. Asked if she would testify: "God's time." Asked again: yes.

dis report na english I will try. I am [[Tamunoemi]] the youth secretary, and I was at the collation centre from morning to 3 a.m. First thing, the Presiding Officer, a corper girl by name [[Folasade]], was crying. She said they took her phone (Tecno, IMEI {{imei|356938094417205}}) so that she could not send the sheet. Two men in black, one of them answers [[Commander Ebi]]. He removed the battery and said "sister, go and rest". I have the photo of the sheet. Numbers in it and numbers they announced are like day and night. I sent it to my mail {{email|tamuno.youthsec@riverpost.example}} and deleted it from my phone. Please protect the girl. She is <<the corper who wears hearing aid>>, they posted her to ~~King Jaja~~ Secondary School, and she passes through the jetty every ~~Friday~~. ~~Fortune~~ favours the brave but I am not that brave, I have left town.

To whom it may concern
I, [[Abdulmumini Jiya]], male, Muslim, of Nupe by tribe, do hereby state as follows. That I am the store officer of the Emergency Management Office, with service number {{service number|EM/0715}}. That on the 17th of ~~August~~ I received by waybill 600 cartons of spaghetti, 300 bags of rice, and 90 gallons of oil. That I was directed by telephone, from {{phone|0817 220 6539}}, by the Director, Mr [[P. Gbaden]], to release half of the above to one Alhaja [[Ramatu]] without a voucher. That I asked for it in writing and was called a stubborn goat. That the log-in of the stock system, {{log-in|jiya.store2}}, was thereafter used, from a laptop of MAC {{mac|3C:52:82:1F:A0:6E}}, when I was at ~~Ramadan~~ prayers. That I am <<the one officer who would not sign the stock sheet>>. That my wife and I have since moved to {{address|her uncle's house near the leper settlement, Bida road}}. And that I make this statement in good ~~faith~~.

Village meeting, ~~Thursday~~. Quick notes; I will write them out properly later
- abt 60 people under the mango. Chief [[Amaechi Nwabuko]] opened with kola. Oldest man there Ichie [[Ugonabo]], 91
- road: culvert money paid twice, says [[Uche]] (surveyor's boy). showed me the peg, gps {{gps|6.31482, 7.20915}}
- nobody has seen the contractor since ~~New Year~~. his foreman, a Chinese man they call Mr [[Wong]], still owes the food seller, [[Nkiru]], 84k
- food seller angry but her brother works at the council, so careful
- [[Uche]] will bring the bill of quantities on ~~Sunday~~ after ~~Saint Jude~~ mass. told him not to carry it on the bike
- women's leader: borehole dry since March, they drink from the pit. 2 children sick, one is the catechist's, {{hospital number|MCH 0663}}
- Chief [[Nwabuko]] walked me to the car & said softly "write all of it, but not from my mouth"
- ask [[Nkiru]] for the credit book!!
`
