/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
The Zonal Commander, Economic and Financial Crimes Commission, ~~Awolowo~~ Road, Ikoyi.
PETITION AGAINST MR [[FESTUS OGHENEKARO]] FOR DIVERSION OF SCHOOL FUNDS
Sir, I write with every sense of ~~Patience~~ and responsibility. I am <<the bursar who served under four principals>> at ~~Queen Esther~~ Memorial College. Between January and ~~August~~ 2019 Mr [[Festus Oghenekaro]], then acting principal, paid N4.2 million meant for the laboratory into account {{account number|2087715634}} which belongs to his wife, Mrs [[Eloho Oghenekaro]]. The teller copies are attached as Annexures A to D. When I asked him, [[Oghenekaro]] told me before the typist, Miss [[Ibinabo]], that I would "see Warri and not return". I have since received calls from {{phone|0803 551 9270}}. I humbly pray that this Commission look into the matter with Justice and Mercy. My own number is {{phone|0706-224-8813}} and I am ready to come on any working day.
Yours faithfully,
[[Terhemba J. Ikyaior]]

IN THE HIGH COURT OF LAGOS STATE, IKEJA JUDICIAL DIVISION
AFFIDAVIT OF LOSS OF DOCUMENTS
I, [[Modupe Christianah Afolayan]], female, Christian, trader, of {{address|17 Olaleye Close, Abule Egba}}, do hereby make oath and state as follows:
1. That I am the bona fide owner of an international passport No. {{passport number|A09341187}} and a voter's card with VIN {{voter card|90F5 B1D2 4472 1038 561}}.
2. That on ~~Friday~~ the 3rd day of May 2022 I boarded a bus at ~~Charly Boy~~ Bus Stop, Gbagada, and on getting to Oshodi I found that my handbag had been cut.
3. That my National Identity slip, NIN {{nin|48210937561}}, was in the same bag.
4. That I reported at the Police Station, Makinde, where Inspector [[Dauda Gyang]] made an extract.
5. That all efforts to find them proved abortive.
6. That I swear to this affidavit in good ~~Faith~~ and in accordance with the Oaths Act.
DEPONENT
[[Afolayan M. C.]]

statement of witness. i am [[okon]] by name, surname [[bassey-duke]]. i sell tyre for Ladipo market since 1998. i read a little and i asked the officer to write as i speak. on that ~~monday~~ morning one man we call [[Skippo]] came with four tyres inside a blue bus with number {{plate|LSD 417 XK}}. he said his master, one engineer, sent him, i dont know the master well but people say he is [[Ugochukwu]] that lives {{address|behind the Celestial church at Ilasamaja}}. I paid 85 thousand, <<i am the only tyre seller there with one arm>> so he helped me carry them in. Two days after police from Alakara came and said the tyres are stolen from ~~Obi & Sons~~ Motors. i did not know. [[skippo]] phone is {{phone|09015537742}} but it is off. i want Peace and i want my money. that is all i have to say, may God give us ~~Comfort~~.

~~AKIN-DAVIES, OSAYANDE~~ & CO., Legal Practitioners, 3rd Floor, Western House, ~~Martins~~ Street, Lagos
Our Ref: {{file reference|ADO/LIT/118/2021}}
14th October, 2021
Mrs [[Folasade Kuti-Bankole]],
{{address|Flat 6, Block C, 29 Adetola Street, Aguda, Surulere}}.
Dear Madam,
SEVEN DAYS NOTICE OF OWNER'S INTENTION TO APPLY TO RECOVER POSSESSION
We are Solicitors to Chief [[Nosakhare Igbinedo]], owner of the premises you occupy, on whose behalf and instruction we write. Your yearly tenancy having determined by effluxion of time on the 30th of ~~June~~, our client's six months notice has also run out. Kindly give up possession on or before the 22nd, failing which we shall proceed to the Magistrate Court at ~~Samuel Ilori~~, Ogba, without further recourse to you. Be informed that arrears of N600,000 remain due; pay same into our client's account, {{account number|0146630928}}, Unity Bank. For the avoidance of doubt Mr [[Igbinedo]] does not wish to see you in person.
[[E. O. Ayanwu]], Esq., {{practice number|SCN077142}}

Registry, Court 4. Note for file {{case number|ID/3307LMW/2018}}.
- ~~Tues~~ 9/4: cl. [[Adegoke, T.]] brought the bundle, exh. P3 missing. Told him to go to Exhibit Room; keeper ([[Yakubu]]) on sick leave till ~~April~~ ends.
- Same day: a woman, says she is sister of 2nd def. and gave name as [[Preye Amakiri]], asked who signed the order. Not told. Bailiff to note.
- 12/4: P3 found inside {{case number|ID/3370LMW/2018}}, misfiled, cover page switched. [[Adegoke]] informed by text.
Adjourned off record to after Easter. Hon. Judge at ~~Justice Idowu~~ Hall, seminar. [[R.A.B.]]

