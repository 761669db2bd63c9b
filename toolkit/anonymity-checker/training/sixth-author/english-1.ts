/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
The Executive Secretary,
Public Complaints Desk.
Sir,
PETITION AGAINST DIVERSION OF FERTILISER MEANT FOR COOPERATIVES
I am [[Terngu Ashwe]], a storekeeper at the Agro depot in Gboko, staff number {{staff number|AGD/0417}}. On ~~Tuesday~~ 14th May three trailers were offloaded at night on the word of Mr [[Iorfa]]. I held the only torch that night and <<I am the only storekeeper who refused to sign the waybill>>.
I can be reached on {{phone|0803 551 7720}} or at {{address|Block 4, behind NKST Clinic, Abagu, Gboko}}.
Yours faithfully,
[[T. Ashwe]]

[[Kelechi]]: has anybody seen the new duty roster
[[Bassey HR]]: It was pasted this morning
[[Kelechi]]: they put me on night again, third week running
[[Bassey HR]]: take it up with Dr [[Omotehinse]]. He approved it
[[Kelechi]]: lol the same man that collected 20k from us for "welfare"
[[Bassey HR]]: careful, this group has ears
[[Kelechi]]: ok call me {{phone|+234 816 204 9913}}

DUTY ROSTER - ACCIDENT AND EMERGENCY, MALE WING
Name | Staff No | Shift | Phone
[[Ogenyi, Blessing E.]] | {{staff number|GH/N/2281}} | Morning | {{phone|07066120485}}
[[Tarfa, Rhoda]] | {{staff number|GH/N/1903}} | Afternoon | {{phone|08125530017}}
[[Ekanem, Idorenyin]] | {{staff number|GH/N/2407}} | Night | {{phone|09031174462}}
Matron in charge: Mrs [[Dung]]
All nurses must be seated fifteen minutes before the shift. ~~Patience~~ with relatives is part of the job.

I have worked in this ministry for eleven years and I have never seen a procurement file move as fast as this one. The advert was published on a ~~Friday~~, bids closed on ~~Monday~~, and by ~~Wednesday~~ the contractor was already on site with his caterpillar. Nobody in the department saw the bills of quantities. When we asked, we were told that the order came from above. The road is 3.2 kilometres and it has swallowed N1.4 billion. Go there today and you will see only laterite.

From: {{email|godspower.ebikeme@brassmarine-ops.example.ng}}
To: {{email|compliance@brassmarine-ops.example.ng}}
Subject: Re: Bunkering at the loading bay
Good day,
Attached are the meter tickets from 3 to 9 August. The tickets numbered 0091 to 0104 were rewritten by [[Preye Dokubo-Amgbare]] after the surveyor had left. <<I am the deckhand who was put ashore at Brass after I took the pictures>>, so please do not forward this mail to the vessel.
My new line is {{phone|0909 337 6158}}.
[[Godspower]]

AFFIDAVIT OF FACTS
I, [[Salamatu Ibrahim-Gwandara]], female, Muslim, Nigerian citizen of {{address|No. 17 Karu Site, off Abacha Road, Mararaba}}, do hereby make oath and state as follows:
1. That I am the deponent herein.
2. That my National Identification Number is {{nin|48210377156}} and my Bank Verification Number is {{bvn|22190436718}}.
3. That on the 2nd day of ~~March~~ 2023 one [[Emeka Nwabuoku]] collected the sum of N450,000 from me for a plot at the new layout.
4. That I swear to this affidavit in good faith.
DEPONENT: [[S. Ibrahim-Gwandara]]

abeg who knows the new dpo at our division i heard they transferred the former one after the matter of the six boys. one inspector there called [[sunday akpabot]] has been asking people who leaked the cell register. my brother [[nosa]] was in that cell and they have my number {{phone|08037741206}} in the bail book so i am not sleeping at home again

Minutes of the emergency meeting of the Traders' Association, Line D, held at the shed beside the fire station.
Present: Chief [[Anayo Ezeudu]] (chairman), Madam [[Comfort Odjugo]], Mr [[Wasiu Alabelapo]], [[Ngo Hannatu]], eleven others.
The chairman told the house that the revenue contractor now collects N500 per stall instead of N200 and issues no ticket. Madam [[Odjugo]] said she had kept her tickets since ~~January~~. Mr [[Alabelapo]] moved that a letter be written; [[Ngo Hannatu]] seconded. ~~Grace~~ was said at 5:40 p.m.

