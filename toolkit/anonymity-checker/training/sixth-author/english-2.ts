/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
RE: SALE OF JOB SLOTS IN THE RECRUITMENT EXERCISE
I write as a parent. My son [[Obafemi-Kayode Ogunshakin]] scored 78 in the test held at ~~Obafemi~~ Awolowo University, Ile-Ife. A board member's aide, one Mr [[Saliu Kugbiyi]], demanded N600,000 for the appointment letter. I have the recording. My voter's card number is {{voter number|90F5 B1C8 2951 4407}} should you wish to verify me. I live at {{address|Plot 1123, Cadastral Zone B06, by the unpainted duplex, Mabushi}}. Kindly treat as confidential.
[[Ogunshakin Snr]]

Chat export, 21/07/2023
08:14 - [[Engr Dogo|Dogo]]: Consultants are coming today, clear the store
08:15 - [[Halima QS]]: Clear it to where?
08:15 - [[Engr Dogo|Dogo]]: My garage
08:17 - [[Halima QS]]: Sir with respect those are 240 bags of cement
08:40 - [[Halima QS]]: Sir?
09:02 - [[Blessing (Site)|Blessing]]: e don leave, na two tipper carry am, {{plate|DKA 910 XK}} and one wey no get number
09:03 - You deleted this message

I am not a brave man. I sell recharge cards and charge phones at the barracks gate. Soldiers come to me to lament. They say the food money is signed for at headquarters and never arrives. They say boots come in sizes nobody wears. They say these things to me because I am nobody. But I have ears, and I write it down in the back of an exercise book, every ~~Saturday~~, when customers are few.

NOMINAL ROLL (EXTRACT), SECONDARY SCHOOL, ODUKPANI AXIS
S/N,Name,Rank,File,Remark
1,[[EYO, Mma Asuquo]],Vice Principal,{{file reference|CRS/SS/P.2281}},on seat
2,[[OQUA, Ita O.]],Master I,{{file reference|CRS/SS/P.3107}},deceased 2018 but paid
3,[[HENSHAW-BASSEY, Arit]],Teacher,{{file reference|CRS/SS/P.3390}},in Canada but paid
4,[[NTUI, Agbor]],Gardener,{{file reference|CRS/SS/J.0077}},on seat
5,vacant,vacant,vacant,paid all the same
Every ~~Teacher~~ on this list was counted by me.

Hello good people of this platform. Please I need advice. My landlord, a retired customs man named [[Ubong-Abasi Nelson Udofia]], is using our compound at {{address|House 7, 3rd Avenue, J Close, Festac}} to repack expired milk. The new dates are stamped with a machine in the boys' quarters. When I confronted him he gave me quit notice. <<There are only two tenants, and the other one is his brother>>. How do I report without being homeless?

STATEMENT OF WITNESS
I [[Bartholomew Tersoo Ukeyima]] 'm' of {{address|Wurukum, the compound facing the abattoir, Makurdi}}, trader, voluntarily elect to state as follows. On the said date at about 2130hrs I was closing my shop when I saw the vehicle of the Task Force. Inspector [[Ochefu]] came down with two boys. He asked for [[Aondona]]. I said that he had gone to the farm. He slapped me. He went with my generator, a Tiger, with the number {{serial number|TG950-2019-66120}}. That is all I know.

Subject: Fw: Fw: staff loans
Date: Thu, 2 Nov 2023 07:12
From: {{email|r.osayande@unionstaffcoop.example}}
Colleagues,
See what [[Oyintonbra]] found. Our deductions go to a fixed deposit at another bank, in the private name of the president of our cooperative, [[Simeon Alegbeleye]] (acct {{account number|4410298376}}). Interest for two years: N11.3m. We were told zero.
I suggest we go to the Registrar of Cooperatives on ~~Monday~~. Do not reply to all.
[[Rita O.]]

COMMUNIQUE
Rising from its emergency congress, the union condemns in strong terms the illegal deduction of check-off dues; calls on Government to release the withheld salaries; directs all members to stay at home from midnight; and appreciates the media for its ~~Courage~~. Solidarity forever. An injury to one is an injury to all.

dear sir/ma i hope this mail meets you well i am a youth corper in a bank in aba, they put me on the desk where dormant accounts are opened again. names like [[ezinne ogbuagu]] and [[pa jonah akwarandu|jonah akwarandu]] have been dead for years but money is moving. my supervisor says just click. my login is {{log-in|corp_aba_02}} so it will look like me. <<i am the only corper in the branch>>. please what do i do, my number is {{phone|08109663347}}

The councillor of our ward came to my shop with a paper for me to sign that I had received a grinding machine. I asked where is the machine. He said, sign first. I said, ~~Machine~~ first. We looked at each other for long. In the end he wrote my name by himself and signed it with his left hand.

OFFICE OF THE AUDITOR
INTERNAL MEMO
To: Director, Special Duties
From: [[Mercy Nabasu Dabwan]], Principal Auditor
Ref: {{file reference|NAS/AUD/SD/Vol.7/291}}
Sequel to your directive to close the query on the purchase of 14 motorcycles, I regret that I am unable to do so. Engine numbers {{serial number|BJ1-77120}} and {{serial number|BJ1-77121}} were seen with the sons of the Director of Works. <<I note that I have been posted three times this year, more than any auditor in the State>>.

