/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
I'm a customs agent at Tin Can and I want to put this down before I lose my nerve. Container {{serial number|QZKU 440918-3}} came in as "used household goods" and left with rifles' spare parts, I saw the second manifest. The examination officer, ASC [[Yerima Bwala]], never opened it. He was told on the phone by somebody he called "[[Madam Comfort]]", although I don't think that's her name. The broker is [[Kelechukwu]], surname [[Ahanonu]], he drives a white Prado and lives in {{address|the yellow three-storey at Pako bus stop, Ajegunle side}}. I had a copy of the SGD but my boss, [[Mr Biggs]] as we call him, took my phone. What I still have is the gate pass, from the ~~Saint Bede~~ jetty. Apapa people talk, so no dates please, not even "~~Tuesday~~".

the headmaster of our school is selling the free books. i am a class teacher in basic 4, a village in mokwa area, i wont say more. the books have NOT FOR SALE on them and his son [[ndagi]] sells them in the saturday market for 300 each, beside ~~fatima~~ tailoring. the school based committee chairman alhaji [[mohammed kolo tswanya]] knows. i counted 412 books of english, 390 of maths, only 60 reached us. also he put two teachers on the voucher that dont exist, [[blessing yisa]] and [[isah gana]]. their pay comes to {{account number|6120093847}}. i was told by the ES himself "~~peace~~ is better than truth". <<only me and the arabic master>> refused to sign the book register

Complaint. Complaint. Complaint. Retired Chief Inspector, no gratuity. At the pension office in Owerri a young man, [[Ikedinachukwu]], asked me for ten percent "for the file to move". I gave him 40,000 on the 9th of ~~October~~. He gave my file to another, [[Nneoma Ofurum]] (Mrs.), who asked for the same. My file is {{file reference|IM/PEN/POL/5521/T}}, and my own service number {{service number|AP 77213}}. I was born on {{date of birth|3rd February 1958}} and I shall die in this corridor. A clerk said, "Oga [[Ofoegbu]], you people collected at checkpoint, now it's our turn." On the wall is written: ~~Integrity~~, ~~Charity~~, Service.

Extract from the minutes, which were later replaced:
4.2 The Internal Auditor, Mr. [[Edet Bassey Ita]], observed that diesel for the water board's plant in ~~Queen Amina~~ Street was paid for at 60,000 litres a month, while the generators had been down since ~~February~~.
4.3 The General Manager asked for the observation to be expunged.
4.4 The Head of Transport ([[Arit]]) said the supplier, ~~Stephen Ekanem~~ Petroleum, has no tank at all.
4.5 [[Ita]] refused to expunge. The GM said he would be sent to Obudu.
I'm a secretary and I typed both versions. The first has my initials on the foot, [[e.o.n.]], and the log-in is {{log-in|cswb-sec03}}. If they look for who leaked it, <<there were four in the room who can type>>, and two of those are directors.

I am writing on behalf of the widows. When the bridge at Katsina-Ala collapsed the State gave N2m for each dead man. We received N300,000, in two parts, in envelopes with ~~Christmas~~ wrapping. My late husband was [[Aondohemba Tsav]], crane operator with the contractor, his works number was {{staff number|TGC-0882}}. [[Doose]], whose man died with him, was made to thumb-print on a paper for the whole. The welfare officer is [[Philip Ukum]]. He said: "[[Philip]] doesn't chew alone." There are eleven of us. <<I am the one who is blind in one eye>>. Our leader [[Mama Ngunan]] wants to go to the radio, but the chief, who sits on the ~~Emmanuel~~ Foundation that handled it, begged us to leave it to God. Call my son: {{phone|07055504418}}.

There's a ghost estate outside Kuje. On paper it's two hundred houses for civil servants, paid by the Housing Fund between ~~May~~ and ~~November~~; on the ground there is a signboard, a watchman and goats. The Surveyors' Institute wrote twice. The Department of Development Control stamped a completion certificate on a ~~Sunday~~, which itself should've made somebody at Area Eleven wonder. Each time a committee comes from the National Assembly it's taken to another estate, off Airport Road, and shown those houses, with curtains hung the night before. I was among the people who hung the curtains. We were paid in cash and told the visitors were from the World Bank. I won't give any name, mine or theirs; look only at the Certificate, the Gazette and the satellite picture for ~~August~~, and weep with Abuja.