{{handle|@kubwa_watchman}}: They paved only the front of the commissioner's in-law's house and called it a completed road. Photos attached. Who signed the certificate?
Reply from {{handle|@eze_of_drainage}}: my uncle [[Obiora]] supervised that job, he was told to sign or go. He signed.
Reply from {{handle|@lugbegirl88}}: ~~Justice~~ will not come from Twitter oh. Petition ICPC.

INCIDENT REPORT
Command: Tollgate outpost
Date: 11/09/2022, Time: 0215hrs
A J5 bus with registration {{plate|KTU 714 YB}} conveying 38 bags of foreign parboiled rice was stopped by the patrol. Driver gave his name as [[Rafiu Idowu Sanyaolu]]. The officer on duty, ASC [[Nyiam P. O.]], service number {{service number|CS/52817}}, took a phone call and ordered its release. The entry was later torn from the book. <<I wrote the torn page myself and I was the only recruit at that beat>>.

Dear Editor,
Please do not publish my name. I teach at a public secondary school in the north-east. Our principal asks every candidate to bring N7,000 for "logistics" before the practicals. In the hall, the answers are written on the board. The supervisor is lodged in a hotel and he comes only to sign. Last year, the best student in my class refused to copy, and he failed. I want this to stop. I have children too.

PAYMENT VOUCHER NO. {{file reference|00389}}
Payee: [[Hosea Bitrus Yakubu]]
Bank: a commercial bank, Jos main branch; Account: {{account number|2071845530}}
Being payment for: clearing of refuse at four points (~~Angwan~~ Rukuba, Terminus, Gada Biyu, Farin Gada)
Amount: N3,850,000.00
Prepared by: [[Chollom D.]] Checked by: [[L. Gyang]] Passed by: Mrs [[Nankling]]
Note pinned to it: no refuse was cleared. The payee is the cashier's houseboy. See also {{file reference|PLS/ENV/FIN/22/V.3/118}}.

I served in a local government secretariat. The person I want to talk about is my supervisor, whom I shall call Oga. Each month he collected our clearance forms and asked for five thousand. <<I was the only corper in that LG with a law degree>>, that is why he feared me and sent me to the borehole unit. My state code is {{service number|EB/21B/1187}}. If you need anything from me, write {{email|tosan.law21@postbox.example}}.

Voice note (transcript)
Good evening sir, it's [[Funmbi]] from the pharmacy, ehn, I said I should call you but network was bad. The drugs, the free malaria drugs with the green label, they have been selling it at that chemist {{address|opposite Oja Oba mosque, the one with blue container}}. Dr [[Ajewole]] knows. I saw [[Brother Silas]] loading it into his wife's car, the plate is {{plate|EKY-302GD}}. Please don't say that I'm the one that told you. Okay sir. Bye bye.

To: The Registrar
From: Concerned Students, 300 Level
Re: Sex for marks in the Department
Prof does not fail anybody who visits his guest house at {{address|Flat 2, Senior Staff Quarters, Road 9}}. [[Ihuoma Wachukwu]], matriculation number {{matriculation number|U2017/4560113}}, was made to repeat his course three times. She is willing to speak. Another victim, [[Zainab A.]], has left school. We ask for a panel with no member of his faculty on it.

QUERY
Your attention is drawn to your absence from duty between 6th and 9th ~~June~~. You are hereby directed to explain in writing within 48 hours why disciplinary action should not be taken against you.
Signed: [[M. K. Okpanachi]], Head of Administration
To: Mr [[Danladi Shekwolo]], {{staff number|WB-3306}}, Pump Station B
REPLY: Sir, I was not absent. I was at the dam, where you sent me by word of mouth, because the chlorine did not arrive. <<I am the only operator who can open the manual gate>> and everybody in Lokoja knows it.

