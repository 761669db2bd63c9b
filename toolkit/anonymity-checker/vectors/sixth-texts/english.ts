/** Invented texts that only measure. Every person, number, address and log-in here is invented. */
export const englishTexts = `
The Executive Secretary,
State Water Board Headquarters,
Makurdi.
Sir,
PETITION AGAINST THE AREA MANAGER, ENGR. [[MSUGHTER IORWUESE GBASHA]]
I write with every sense of responsibility. My name is [[Kwaghdoo Abeladoo Tyav]], chemist grade II, staff no. {{staff number|SWB/T/0872}}. <<I am the only chemist left at the Wadata treatment plant since the other two retired in 2021>>. Between ~~March~~ and ~~August~~ Engr. [[Gbasha]] signed for 640 drums of alum under file {{file reference|SWB/PRC/44/VOL.III/219}}. I received 212. The rest were off-loaded at {{address|No. 7 Inikpi Street, behind the old bakery, High Level}}, which is the store of his younger brother, [[Aondohemba]].
When I asked for the waybill he told me that a woman who wants ~~peace~~ should mind her test tubes. The driver, Mr [[Ochoche Agbo]], can confirm. His number is {{phone|0803 555 0192}}.
I can be reached on {{email|kwaghdoo.tyav@postbox.example}}. Kindly treat this in confidence.
Yours faithfully,
[[K. A. Tyav]]

[14/02/2025, 07:52:10] [[Boma Dokubo]]: Morning all. Who moved the flow meter log from the control room?
[14/02/2025, 07:53:44] [[Tari]]: Not me o. Ask [[Preye]], he closed last night
[14/02/2025, 07:55:02] [[Preye Ebikeme]]: I left it on the desk. <<I was the only one on the flow station between 2 and 5 am>> so before you people start to point finger
[14/02/2025, 07:57:31] {{phone|+234 809 555 0147}}: The barge came at 3:10. I saw it from the jetty.
[14/02/2025, 07:58:00] [[Boma Dokubo]]: Who is this number please
[14/02/2025, 07:58:49] {{phone|+234 809 555 0147}}: It is [[Ibinabo]], cook. ~~Grace~~ of God I no dey fear anybody
[14/02/2025, 08:01:15] [[Tari]]: Position of that barge was {{coordinates|4.7312 N, 6.9107 E}}. I still have it on my phone
[14/02/2025, 08:02:20] [[Boma Dokubo]]: Delete that thing before supervisor [[Otuaro]] comes online!!!

Pls sir this is [[Comfort Edet]] from Ward 3. Don't call {{phone|08125550166}} again, matron has taken the phone. Use my sister's own, {{phone|0706-555-0183}}. She is [[Nkoyo]]. I will send the drug register on ~~Friday~~.

(Voice note, 1 min 42 sec, transcribed)
Good evening. Ehm, I don't want to mention my name for now. I work in the zonal office, pension department, and <<I am the one who opens the office every morning because I hold the only spare key>>. So what happens is, the old people come, they come with their papers, and Mr [[Danjuma Audu Shekwolo]], he will tell them to drop ten thousand each for "verification". If you don't drop, your file goes under. There was this Baba, a retired headmaster, [[Baba Nda]], he is Nupe, he came five times from Bida. Five times! He died in ~~January~~. His pension number, let me read it, is {{file reference|PEN/NG/BD/11 4 07}}. My number, if you must call, is {{phone|zero eight zero three, five five five, zero one, one eight}}. Call after seven. Thank you. My ~~patience~~ has finished.

MINUTES OF THE FINANCE AND GENERAL PURPOSES COMMITTEE
Held on Tuesday 9th April in the council chamber
Present:
1. Hon. [[Ochefu Inalegwu]] (Chairman)
2. Mrs [[Ene Adah-Ogbole]] (Treasurer)
3. Mr [[S. O. Agada]] (Member)
4. Mr [[Sunday Oche]] (Secretary)
In attendance: Alhaji [[Sani Mai Doya]], contractor
Opening: The meeting opened at 10.20 a.m. with prayer by Mrs [[Adah-Ogbole]].
Matters arising: Mr [[Agada]] wanted to know why the borehole at ~~Market Road~~ was paid for twice. The Chairman said the matter was closed. <<The Treasurer said that she alone had refused to sign the second voucher>> and asked that this be recorded. The Chairman asked that it be not recorded. The Secretary, Mr [[Oche]], recorded it.
Payment was made into account {{account number|3055500127}} of a company with {{company number|RC 5550914}}.
Adjournment: moved by Mr [[Agada]], no one seconded. Next meeting: ~~Sunday~~ is not a working day, so Monday.

DUTY ROSTER, WEIGHBRIDGE UNIT, WEEK 32
Name | Staff No. | Mon | Tue | Wed | Thu | Fri | Phone
[[Fatsuma Bulama]] | {{staff number|WB-1140}} | M | M | N | N | off | {{phone|0813 555 0121}}
[[Kolo Mustapha Goni]] | {{staff number|WB-0967}} | N | N | off | M | M | {{phone|0813 555 0134}}
[[Yagana A.]] | {{staff number|WB-1202}} | off | M | M | M | N | {{phone|0902 555 0158}}
[[Peter Mshelia]] | {{staff number|WB-0551}} | M | off | N | N | M | {{phone|0902 555 0110}}
Note by the supervisor: [[Mshelia]] to swap with [[Yagana]] on Thursday. All complaints about the missing tickets of 6/8 to Oga [[Goni]] only. Nobody is to talk to the press.

PAYMENT VOUCHER NO {{file reference|00418}}
S/N,Payee,Bank account,Description,Amount
1,[[Ibrahim Ndagi Saba]],{{account number|0155501938}},DTA to Abuja 4 nights,180000
2,[[Hauwa Ndako]],{{account number|2255504471}},DTA to Abuja 4 nights,180000
3,[[Jiya Emmanuel Tsado]],{{account number|6055507812}},hire of canopy,95000
4,Late [[Gana Mohammed]],{{account number|2055503306}},DTA to Abuja 4 nights,180000
Prepared by: [[H. Ndako]]
Checked by: {{staff number|MOA/ADM/3327}}
Remark in pencil: No. 4 was buried two years ago. I attended the burial. Nobody travelled in ~~May~~.

From: [[Osaretin Igbinosa]] <{{email|o.igbinosa@edelweisslogistics.example}}>
To: {{email|speakup@edelweisslogistics.example}}
Cc: [[Aisosa Omoregie-Brown]] <{{email|aisosa.ob@edelweisslogistics.example}}>
Date: Thu, 6 Mar 2025 22:14:07 +0100
Subject: Diesel reconciliation, Sapele yard
Dear Compliance,
I am attaching the fuel cards for trucks {{plate|SAP 482 XB}} and {{plate|BEN-317-KJ}}. Both show 400 litres on days when they were on blocks in our workshop. The cards were used with the log-in {{log-in|yardmgr_sap02}}, which belongs to Mr [[Efe Oghenekaro]]. <<As the sole internal auditor for the Delta axis>> I raised it with him and the next day I was moved to ~~Hope~~ Bay warehouse.
Please do not forward this to anybody in Sapele.
Regards,
[[Osaretin]]
Internal Audit
{{phone|+234(0)805.555.0173}}

{{handle|@kalabari_pikin}}: Thread. How a whole General Hospital in my LGA bought one oxygen plant three times. 1/9
{{handle|@kalabari_pikin}}: First invoice came from {{website|www.blessedoxy-medicals.example}}. ~~Blessed~~ indeed. The site was made two days before the tender. 2/9
{{handle|@DrSokari}}: Careful bro. You are the only one in that theatre who writes on this app
{{handle|@kalabari_pikin}}: They already know me. [[Sokari]] leave it.
{{handle|@ng_truthmeter}}: Who signed it?
{{handle|@kalabari_pikin}}: CMD then was Dr [[Awoala Iyalla-Pepple]]. Procurement was one [[Mr.Dagogo|Dagogo]]. I have their signatures. 3/9
{{handle|@rivers_auntie}}: God of ~~mercy~~

[[Mfon-Abasi Inyang]] posted in UYO MUMS AND DADS
15 hrs ago
Please don't insult me in the comment section. <<I taught Basic Science at this school for eleven years>> and <<I am the teacher who collapsed on the assembly ground last term>>, so the parents know me. The proprietress, Mrs [[Idongesit Ukpong]], collected 35,000 from each SS3 child for "exam assistance". I have the list. My own class had 41 names. When I refused to write answers on the board she said I should go and eat my ~~honesty~~. I live at {{address|Flat 2, 19 Nsikak Lane, off Aka Road, opposite the Qua Iboe church}} and since that day somebody is parking a black jeep there every night, plate {{plate|UYY 905 AF}}.
Comments:
[[Aniekan]]: Ma please be careful
[[Mama Ubong]]: I paid that money. My son [[Ubong]] still failed

my name is [[gyang dalyop]] i am security man at the mining site for bukuru side i am not educated much but i can write small every night two trucks are coming after 11 they carry the stone and no paper oga [[pam]] the site manager he give us 5 thousand each make we close eye me i did not collect <<i am the one with the bad leg so they call me when they are laughing>> they call me [[wan leg]] the truck number is {{plate|jjn 221 za}} the other one i did not see well my phone {{phone|08095550139}} please do not call in the day time my wife [[kaneng]] dont know about this thing ~~sunday~~ <<i will be in church cocin>> so call monday

IN THE HIGH COURT OF JUSTICE
IN THE CALABAR JUDICIAL DIVISION
SUIT NO: {{file reference|HC/555/2024}}
AFFIDAVIT IN SUPPORT
I, [[Ekanem Bassey Eyo-Ita]], female, Christian, Nigerian citizen of {{address|No. 14B Atamunu Close, Calabar South}}, do hereby make oath and state as follows:
1. That I was born on {{date of birth|3rd November 1979}} and I hold National Identification Number {{nin|55501928374}}.
2. That <<I was confidential secretary to three successive managing directors of the defunct cocoa company>>.
3. That on a date I can no longer remember the 2nd Defendant, [[Effiom Archibong]], gave me a brown envelope and told me to type fresh minutes.
4. That I refused, and that one [[Patience Ogar]] typed same.
5. That I am informed by Barr. [[Undiandeye]] of counsel, and I verily believe him, that the original minutes are with the court registrar.
6. That I depose to this affidavit in good ~~faith~~.
DEPONENT

OUR REF: {{file reference|FCE/KT/S.220/T/88}}
14th June, 2024
Mr [[Bulus Zakka Kantiok]],
Stores Department.
QUERY: UNAUTHORISED DISCLOSURE OF OFFICIAL INFORMATION
It has come to the notice of Management that on ~~Wednesday~~ last you were seen with two journalists at the joint opposite the College gate. It was further observed that the photographs of the generator now circulating online could only have been taken from the window of the Stores Department, <<to which you alone have the key>>.
2. You are to explain within 48 hours why disciplinary action should not be taken against you.
[[R. T. Ayuba]]
for: Registrar

Stores Department,
16th June.
The Registrar,
RE: QUERY
With reference to your letter of 14th June I wish to answer thus. I have not met any journalist. The two men were my in-laws, [[Tanko]] and [[Yohanna Shekari]], who came from Zonkwa about my daughter's introduction. The pictures may have been taken by anybody. There are two other keys: one with Malam [[Lawal Bindawa]] and one with the cleaner we call [[Iya Beji]].
However, since Management has raised the matter of the generator, I wish to state that its serial number on the store receipt is {{serial number|PK-404D-55519}} while the one standing on the ground carries {{serial number|PK-403C-20077}}. That is all I know. <<I have put in twenty-six years without a query>> and <<I have eight months to my retirement>>. I ask for ~~mercy~~ only if I have done wrong.
[[B. Z. Kantiok]]
{{staff number|FCE/SS/0314}}

INCIDENT REPORT
Facility: Tank farm, Escravos road
Time of event: 02:40
Reported by: [[Toritseju Mene]], HSE officer
Description: While on routine walk-round I noticed that the seal on Tank 6 (seal {{serial number|A-0055512}}) had been cut and replaced with a different one. Operator on duty, [[Oritsejolomi Ayiri]], stated that he was told to stay inside the cabin from midnight to two. Asked by whom, he said "[[Scorpion]]". It is common knowledge on site that this is the by-name of the head of the surveillance contractor, Chief [[Ebimobowei Tonfawei]].
Immediate action: Photographed the seal. Sent pictures to the terminal e-mail {{email|hse.duty@warriterminal.example}}.
Witnesses: none. <<Apart from the operator I was the only person on the east side>>.
Remarks: I was told on ~~Saturday~~ that this report does not exist.

PROGRESSIVE TOMATO AND PEPPER SELLERS WOMEN ASSOCIATION
Motto: ~~Unity~~ and ~~Patience~~
To the Chairman of the Local Government
We the undersigned are tired. Every morning the boys of Alhaji [[Gambo]] the revenue man collect N500 from each woman and give a receipt of N100. If you refuse they pour your tomatoes on the ground. On 3rd September they poured the basket of [[Mama Sikira]] and pushed [[Blessing Agbonifo]] who is carrying pregnancy. <<Our secretary, who is the only one among us that finished secondary school, wrote this letter>>. Do not let them know.
Signed:
[[Risikat Alabi]] (Iyaloja), thumbprint
[[Mama Blessing]], thumbprint
[[Ladi Sule]], thumbprint
[[Eunice Ogah]], Secretary, {{phone|070 3555 0106}}
Line 4, Shed 22 to 31

To: The Chairman, Students' Disciplinary Committee
I am a 400 level student with matriculation number {{matriculation number|ARC/20/55517}}. I will not write my name because there are only nine of us in the option and <<I am the only Tiv girl in the class>>. Dr [[Olumide Fasakin]] asked each of us to buy his handout through his cousin's account, {{account number|8055506619}}, at 15,000. Those who did not pay had "incomplete" in ~~June~~. He told me to come to his boys' quarters at {{address|Block 9, Senior Staff Quarters, near the water tank}} to "resolve" mine. I did not go. [[Chiamaka]] went, and she will not talk.
I beg that this be read by a female member of the committee.

STATEMENT OF WITNESS
Station: 'B' Division
Name: [[Ifeanyi Okwudili Ani]]
Age: 34
Occupation: POS operator
Address: {{address|Shop 5, Ogbete Park, beside the second-hand tyre line}}
Phone: {{phone|08165550199}}
Having been cautioned that I am not obliged to say anything, I state voluntarily that on the 21/10/2024 at about 1900hrs one Inspector whom I know as Oga [[Sule]] brought a young man to my stand and told him to withdraw two hundred thousand. The young man was crying. He said his name is [[Chidubem]] and he is a corper. I did the withdrawal. The money entered the hand of the Inspector. The policeman's force number on his chest was {{service number|AP 155502}}. The terminal ID is {{serial number|2PTP5550}}. I have done like this for him about twenty times and I am tired of it. That is my statement. I have read it and it is correct.

Ref: {{file reference|GH/KB/MAT/17}}
The Medical Director
Sir, complaint about free delivery kits
I am {{practice number|RN/RM 155 572}}, a double-qualified nurse midwife. The free kits from the donor are being sold at the gate chemist by one [[Godspower]] who is the brother of our Apex Nurse, Mrs [[Ejiro Akpomedaye]]. A patient, [[Onome Edewor]], hospital no. {{hospital number|KB-24-005551}}, paid 22,000 for a kit stamped NOT FOR SALE and when she could not pay for the second pint of blood we lost her. <<I was the one who held her hand, and I was on duty alone with one ward maid>>.
Since I spoke I have been on night for six weeks. <<I have high blood pressure>> and you know it, sir.
It is not for ~~favour~~ that I write.
A nurse in Maternity

Camp diary, Platoon 7
Day 9. Our platoon leader [[Tobi Adeyanju-Cole]] asked why the kitchen committee signed for 14 bags of rice and we ate beans the whole week. Camp official, Mr [[Haruna Kagoro]], laughed.
Day 10. They called him out on parade. State code {{service number|KD/24A/5551}} read out over the loudspeaker, then his own name, like a thief.
Day 11. <<I am keeping the store book since I was the only accountant they picked from the batch>>. Page 31 was torn. I snapped it before. Picture is in my mail, {{email|zainab.corper24@mailbox.example}}.
Day 12. Man O' War. Nothing. ~~Joy~~, the girl on the next bunk said, cometh in the morning. I told her it has not come to Mangu.
[[Zee]]

ROUTINE PATROL REPORT, UNIT COMMAND RS 5
Patrol team: [[O. J. Ukpebor]] (leader), [[Abdulmumini Etsako]], [[Friday Ihimekpen]], [[Ruth Osaghae]]
Vehicle: {{plate|FG 555 R06}}
Route: Auchi to Okpella
Offenders booked: 17. Offenders released without ticket: 9
Comment of the writer: the nine paid cash. The cash was shared under the bridge. The driver of a trailer with licence {{licence number|AKU05550AA12}} recorded it with his phone. Leader [[Ukpebor]] chased him. I did not collect my share and for that reason I now wash the patrol vehicle every ~~Friday~~. <<I am the only marshal in this unit who was formerly in the army>>, so shouting does not move me.

Sir,
Seizure of 5/5/2024. The register says 320 bags of foreign parboiled rice. I counted them with my own eyes: 1,120. The truck was a white DAF with number {{plate|KTN 733 YL}} and the escort was given by Assistant Superintendent [[Kabir Rumah]]. The balance slept in the compound of [[Alhaji Mai Shinkafa]] at {{address|Layin Yan Kwalli, third gate after the Juma'at mosque, Jibia}}. My service number is {{service number|CSN 55508}}, please do not put it in any letter. <<I am the one that was transferred from Seme in March after the shooting>>.
I will speak if I am protected. ~~Justice~~ delayed is my pension denied.

THE PARISH BUILDING COMMITTEE, REPORT TO THE LAITY COUNCIL
Brethren, greetings. The committee of seven met only twice in the year. The treasurer, Sir [[Cletus Nwachukwu-Obi]], holds the cheque book and the token alone. 6.2 million was raised at the harvest of 12 November. The bank statement of account {{account number|1055502284}} shows 3.9 million. On enquiry Sir [[Cletus]] answered that the rest went for "logistics". Two members, Mr [[Innocent Ekeh]] and Lady [[Perpetua]], have resigned.
<<I write as the financial secretary and the only member who is not from the town>>. Fr [[Boniface]] has asked us to pray over it. We have prayed. ~~Charity~~ begins at home but an audit begins with the receipts.
Your brother in the Lord,
[[Joachim U.]]

Assalamu alaikum. To the Mosque Committee, Phase 2
I am compelled to raise the matter of the borehole that our brother in Jeddah paid for. The amount transferred was N4,800,000, reference {{file reference|TRF/0555/9921/MSQ}}. The contractor, Engr [[Ridwan Ogunbiyi]], told me face to face that he was given two million. The rest passed through the imam's in-law, [[Abdulganiyu Elemo]]. <<I am the muezzin and I sleep in the small room by the ablution taps>>, I see who enters and who leaves. Kindly do not announce this after Jumu'ah as was done to Brother [[Lukman]]. Reach me at {{phone|+2348185550127}} or through my wife, Ummu [[Hanifah]].
Was-salam.

Supervisor's note, Paper 2, Centre {{file reference|4055512}}
At 9.40 the invigilator, a Mr [[Chukwuemeka Ogbodo]], was called out by the vice principal. By 9.55 every candidate on the left side had the same essay. I collected six phones. On one of them there was a group called "Special Centre ~~Miracle~~" with admin {{phone|0701.555.0144}}. Candidate [[Ngozi Eneh]], exam number {{file reference|4055512/087}}, cried and told me her father sold a goat to pay. I wrote all this in the irregularity form. The form was later returned to me clean, not my hand-writing, with my signature. <<I was the only external supervisor sent to that zone>>.

Land Registry, search counter
I, a clerical officer on level 06, hereby put down what I saw in case I am not around. The C of O for {{address|Plot 1127, Layout B, Gwarimpa Extension, by the broken transformer}} belonged to a widow, [[Hajara Zhokwo]], a Gbagyi woman. On 2 July Mr [[T. Ephraim-Jumbo]] asked me to bring file {{file reference|MISC 55541}} and the strong-room book. On 4 July the page had a new name: [[Desmond Ukattah]]. The ink was still wet. <<My table faces the strong-room door, no other table does>>. I made a photocopy at the business centre of [[Oga Printer]].
If anything happens to me ask my elder brother [[Barnabas Tagwai]] of Karu.

GRATUITY SCHEDULE, BATCH 11 (as found in the dustbin)
Name	Last MDA	Account	BVN	Due	Paid
[[Agbaje, Rotimi S.]]	Works	{{account number|0055501128}}	{{bvn|22255501764}}	2,114,000	1,514,000
[[Ogbemudia-Ero, Faith]]	Health	{{account number|2055508890}}	{{bvn|22255509921}}	1,780,000	1,180,000
[[Inalegwu Peter]]	Education	{{account number|3155504477}}	{{bvn|22255503380}}	990,000	390,000
Mrs [[D. Tambaya]]	Education	{{account number|0755506612}}	{{bvn|22255507705}}	1,002,000	402,000
Each one lost exactly six hundred thousand. What a ~~coincidence~~.

We are told that contracts under a certain sum need no advertisement. So every contract is under that sum. A road of nine kilometres was cut into thirty-one pieces like yam. Each piece has its own contractor, its own signboard and its own commissioning with canopy and small chops. When the rain came in July the pieces did not agree with one another. The people of the area now use canoe. Nobody was queried. I am not writing for promotion, and I am not writing out of anger; I just think that somebody, somewhere, should add the thirty-one numbers together.

Hi IT desk, pls confirm. The HR portal shows that on 11.11.2024 at 23:48 user {{log-in|fin.payroll3}} came in from {{ip address|102.88.55.214}} and added 14 names to the payroll of the Ogoja outstation. That user is [[Agianpuye]] in Finance, but she was in theatre that night for her surgery, I know because <<I am her husband's sister and I carried the food>>. The other log-in open at that hour was {{log-in|d.ipuole}}, laptop tag {{serial number|HR-LT-0555}}. Mr [[Ipuole]] always sits late. Is it true the password of everybody is Welcome123? ~~Gift~~ vouchers were sent to the same 14 names in December.
[[Odama J.]]

To whom it may concern, DISCO customer care
My meter {{meter number|45055519283}} was removed on the 8th by three men in your uniform. One is called [[Taofeek]], the other two I don't know. They said I must pay N60,000 to "reconnect through the back". I am a staff of the same company, in billing, and <<I think I am the only staff living in that compound>>, so they did not know whom they came to. I asked for ID, they showed a card with number {{staff number|CTR/IKJ/2255}}. House: {{address|23 Ajibade Alley, blue gate facing the Cele church, Mafoluku}}.
They are doing the whole street. Mrs [[Uzoamaka Dike]] at the bungalow paid. Papa [[Segun]] paid. ~~Victory~~ Estate people have all paid.
[[Kehinde Sowande]]

Dear Sister [[Oyinda]],
I could not say this on phone because they are listening. You remember the vessel I told you, the one I cook on? It does not go to Lomé at all. It stands at {{coordinates|N 03°58.2' E 005°10.7'}} for six days and small boats come in the night. Captain [[Papadakis]] is not the one in charge, it is the Nigerian chief officer, Mr [[Sagbama]], and a navy somebody they call [[Cobra]]. I have seen his card only once.
My passport {{passport number|B55501273}} is in the captain's safe. If by ~~Easter~~ I have not called, go to the seamen's union in Apapa and ask for comrade [[Olorunfunmi]]. <<There is only one female cook on that whole line and they all know her>>.
Your sister,
[[Debs]]

CONFIDENTIAL, to Internal Control
Branch: Onitsha Main Market. On three dates the vault was opened with one key. The dual-control officer, [[Obiageli Mbanefo]], was on leave (I have her leave form). The branch manager used both. Customer Chief Ozo [[Ikenga]] lodged USD 85,000 and it was posted as 58,000. His TIN is {{tax number|20555019-0001}} if you want to trace the returns, his account {{account number|2055510032}}.
I am not ready to be a martyr. My employee ID is known to you. <<I am the head teller, there is one head teller>>, so whatever you ask, please ask three or four of us together.

Statement taken in the correctional centre, typed by chaplain
Inmate no. {{serial number|AW/555/C}} says: my name is [[Ndubisi]], they call me [[Professor]] in the yard <<because I write letters for others>>. The food is for 800 and we are 2,300. The record keeper, Mr [[Dauda Bitrus]], writes 3,100. <<I keep the kitchen slate, I am the one with the glass eye>>. On ~~Christmas~~ Day they brought television people and one cow. The cow left with the television people.
Warder with service number {{service number|NCS 155539}} told me that anybody can die of malaria.
I have nothing to gain. My mother is at {{address|Umuagu compound, by the Anglican cemetery, Nkwerre}}. Tell her I ate.

Re: expired vaccine, zonal cold store
Facts only.
(a) Batch {{serial number|VX0555-19}} expired on 30/9.
(b) It was relabelled on 4/10 in the store by two casuals, [[Gambo]] and one [[Small Musa]].
(c) The order came by phone from the zonal pharmacist, Pharm. [[Lanre Osibogun-Dada]], licence {{licence number|PCN/P/155504}}.
(d) It went out on 6/10 to eleven health centres.
(e) The temperature logger shows all door openings. Its web page is {{website|coldlog-zone4.example/dash}} with user {{log-in|zone4view}}.
(f) The writer is the refrigeration technician. <<There is no other>>.

Good afternoon my people. Na me be that INEC ad-hoc wey dem post for Unit 014. I don talk am and I go still talk am in English so that nobody will say I did not understand: the result sheet I signed is not the result sheet that was uploaded. I signed with my full name, [[Terhemba Orkuma Ugba]]. The one on the portal is signed "[[T. Ugbah]]" with h. I don't have h. Party agents present: [[Msen]], Alhaji [[Garba Lafia]] and one lady, [[Doose]]. A voter, an old man whose card reads {{voter number|90F5 B155 5501 2837 4455}}, was recorded twice. His phone IMEI they even wrote as his age, {{imei|355550109283746}}. <<I was the only presiding officer in that ward who used green biro>>. ~~Monday~~ I will go to the tribunal. ~~Peace~~ Mass is my transport.

Dear Editor,
I have carried this matter in my chest for three years and my doctor has advised me to put it down. You may publish it without my name. I will tell it in order.
In 2019 I was posted to the Sports Council as a cashier. Before that I was in Agriculture, and before that I was a typist in the Governor's Lodge in the military time, so I have seen many things. The Director then was Mr [[Longtong Dashe]]. A decent man. He retired, and Mrs [[Simi Bankole-Wright]] came from the Lagos liaison office with her own driver, one Aboki [[Sumaila]], and her own printer.
The first thing she did was to open a new account, {{account number|5055501190}}, "for the Games". All gate takings entered it. <<I was the only signatory she could not remove because I am a union exco member>>, so she stopped bringing the cheques to me at all. The union chairman, Comrade [[Sati Wuyep]], said I should be wise.
In 2021 the contingent went to the Games with forty-four athletes. Camp allowance was drawn for one hundred and nine. I typed the list myself from her dictation. Some names she read from the obituary page of a newspaper. One was my own late classmate, [[Rifkatu Chollom]], who never threw a javelin in her life. I typed it. I am ashamed that I typed it.
The girl who won silver, [[Nenrit]], slept on a mat in a classroom and came home with typhoid. Her father, a retired postman at {{address|House 44, Rikkos junction, by the blacksmith's tree}}, still has the hospital bills. Her card was {{hospital number|PL/SP/55501}}.
If you want the list, it is in the drafts of {{email|oldcashier.jos@quietmail.example}}. ~~Hope~~ Rising was the name of the file. The password I will only give by mouth. <<I am fifty-nine, a widow, a diabetic, and I sing alto in the choir>>; everybody in that office will know who wrote this by the second line, and still I have written it.
~~Grace~~ and ~~peace~~.
`