Chat with HR, copied by me:
HR: Mr [[Adeyinka]] you didn't resume at Sagamu depot
ME: ma the chairman's brother asked me to certify 33 trucks as delivered
HR: which brother
ME: Otunba [[Lekan]]. Only 21 came. I've the dip readings
HR: who else saw them
ME: [[Wasiu the dipper]], and security [[Godspower]]
HR: Send the readings to {{email|t.balogun-hr@lanwafuels.example}} and delete from your own phone
ME: why delete
HR: It's ~~Wisdom~~
They sacked me on ~~Tuesday~~. My tablet (IMEI {{imei|356918440027153}}) was collected, but I'd already printed. What shall I do? <<I was the first chemist they ever employed there>>, so any talk of dip readings is me.

Dear team, I belong to a fishing community near Ibeno. After the spill, the company's "community liaison" Otuekong [[Ben]] made a list of 640 claimants. Half are not from here. I saw names such as [[Sunday Monday]], [[Akpan Akpan]] and [[Test Test]]. My father, [[Etim Asuquo Inyang]], who lost two boats ({{boat number|AKS/IB/1192}} and {{boat number|AKS/IB/1193}}), isn't on it. For him to enter they want thirty percent. They meet on the Sabbath in the vestry of ~~Saint Luke~~, and the village head gets his part there. I am a student, so I wrote everything in English for the elders. Two of them, [[Obot Nkereuwem]] and the old man we call [[Papa Nineteen-Eighty]], thumb-printed in front of me; a third, [[Ime]], said he'd thumb-print when he has seen one naira from anybody. After that meeting my scholarship from the same company stopped without a letter. They asked that I include our position, {{gps|4.5417 N, 7.9926 E}}, so you can see the oil. But I now think you'd better keep that to yourselves. ~~Hope~~ you'll answer.

Sir, how come a Sergeant has four houses? His name is [[Kabiru Maiwada]], they call him [[Kabiru Network]], he's with the anti-kidnap at our town in Zamfara, and his informants are the ones who take people. My uncle Mallam [[Sa'idu]] was taken on the road to his farm on ~~Asabar~~ and the man who came to bargain with us carried [[Maiwada]]'s own phone: {{phone|08135550967}}, I've had that number since 2019 from when I repaired it. I'm <<the only GSM repairer at the western motor park>>. We paid 3.2 million. I copied the SIM's number too, {{sim|8923407005512087346}}. It's a wicked thing. ~~Amana~~ means trust in our language, they wrote it on their patrol van!

Re: Irregularities in recruitment, ~~Princess Hauwa~~ Girls College (that is not its real name).
1. Forty-one posts were advertised. 41 persons had been employed six weeks before the advert.
2. Of them nine bear the surname [[Agbu]], the Principal's; one, [[Rimamnde Agbu]], is sixteen.
3. Candidates paid 350,000 each through the Bursar's wife, [[Hajara]], at her shop called ~~Ladi~~ Cosmetics, Wukari.
4. One paid by bank, to the BVN-linked wallet {{phone|0916 555 2203}}; see his NIN slip {{nin|40718826359}}.
5. The Federal Character office has been informed by letter ref. {{file reference|FCC/TR/ED/119}}, and answered nothing.
I was invigilator of the so-called aptitude test, <<the one in a wheelchair>>. Scripts weren't marked. They were used on ~~Friday~~ for wrapping suya, I bought some.

My madam don't know I can write. I'm a house-help in Asokoro, from Ogoja side. Men bring money to my oga in Ghana-must-go bags and he keeps it in the boys' quarter, under where I sleep. He works in the ports something. One that comes always is Mr [[Chen]], and one they call [[Honour]], and a lady, [[Ronke]]. In the last week of ~~Ramadan~~ they counted till morning and oga told me, "[[Ashibel]], if you talk you'll go back to yam". The house is {{address|number 9, the street after the Sudanese school, black gate with two lions}}. The driver, [[Livinus]], saw it also, but he fears. I have only <<this one free hour when she's in ~~Glory~~ Cathedral>>. Please don't call me back, she checks the phone. I just want that it isn't on me when they come.

I run a small printing press at Mushin. An official of the electoral office, he introduced himself as [[Babs]], ordered 8,000 result sheets "for training". The numbers were real, from {{serial number|EC8A-0551200}} upwards. I printed 200, then asked for a letter. He came back with two men and one of them, [[Okikiola]], I recognized because he'd been with me at ~~Saint Jude~~ Primary School. I haven't slept since. They paid into my wife's account, {{account number|3098812047}}, so she's in it too. Her name's [[Morenike Sowunmi]]. I still have the plates, hidden in {{address|my in-laws' chicken house at Owode}}. [[Babs]] uses {{website|babsprintconsult.example}} and the plate of his Corolla is {{plate|MUS 906 HT}}. Is there a lawyer who can tell me whether I'm a witness or a criminal? ~~Goodluck~~ to me.
`