LIST OF WITNESSES (CLAIMANTS), SUIT NO. {{case number|M/212/2017}}, High Court, Umuahia
1. [[Onyekwere, Livinus]], farmer, head of the family, will speak of the boundary trees.
2. [[Onyekwere, Charity]] (Mrs), his wife; saw the bulldozer on Good ~~Friday~~.
3. [[Mbakwe-Uche, Dennis]], surveyor, made Plan No. {{file reference|DM/AB/061/2016}}.
4. [[Sule, Abdulrazak]], driver of the bulldozer, licence {{driver licence|AKD81126AA47}}.
5. [[Udeagha, Ezinne]], clerk, Lands Registry, on subpoena; she has the certified copy.
6. [[Hoffmann, Dieter]], formerly of ~~Julius Berger~~, <<the only white man who ever lived in the village>>, by video from Kassel, email {{email|d.hoffmann61@posteo.example}}.
Note: [[Livinus]] must not come in the same bus with [[Abdulrazak]]. [[Dennis]] will need transport from Aba, call him on {{phone|+234 805 771 4093}}. Documents to be tendered: Deed of ~~Grace~~ and Grant of 1954, photographs, and the ~~Victoria~~ Jubilee receipt.

The Chairman, Eti-Osa Local Government Council, ~~Adeola Odeku~~ Street end, Victoria Island.
COMPLAINT OVER BLOCKED DRAINS, REFUSE AND NIGHT NOISE
Dear Sir, we the residents of the Phase Two Estate wish to bring to your notice, for the third time since ~~March~~, the condition of the canal between the Total filling station and the Redeemed Church. Since the rains of June and July no truck of the Waste Authority has entered. On Sundays, Tuesdays and ~~Sunday~~ vigil nights the Event Centre called ~~Queen Amina~~ Gardens plays music until 4 a.m. The Ministry of Environment at Alausa said go to the Council; the Council said go to the Ministry. We have shown ~~Patience~~. We have Faith in good Government but our children sleep in water. We ask that the Health Department inspect the place within fourteen days, and that the Chief Engineer publish the Works Programme at the Town Hall.
We remain, Sir, the Residents' Association (Executive Committee).

THE SECRETARY, MILITARY PENSIONS BOARD, ABUJA.
SIR, NON PAYMENT OF GRATUITY. I AM EX-SGT [[DANLADI BITRUS POFI]], ARMY NUMBER {{service number|74NA/30918}}. I ENLISTED AT DEPOT ZARIA IN 1974 AND SERVED AT ~~MURTALA MUHAMMED~~ BARRACKS, THEN WITH ECOMOG IN LIBERIA WHERE <<I LOST MY LEFT EYE AT THE PORT BRIDGE>>. I RETIRED IN ~~AUGUST~~ 1996. SINCE THAT TIME I WAS PAID TWICE ONLY. MY COMRADE [[PAM DUNG]] WHO HAS THE SAME RANK COLLECTS EVERY MONTH. THE OFFICER IN THE PAY OFFICE, ONE MRS [[ADEJUMOKE]], SAID MY NAME IS WRITTEN [[BITRUS POFFI]] IN THE COMPUTER AND THEREFORE THE BANK RETURNED THE MONEY. MY BVN IS {{bvn|22416087359}}. BANK, FIRST BANK, ACCOUNT {{account number|3051894427}}. I DO NOT HAVE ~~SUNDAY~~ RICE IN MY HOUSE. SIR HELP A LOYAL SOLDIER. MY SON [[NANKPAK]] WILL READ YOUR REPLY TO ME, HIS PHONE {{phone|07032218856}}. ONE NATION, PEACE AND UNITY.

Umuagu Improvement Union (Lagos Branch)
c/o St. ~~Theresa~~ Parish Hall, Amukoko
To the Hon. Commissioner for Lands
We, the under-listed sons and daughters of Umuagu, hereby petition against the forceful taking of our Ofia Ukwu farmland by ~~Golden Chinedu~~ Estates Limited (RC {{company number|1184276}}). On the night of 11th ~~November~~, thugs led by one [[Ikuku]], whose real name is [[Samson Okpalaeze]], burnt the barns of Ogbuefi [[Nwankwo Ezeigbo]] and of his brother's widow, [[Nne Obiageli]]. The Divisional Police Officer was told and he said it is a land matter. Our Igwe is silent and we do not know why. We are peaceful people; we believe in Truth and Justice. In ~~Chukwudi~~ Close, where the company keeps its Lagos office, the gateman told our delegation of five that the Managing Director, one Mr [[Kenechi]], had travelled; the same evening he was seen at a wedding in Festac. We request that the Certificate of Occupancy {{file reference|LUD/EN/2231}} be revoked.
Signed: [[Chijindu Aneke]] (Chairman), [[B. U. Mgbeke]] (Sec.), [[Ngozika]] for the women, and fifty-one thumbprints.

Minutes of the General Meeting of Ifesowapo Community Development Association held on Saturday at the ~~Lawrence~~ Hall.
Present: 43 adults. Opening prayer by Alfa [[Muritala]]; closing by Pastor [[Tamuno George]].
Matter arising. The Secretary, Mr [[Idris Okikiola]], read the last minutes and Mrs [[Ene Adoga]] moved for adoption, supported by [[Papa Itoro]].
Transformer: the Treasurer reported N1.3m at hand. Mr [[Okikiola]] said the marketer from the Electricity Company, [[Kelvin]], asked for N200,000 "for ~~Christmas~~" before he would fix it. House frowned. It was agreed that [[Kelvin]] be reported to the Business Manager at ~~Adeniyi Jones~~ with his staff number {{staff number|IE/20417}}.
Security: <<the landlord with the three Alsatians>> at {{address|house number 8, Powerline Crescent}} is to stop firing gun at night.
AOB: Mrs [[Adoga]] appealed for Love, ~~Joy~~ and prompt payment of dues. There being no other matter, meeting closed 6.10 pm.
`
