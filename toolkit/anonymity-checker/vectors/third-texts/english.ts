/** Invented texts that only measure; see `../marked-sets.ts`. Both halves are read (decision 325). */
export const englishTexts = `
The Chairman,
Independent Petitions Desk.
Sir, I am a storekeeper at the general hospital and I write against [[Dr. Festus Ekwueme-Bright|Festus Ekwueme-Bright]], the medical director. On two nights he sent his driver, [[Sunday Akpan]], to load drip bags into a white Hilux with number {{plate|KWL 482 XA}}. The drugs were sold at the shop of his sister, [[Mrs Philomena Oduh|Philomena Oduh]], {{street|14 Ikot Ansa Road}}. <<I am the only person who holds the key of the cold room>>, so please do not let him see this letter. My number is {{phone|0803 417 2296}}. My staff number is {{staff|GH/CS/0417}}.

MINUTES OF THE 3RD MEETING OF THE STORES COMMITTEE
Present: [[Alh. Garba Danladi|Garba Danladi]] – Chairman
[[Engr. Nkechi Umeobi|Nkechi Umeobi]] – Member
[[Goodluck Tamuno]] – Member
[[Hajiya Rakiya Lawan|Rakiya Lawan]] – Secretary
Apologies: [[Pst. Ezekiel Abiodun|Ezekiel Abiodun]]
The Chairman asked why forty drums of bitumen were not entered. [[Tamuno]] said the store ledger was with [[Lawan]]. [[Umeobi]] moved that the ledger be produced on Thursday. The meeting closed at noon.

S/N	Name	IPPIS No	Account No	Net pay
1	[[Adaeze Mbanugo]]	{{staff|418820}}	{{account|2033948817}}	187,400.00
2	[[Yahaya Ibn Salis]]	{{staff|418837}}	{{account|0098217745}}	92,150.50
3	[[Oritsejafor Tuoyo]]	{{staff|420015}}	{{account|3114092286}}	140,000.00
4	[[Comfort Etim Bassey]]	{{staff|420019}}	{{account|1002948571}}	92,150.50
The last two have not been at work since 2023.

STATEMENT OF WITNESS
I, [[Habiba Yunusa Ndayako]], female, Muslim, adult, of {{street|Block 7 Flat 3, Talba Estate, Minna}}, do make oath and state as follows:
1. That I worked under [[Mr. Kolawole Adegbite-James|Kolawole Adegbite-James]] from 2017 until May 2024.
2. That he told me to open three accounts with the NIN of dead pensioners, among them {{nin|71940528836}}.
3. That [[Adegbite-James]] shared the money with one [[Chief Okon Etuk|Okon Etuk]] and the said [[Etuk]] bought a bus, {{plate|BDG-117YH}}.
4. That my BVN {{bvn|22418830957}} was used without my consent.

LIST OF GHOST CONTRACTORS (from the works file)
Name: [[Mfon Udo-Inyang]]; RC: 1288341; phone {{phone|08051170043}}; bank: UBA {{account|2100448871}}
Name: [[Shehu Abdulganiyu]]; phone {{phone|08051170043}}; bank: GTB {{account|0044127719}}
Name: [[Precious Okafor-Bassey]]; phone {{phone|+2347039952210}}; TIN {{tin|20188471-0001}}
All three use one phone and one typist.

PETITION
We, the traders of the new market, complain about the levy. [[Honourable Patience Ikpeme|Patience Ikpeme]] comes every Friday with touts. [[Godspower]], who leads them, beat [[Mama Iniobong|Iniobong]] and broke her stall. On Sunday 8 February he came again with [[Sunday]]. We paid 2,000 naira each into the account of Testimony Global Ventures.
Signed:
[[Rejoice Akpabio-Ita]]
[[Musa Kanawa]]
[[Saviour Umoren]]

CASH BOOK EXTRACT
Date | Payee | Particulars | Amount
03/09/2025 | [[Tordue Iorfa]] | DTA to Abuja | 250,000
03/09/2025 | [[Tordue Iorfa]] | DTA to Abuja | 250,000
09/09/2025 | [[Kashimana Agber]] | Fuel | 78,500
15/09/2025 | [[Doosuur Gbaa]] | Refreshment | 410,000
Nobody travelled in September.

Dear Editor, in our local government the vice chairman, [[Hon. Ladidi Waziri|Ladidi Waziri]], shared 60 bags of rice from the flood relief to her ward officers. The driver, [[Danlami]], told us that he carried the bags to a house {{street|near the water board quarters, Jega road}}. The waybill has the number {{file|SEMA/KB/WB/0093}} and bears the signature of [[A. B. Tukur]]. Ask [[Tukur]] about it. <<I live next door to the warehouse and only my family can see the back gate>>.

The evaluation report for lot 4 was changed after we signed. I was a member of the evaluation team; <<there were four of us and I was the only engineer>>. The new scores are in the hand of [[Professor Olaniyi|Olaniyi]]. The old scores are in my notebook. The winner, Brightwater Synergy Limited, belongs to the brother in law of [[Commissioner Terfa Ahula|Terfa Ahula]]. [[Charity]] in procurement typed it on the computer called {{login|PROC-PC-03}}. Reference of the tender: {{file|MOWI/PRC/2025/LOT-4/019}}.

I have been a lab technician here for nineteen years, <<longer than anyone else on the floor>>. The reagents are bought from the wife of the head, [[Dr Uduak Mbre|Uduak Mbre]]. <<I signed the store receipt myself on the day she came>>. <<My left leg was amputated in 2016>>, so everybody knows me. Talk to [[Bassey]] in the mortuary; his line is {{phone|0701 337 9048}}.

I was in the room when it happened. <<Apart from me there were only the chairman and his secretary>>. He said, "[[Chinedu]] will bring the ten million to my house, {{street|Plot 1184 Cadastral Zone B06}}." <<I take the minutes at every board meeting>>. <<I am the youngest person on the board>>. I am a Seventh-day Adventist, and <<no other Adventist works there>>.

Statement: <<I drove the commissioner for six years>>. Every last Thursday I took him to a house in Asokoro, {{street|House 9, 3rd Avenue}}. There he met [[Mr. Emmanuel Tsav|Emmanuel Tsav]] and a white man. <<I was the one who carried the bags to the boot>>. <<I left the service in March after he slapped me>>. The car was {{plate|ABC 301 FG}}.

From: {{email|b.tanko@unitykings.example}}
To: {{email|registry.desk@unitykings.example}}
Subject: RE: RE: release of fund
Dear [[Blessing]],
As I told you on the phone, [[Friday]] has refused to sign the voucher. [[Monday Inyang]] will sign in his place. Use the old file, {{file|UK/FIN/S.118/Vol.III/27}}. Send the balance to {{account|0128845517}} (Zenith) in the name of [[Peace Ogbonna]] and delete this mail.
[[Bitrus]]

12/03/2026, 08:14 - [[Ify]] Stores: good morning sir. that consignment has left warehouse
12/03/2026, 08:15 - [[Oga Rotimi|Rotimi]]: who carried it
12/03/2026, 08:15 - [[Ify]] Stores: [[mathias]] and the small boy they call [[sabo]]
12/03/2026, 08:21 - [[Oga Rotimi|Rotimi]]: tell [[mathias]] to remove the plate. the truck is {{plate|T-7731 LA}}
12/03/2026, 08:22 - [[Ify]] Stores: ok. his number is {{phone|+234 (0)812 660 0194}} call him direct
12/03/2026, 08:40 - [[Oga Rotimi|Rotimi]]: no written message again. use signal {{handle|@rot_imi77}}

I am a corper posted to the works department and I do not want trouble. My call-up number is {{callup|NYSC/AKU/2025/281934}} and my state code is {{callup|AK/25B/3318}}. The head of works, [[Arc. Timothy Ekong|Timothy Ekong]], asked all six corpers to sign for allowances that we did not get. <<I am the only female corper in the department>> and <<I took a picture of the list when he went to the toilet>>. [[Glory]], my friend in accounts, knows about it. She stays {{street|behind the Total filling station at Nwaniba junction}}.

Hi, can you help me please. Our principal collects 5,000 from each WAEC candidate before they may write. I teach physics and <<there are just two of us who teach physics in the school>>. <<I am the one who reported the burnt generator last term>> so he will know it is me. He pays with a POS of [[Ugochukwu]], terminal {{terminal|2033KWA9}}. The candidates' forms were signed by [[Vice Principal Aisha Maikudi|Aisha Maikudi]]. I can be reached at {{email|ada dot teacher at proton dot me}}

Good day. I want to report the sale of admission at the college. The registrar's clerk, one [[Innocent]], collects between 80k and 120k. My matric number is {{matric|COE/PES/21/0448}} and <<I was the course rep who led the protest in 2022>>. He gave the money to [[Dr (Mrs) Ebiere Dokubo|Ebiere Dokubo]]. <<My elder brother is a security man at the gate>> and he saw them count it in her car. Transfer went to {{account|7018843321}} Opay [[Innocent Nwaogu]].

The imprest is kept by the DFA, [[Lanre Osunkunle]]. He takes part of it home. <<I sit in the same room with him and the cashier>>, and <<I am five months pregnant>>, so I cannot risk a transfer. On 4 June he told [[Wakili]] to retire 3.2 million naira with receipts from a filling station that closed in 2021. [[Wakili]]'s phone has IMEI {{imei|356938035643809}}, in case the network can say where it was. He logs in to the portal as {{login|l.osunkunle}} with my password.

hello. i work for the revenue house. my oga, [[barrister tonye|tonye]], is using consultants that do not exist. the one they call [[favour]] is his girlfriend, she lives {{street|opposite the redeemed church on aba road}}. her insta is {{handle|favvy_licious}} . <<i am the only ijaw man there and i joined last year november>>. he has two sims, {{phone|0 7 0 6 5 5 1 2 8 8 3}} and {{phone|08187700021}}. bar number {{bar|SCN098812}}.

RECORD OF CALL, desk of complaints
Caller gave the name [[Emem]] and the number {{phone|(0809) 774-3312}}. Caller says a nurse, [[Sister Veronica Idoko|Veronica Idoko]], sells blood at the teaching hospital. Nursing council number {{practice|RN 173348}}. The caller <<was the patient in bed 4 that week>>. Payment by transfer to {{account|6120098834}}. The caller can meet at {{what3words|///filled.count.soap}} and has e-mail {{email|emem_ud.88@mail.example}}.

NAME / RANK / FORCE NO / STATION
[[Insp. Ibrahim Mailafiya|Ibrahim Mailafiya]] / Inspector / {{staff|AP No. 148872}} / Karu
[[Sgt Kingsley Anyim|Kingsley Anyim]] / Sergeant / {{staff|F/No 402913}} / Karu
[[Cpl. Monday Okoh|Monday Okoh]] / Corporal / {{staff|F/No 470116}} / Nyanya
They stop trucks at the bridge each night and take 5,000 naira. On Monday they beat the driver of {{plate|KUJ 905 XT}}. His licence number is {{licence|KUJ60912AA33}}.

To whom it may concern. The school feeding money for our ward is gone. <<I cook for the pupils at the central school, and there is only one cook>>. [[Mallam Idris Gumel|Idris Gumel]] told me to sign for 300 pupils, but we have 96. <<I refused in front of the headmistress>>, [[Mrs Deborah Pam|Deborah Pam]].

My complaint is about the hospital laundry. The contractor, Veronica Ltd, has no machine. <<I am the widow of the former head of laundry>>, and <<I am a twin; my sister works in the records office>>. [[Matron Jumoke Alli|Jumoke Alli]] knows. She asked [[Taofeek]] to carry the generator on 11 May 2025 to {{street|22b Sanusi Olusi Lane}}.

We are three Fulani in the forestry department and <<I am the only one who reads Arabic>>. The logging permits that [[Mr Aondohemba|Aondohemba]] sells are typed on a computer that <<only I and the typist can open>>. <<I work the Saturday shift alone>>. Permit {{file|BNS/FOR/PMT/0417}} was sold for two cows. Reach me by {{phone|0913-004-8821}}.
`