Tweet thread
1/ I used to be a driver at a federal medical centre. Let me tell you about ambulances.
2/ We had three. One carried cement. One carried the CMD's wife to market; she is called [[Dr (Mrs) Adaeze-Hart|Adaeze-Hart]].
3/ The third one had no engine. It was "serviced" 19 times. Voucher {{file reference|FMC/TRS/PV/0662}}.
4/ My handle was {{handle|@ambulance_wahala}} before they reported it.
5/ I don't want anything. I just want ~~Mercy~~ ward to have an ambulance.

LANDING BEACH LOG (copied from the wall of the shed)
Mon: [[Papa Seigha]], 2 drums, paid
Tue: [[Papa Seigha]], 2 drums, paid; [[Kemepade]], 5 drums, not paid, boat held
Wed: navy patrol, nobody went
Thu: [[Big Fish]], 30 drums, did not pay and nobody asked
Contact of beach master: {{phone|0705 518 8820}}

Dear Bishop, I write with respect. The scholarship of the diocese was meant for orphans. Of the nine who got it, six have the surname of the education secretary, Rev. Canon [[Nwachukwu-Eke]]. My ward [[Chidiogo]], who lost both parents in the tanker fire, was told that she applied late. I have the stamped copy. She applied first. Yours in Christ, Sister [[Mary-Perpetua]].

A housewife in Katampe told this paper that her gateman had been arrested for asking about her husband's cars. The gateman, [[Isiyaku Barau]], 54, has been held for nine days. His daughter, [[Lubabatu]], brings food to the station and is turned back. The husband works at an agency that collects revenue. He owns, by the count of his neighbours, eleven vehicles, among them one with the plate {{plate|ABC 552 MK}}. Police said they would look into it.

Application for voluntary transfer: I am a clerical officer on grade level 05 and I have served in the registry for nine years. Since I refused to release a file to a stranger who said that he came from the office of the HOS, I have not known peace. My seat was moved to the corridor. I am asked to write my time of entry every day while others do not. <<Of the forty staff in the registry I am the only one who signs the book>>. [[Nimi Bristol-Opubo]], {{staff number|RV/CS/20714}}.

POLICE EXTRACT
Lost items: one Tecno phone, IMEI {{imei|357118094426031}}; one ATM card; one driver's licence {{licence number|FCT60118AA09}}; original C of O number {{file reference|FCT/MISC/50912}}.
Complainant: [[Gabriel Ityavyar-Ode]], occupation: surveyor, of {{address|Suite D4, Ejima Plaza, off the Nyanya-Karshi Road, after the second bump}}.

To whom it may concern: I certify that I know [[Hannah Yelwa Zakka]], that she worked here as a cashier from 2015 till date, that she is a person of ~~Honesty~~ and that the shortage of N2.1 million was not by her hand. The manager had the second key. I am writing this of my own free will. [[Silvanus Dakas]], former security supervisor, {{phone|08065590148}}.

Aviation: On the night shift of the 9th, a Dash 8 was released with one deferred item not written. The licensed engineer (licence {{licence number|NCAA/AMEL/2218}}), Mr [[Folarin Cole-Adeyinka]], refused to sign, and a colleague signed for him with his stamp. <<I was the trainee holding the lamp>>. I have since been removed from line maintenance at ~~Murtala~~ Muhammed Airport. Write to me only through {{handle|t.me/hangar_lamp}}.

Wahala dey o. Good afternoon everyone. As the PRO of the estate I wish to tell residents that light bill was paid in full, N4.6m, but the DISCO says that it did not see money. Treasurer, Mr [[Okechukwu]], Flat 6, please come and explain. We know that you have bought a Corolla. ~~Prince~~ Street residents should pay nothing again till further notice.

MEMORANDUM OF UNDERSTANDING (draft, leaked)
Between the community, represented by HRH [[Obong Ukpong-Ekong|Ukpong-Ekong]] and [[Effiom Duke Ephraim]], and the Company (RC {{company number|1440927}}, TIN {{tax number|20158834-0001}}).
The Company shall pay N5 million yearly. In the signed copy it is N50 million. Where is the balance? The community secretary, [[Glory Nsa]], keeps both copies.

Farm notes: planted two hectares of maize on the plot near the river. Rain came late. Applied to the scheme in ~~March~~, was given a form, was told that the form had finished, was told to buy another. Bought another. The input voucher came by text in September when the maize was already dry. That is how they help farmers in this country.

OSHODI, Tuesday. Commuters fled as two factions of a drivers' union fought over the control of tickets. One of the leaders, [[Sikiru Olayiwola Adisa-Elegbede]], alias [[Eja Nla]], was seen with a bandage. His rival, [[Jelili "Koboko" Aremu]], told reporters by phone that he was at home with his wives. A ticket boy of about sixteen, who gave his name only as [[Small]], said that N200,000 a day leaves that one garage. "Write it," he said. "But don't write me."

Sir, the sample was switched. I am a lab scientist, registration {{practice number|RA 16620}}. The blood that was declared safe came from donor [[Uzoamaka J.]], whose test was reactive. Dr [[Bello-Osagie]] told me to print again. I printed again and kept the first. Hospital number of the child who received it is {{hospital number|UBTH-P-88031}}. <<Only one scientist was on call that Easter Sunday>>. My meter of fear is full.

TAXPAYER COMPLAINT
Name of business: Nkechi & Sisters Catering
Proprietor: [[Nkechinyere Irene Ojukwu-Dike]]
TIN: {{tax number|10336720-0001}}
Meter: {{meter number|45070228119}}
Complaint: An officer called [[Dennis]] came with an assessment of N3m, and said it can become N200k if I "understand". I said I do not understand. My shop was sealed on ~~Thursday~~.
Address: {{address|Under Uniben flyover, the kiosk painted yellow, Ugbowo side}}
`
