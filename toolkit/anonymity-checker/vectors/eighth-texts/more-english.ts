/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const moreEnglishTexts = `
NATIONAL UNION OF PRINTING AND PUBLISHING WORKERS, CALABAR ZONE
CIRCULAR 7/2026
To all chapels. Comrades,
1. Check-off dues for May were deducted and not remitted. The national treasurer has been written, ref. {{file reference|NUPPW/CZ/ADM/26/118}}.
2. Comrade [[Iquo Ansa-Archibong]] was sacked on a text message for asking about the pension. Her matter is before the Industrial Court. We pay her lawyer from the ~~Hope~~ Fund.
3. No member is to sign the new attendance book until ~~Monday~~. Sign the old one. An injury to one is an injury to all.
4. Beware of a man who calls himself [[Comrade Victor]], with the line {{phone|0902.771.3308}}. He is not of this union. He collects N2,000 for a "Labour card". The Labour Party has also disowned him.
5. May Day: assemble at the stadium at 7 a.m. in red.
Victoria ascerta!
[[Ekpo Bassey Nsa]], Zonal Secretary

St. Columba's Parish. HARVEST COMMITTEE: jottings, not for the bulletin
- Total pledged 4.2m, redeemed 1.9m, in the bank 740k. Where is the rest? Fr asked for ~~charity~~ in our words.
- Sis [[Uduak-Abasi]] says she gave [[Bro. Linus|Linus]] the money in a Ghana-must-go on All Souls'. [[Linus]] says "which bag?"
- [[Papa Idongesit]] saw the bag at {{address|Linus's wife's shop, last container by the parish gate}}. He will not say it in the open. <<He is the warden with one arm>>, people will know who spoke.
- ~~Faith~~ and ~~Mercy~~ Society gave their list: 31 names, 31 envelopes. ~~Joy~~ Society, none.
- The thanksgiving cow was bought twice. Receipt {{voucher number|PV 0093}} and again {{voucher number|PV 0101}}, same cow, same day.
- Next: ~~Sunday~~ after second Mass. [[Friday]] to bring the key. [[Linus]] to bring the bag.
May the souls rest in ~~peace~~.

Mosque building committee, Ojoku. Notes taken by the youngest member, at the request of the elders
Cement: 600 bags were paid for. [[Alfa Zakariyau]] and I counted 412 on ~~Jumat~~ morning. The store was locked by [[Baba Oniluku]], who keeps the only key on his neck.
The contractor's lorry is {{plate|OFA 274 XB}}. He unloaded some at {{address|the half-roofed bungalow after Alhaja Modinat's maternity, Irra road}}. Everybody knows whose house that is.
Alhaji [[Toyib Elewe]] said we should cover a Muslim's shame. [[Alfa Zakariyau]] said a debt is a debt.
The zakat book was given to [[Sister Kareemat]], account {{account number|8021147735}} with Jaiz, because men failed.
I am writing this since I am the only one who went past primary six. <<I am also the contractor's son-in-law>>, so keep my name out of it, wallahi.
Next sitting: after Maghrib, first of Rajab, if it rains at [[Elewe]]'s place.

GOVERNMENT SECONDARY SCHOOL, GEMBU
INTERNAL MEMO
From: Vice Principal (Academics) To: All form masters Date: 19-01-26
SUBJECT: NAMES ON THE BURSARY LIST
It has come to notice that the following names on the Ministry's list are not students here:
[[Danjuma Nuhu Tep]], admission no. {{matric number|GSSG/21/0338}}
[[Blessed Jediel]], {{matric number|GSSG/21/0341}}
[[Tanimu]] (no surname), {{matric number|GSSG/22/0017}}
Miss [[Veronica Yerima-Gaya]] is advised that the list left her table. She should explain in writing within 48 hours how her own brother, [[Precious]], is number 12. The tea money paid to Form 3 is not to be discussed on WhatsApp.
Note by the recipient: I typed what the bursar dictated; <<I am the only staff with a typewriter and a Mambilla woman too>>. Mr [[Gaya]], my uncle, can tell you. Find me at {{address|the Baptist guest house, room 2, Hospital road}}, or through {{handle|@vero_on_the_plateau}}.

MEMO: RENAL UNIT, TO THE CHIEF MEDICAL DIRECTOR (COPY KEPT)
1. Dialysers are single use. We have re-used them since February on the word of the Head, Prof. [[Olumuyiwa Sonubi]].
2. Patient [[Mrs. Asake B.|Asake B.]], card {{hospital number|RU/0412/25}}, got fever twice. Patient [[Gbolahan]], {{hospital number|RU/0377/24}}, did not wake on ~~Tuesday~~.
3. The stock ledger says 1,400 were opened in that quarter. I opened 391. I keep the wrappers in a sack.
4. The supplier, Kestrel-Vane Medicals, sends a Prado {{plate|AAA 07 KVM}} each month. Its agent signs "[[Wonu]]".
5. Nurses [[Ibidun]] and [[Tejumade]] are ready to talk but not together.
6. The machine log can be read at {{ip|10.44.7.132}} with the password on the sticker, {{log-in|renal/Fresen1us}}.
I was queried for "lack of ~~wisdom~~". <<I am the chief nurse who trained in Madras>>. I retire in October and fear no posting.
[[M. A. Oyebola-Coker]], {{practice number|NMCN/RN-077214}}

HOW TO ASK A PUBLIC OFFICE FOR A PAPER
Under the Freedom of Information Act, 2011, anyone may ask, and need not say why. Write the date, name the record, and keep a copy. The office has seven days, and seven more if it must look in Kaduna, Port Harcourt or elsewhere. It may charge for photocopies, say N50 a page, not for "mobilisation". If it refuses, it must name the section. You then have thirty days to go to court. ~~Friday~~ afternoons are bad; ~~Wednesday~~ mornings are good. Do not quarrel with the clerk: ~~patience~~ pays, and a little ~~goodwill~~ helps. ~~May~~ and December are slow. Parties such as PDP, APC, APGA and NNPP are not public offices, though a ward office may hold public paper. ~~Justice~~ begins with a stamped copy. ~~Victory~~ is the reply.

Sir, permit me space in your widely read newspaper. On the road from Makurdi to Otukpo there are eleven checkpoints. At each of them a ~~sunny~~ smile costs two hundred naira. In the First Republic the road had no tar, and no checkpoint. In the Fourth it has both potholes and uniforms. The Minister says the era of impunity is over; let him come on any ~~Saturday~~ without siren. ~~Progress~~, they say. ~~Unity~~ and ~~faith~~, ~~peace~~ and ~~progress~~, says the coat of arms. What we have is small change folded under a licence. My nephew, who drives tomatoes, calls it "~~blessing~~ the officer". I counted N2,200 from my own pocket between dawn and the 9 o'clock news. The Constitution, section 14(2)(b), says that the security of the people is the purpose of government. Whose people? Whose security?

A letter, smuggled out under a tray
To Mr. [[Abayomi Ogidan-Pierce]], editor. I am dentist to the inmates two days in a week, the ~~Tuesday~~ and the ~~Thursday~~. <<No other dentist goes in there>>. They pay for everything. A mat is N4,000, a phone call N1,000. The money goes up the ladder to the Record Keeper, a Mr [[Gabriel]], and his cousin who owns the canteen, [[Madam Sisi Caro]]. Inmate {{identity number|ILS/R/0772/23}}, a boy of nineteen whom they call [[Biggie]], lost two teeth because he had no N500. His mother, [[Risi]], sells pap at {{address|Oke-Padre, near the cassette seller}}. I pulled the rest of the tooth without injection. There was none. They had sold it. I left my torch inside with a warder, [[Oga Lamidi]]; he is a good man. Write to me at {{email|molar.two-days@quietpost.test}} but sign as a patient.

CALLERS' LOG, "OPEN TABLE", 96.4, MORNING SHIFT
6:31 [[Mr. Nimi from Diobu|Nimi]]: says light bill came for a house that was pulled down; meter {{meter number|4512 0098 336}}.
6:37 Female, no name: her landlord is a judge. Line cut.
6:44 [[Engr. Ibiso]] in Bonny: wants the contract for the school fence read on air. He gave the number {{file reference|BLGA/PROC/FNC/026}}.
6:52 [[Mummy Twins]]: insulted the host.
7:03 A man who sounded drunk, "I voted Accord and I regret ~~Monday~~ to ~~Friday~~".
7:09 [[Boma]], 0703... no, {{phone|0704 118 6635}}: a clerk at the Rent Tribunal, [[Sotonye]], sells hearing dates. He himself bought one for 15k. <<He is the tenant whose roof was removed on Christmas Eve>>.
7:15 Jingle. News in Pidgin.
7:20 [[Boma]] again: please delete my number. Producer: done? [[Tari G.]] to check.

DEVICES GIVEN TO ENUMERATORS, BATCH 3 (as photographed)
Name | Device IMEI | SIM | Phone on SIM | State of device
[[Kwaghbo Ukeyima]] | {{imei|351988-20-446127-3}} | {{sim|8923420006617720418}} | {{phone|08179904426}} | ok
[[Mlumun]] | {{imei|351988-20-446130-7}} | {{sim|8923420006617720426}} | {{phone|0817 990 4431}} | screen broken
[[Emmanuella Ochanya]] | {{imei|351988-20-446141-4}} | {{sim|8923420006617720434}} | | "stolen"
[[Sabo A. Inalegwu]] | not given | | | refused to pay 10k
The coordinator sold eleven at the GSM village. I bought mine back with my money, and its MAC still ends the way the sticker says: {{mac|A4:5E:60:1C:77:D2}}. <<I am the enumerator for the three islands, so you can count who I am>>. He answers to [[Coordy]], and his in-law [[Terna]] has the shop. ~~Sunday~~ is the only day it is closed.

CROSS-EXAMINATION OF DW2, as I took it in shorthand
Q. You are [[Jummai Tsaku-Audu]], a stenographer? A. Yes.
Q. You typed exhibit D, the letter {{file reference|NSJ/CR/S/55}}? A. I typed it, I did not write it.
Q. Who dictated? A. The Deputy Registrar, [[Mr. Akolo|Akolo]]. He walked up and down.
Q. On what day? A. The day of the eclipse.
Q. Was [[Larai]] present? A. She brought the kunu.
Q. You were given N30,000 by one [[Engr. Ombugadu|Ombugadu]], not so? A. It was put in my drawer. I showed it to my sister, [[Saadatu]].
Q. Where is your sister now? A. In Keffi, {{address|Angwan Lambu, the house that joins the grinding engine}}.
Q. And <<you are the only typist of that court who has Braille>>? A. Yes, my lord. I read by hand.
COURT: Witness may step down. Adjourned to ~~Monday~~, 6th July, for address.

Ticket opened by: {{log-in|fatiu.gdc}} Priority: high
Subject: pay file changed after approval
Hi support. I approved the file on the 25th at 16:40, 812 rows. On the 26th the bank received 829. The change came from {{ip|102.88.61.204}} at 01:13, session of user {{log-in|hr_dele01}}. [[Dele]] says he was at his brother's wedding in Ilesa, and I believe him. The seventeen new rows have the same next of kin, [[Adunni Rotowa]], and the same house, {{address|15B Ereguru Street, Isale Igbehin}}. The words for the gate there are {{what3words|///lanterns.cassava.umpire}}. I have told [[Mrs. Bakinde|Bakinde]] (Audit) by phone. She said, "Close the ticket". I will not close it. <<There is one approver for this file, and you know it is me>>. Comment by agent [[Chi-Chi]]: escalated. Comment by agent {{log-in|agt-44}}: closed, no action.
`
