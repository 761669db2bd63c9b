/** Invented texts that only measure; see `../marked-sets.ts`. Read them after training and tuning, not before. */
export const englishTexts = `
PETITION AGAINST THE SCHOOL FEES ACCOUNT
I write concerning the missing fees of our school. The bursar, [[Temilola Adewoyin]], opened a second account in August and never told the board. When [[Mr Danjuma Wakili|Danjuma Wakili]] asked for the teller slips, he was transferred to a rural school.
We the undersigned pray that your office looks into this.
1. [[Chinelo Obiakor]]
2. [[Sa'adatu Bello Kware]]
3. [[Olumide Fasanya]]

good evening sir. please dont show this to [[rukayat]]. she is the one that keeps the key of the drug store and she dey sell the drugs with one [[ebuka]] from the lab. last week [[ebuka]] carried two cartons inside his boot.

Minutes of the emergency meeting of the tenders board
Attendance: [[Hauwa Gambo]] (chair), [[Ikechukwu Amadi]], [[Oluwaseyi Bankole]], [[T. Y. Iorkyaa]]
[[Amadi]] moved that the contract be split into four. [[Bankole]] seconded. The chair ruled that no minutes be taken of the discussion on percentages.

To: The Director of Public Complaints
Sir, the road contract in our ward was paid twice. The first payment was made in March and the second in June, yet there is only laterite on the ground. The councillor said the Federal Government is aware. We are farmers, and in the rainy season nobody can carry yams to market.

[08:14] me: did [[kelechi]] send the voucher
[08:15] colleague: yes he sent it to the cashier
[08:15] me: which cashier
[08:16] colleague: [[mama bose|bose]] na, the fat one
[08:20] me: ok. tell [[zainab umar]] to keep a copy

The audit of the water project shows that no pump was bought. Invoice 0441 was signed by [[Engr. Terhemen Ugba|Terhemen Ugba]] and countersigned by the Permanent Secretary. His cousin [[Nguher]] owns the company that supplied nothing.

S/N | Name | Amount
1 | [[Aminu Lawal Daneji]] | 45,000
2 | [[Uche Nwafor]] | 45,000
3 | [[Folake Ogundipe]] | 60,000

my oga name is [[sunday atuma]]. he has been using my password to approve leave for people that do not exist. i reported to [[aunty ngozi|ngozi]] in personnel but she said i should face my work.

REPORT ON GHOST WORKERS
The payroll of the Local Government has 312 names, but only 190 people answered the roll call. Names such as [[Patience Inyang]], [[Musa Garba Rano]] and [[Kehinde Alabi]] appear twice with different account numbers. The Head of Service denied this on radio.

They say the hospital got a new scanner. I have worked there for eleven years and I have not seen it. On Tuesday a man called [[Obinna]] came with stickers and put them on the old one. Matron [[Laraba]] shouted at him.

Nothing in the Quarterly Budget Report explains the Security Vote. Members of the House Committee on Works were flown to Dubai in April. The Speaker thanked God and the Executive Governor for a Successful Retreat.

I was present when [[Justice Ekanem Bassey|Ekanem Bassey]] adjourned the case for the ninth time. The registrar, [[Ms Itunu Ayoola|Itunu Ayoola]], had told our lawyer that it would cost two million naira.

everybody in the market knows that the revenue boys collect twice. they give no receipt. the chairman of the traders union eats from it too. please come and see for yourselves on a market day.

Witness statement of [[Yakubu Dogara Pam]]: I am a driver. On 4 July I drove [[Hajiya Safiya|Safiya]] and [[Alhaji Tukur Jega|Tukur Jega]] to the airport with three bags. [[Jega]] told me not to open the boot.

Beneficiaries of the fertiliser: [[Agatha Ochigbo]], [[Bature Sani]], [[Okon Etim]]. None of them owns a farm. [[Sani]] is a barber and [[Okon]] sells phones.
`