Date,Driver,Vehicle,Litres,Signed
03/02,[[Ishaku Wamdeo]],{{plate|YLA 88 XA}},120,[[I.W.]]
03/02,[[Ishaku Wamdeo]],{{plate|YLA 88 XA}},120,[[I.W.]]
04/02,[[Peter Dimas]],{{plate|GMB 451 AE}},85,[[P. Dimas]]
05/02,nobody on seat,generator,400,no signature
The generator has been spoilt since ~~Christmas~~.

Good morning Pastor. I know you said that we should leave everything to God, but the building fund is N18 million and the only thing on that land is sand. Deacon [[Ukeme Inyang]] showed me the bank alert by mistake. It went to {{account number|0147720936}} which belongs to his son [[Aniekan]]. I have served as an usher for nine years. I am not fighting the church. I am asking for the account.

Facebook post
My people in the diaspora, be careful with this "Royal Crest Estate" at {{address|Km 14, Lekki-Epe Expressway, beside the second filling station after the toll}}. I paid in full. When I sent my sister [[Adaobi Chizoba Nnadozie]] to take possession, she met three other families holding the same allocation letter, {{file reference|RCE/ALLOC/0772}}. The MD calls himself "[[Billionaire Kay]]". Real name is [[Kayode Oluwafunso Bamgbala]]. Website {{website|www.royalcrest-homes.example.ng}} is down since ~~Sunday~~.

The pensioners sat under the mango tree from six in the morning. By noon two of them had fainted. The desk officer said that the network was down, then that the biometric machine was bad, then that the officer had travelled. An old headmaster told me that he had done verification nine times in four years. He laughed when he said it. Nobody is paid who does not drop something in the drawer.

SMS: Dis is [[Capt. Luka|Luka]]. The allowance of the boys at the forward base has not been paid since ~~April~~. They signed for it. Paymaster's assistant is Sgt [[Obadiah Zirra]], {{service number|09NA/63/4427}}. Delete after reading. New number {{phone|0812-006-7391}}

Hello, my company login for the fuel portal was used on a day I was on leave. The user name is {{log-in|c.amadi_depot3}} and the password everybody shares is {{log-in|Depot3@2021}}. The IP in the log is {{ip address|197.210.64.118}}, which is not from our office. I reported to IT, and a certain [[Mfoniso]] told me to drop the matter. Two weeks later I got a redundancy letter. <<There was only one redundancy in the whole depot and it was me>>.

Abuja, Thursday. A federal high court has ordered a former bursar of a polytechnic, [[Jerome Aondohemba Kpilakaan]], to return N62 million which he was said to have hidden in the accounts of his drivers. The witness, who spoke behind a screen, told the court that the money left the school's account in 31 pieces. Counsel for the defence, [[Ifeyinwa Ozoemenam-Bako]], said her client would appeal. ~~Victory~~ songs were heard outside the court as students of the school danced in the rain.

Patient complaint form
Name: [[Eneojo Victoria Achimugu]]
Hospital No: {{hospital number|FMC/LKJ/118204}}
Date of birth: {{date of birth|19 November 1988}}
Address: {{address|C12 Adankolo New Layout, near the water tank}}
Complaint: I paid N40,000 cash to the theatre attendant before they would wheel me in. He gave no receipt. He told me his name is [[Uncle Ben]]. I later learnt that surgery for fibroid was free during that outreach.

We were fourteen on that rig crew. ~~Blessing~~ in disguise, they call it, when the safety valve fails on a day the inspector is around. It failed on a day he was not. The maintenance log said that it had been changed in October. It had not. <<I am the one whose hand was burnt, and only one man was burnt that day>>. The company doctor, Dr [[Alalibo Whyte]], wrote that I slipped. My lawyer is Barr. [[Onisoman Tariah]], {{practice number|SCN 071338}}, of {{address|1st Floor, 226 Ikwerre Road, by Wimpey Junction, Port Harcourt}}.

ATTENDANCE LIST, TOWN HALL ON GRAZING ROUTE
1. [[Ardo Buba Jauro|Buba Jauro]], {{phone|07081146203}}
2. Rev. [[Markus Kpanaki]], {{phone|08094471582}}
3. [[Asabe Tukura]], women leader
4. [[Nuhu Wakili-Mbula]], {{phone|08160037149}}
5. DPO's representative (did not write name)
6. Two boys from the vigilante
Resolution: the fine collected from both sides, N1.2m, shall be returned. It was not returned.
`
