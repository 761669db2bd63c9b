/** English sentences around an address, written for this project: `{@}` is where it is put. */
export const englishAround = `
I live at {@}.
I live {@}.
I stay at {@} and my number is {phone}.
He lives at {@}.
She lives {@} with her two children.
My house is {@}.
His house is at {@}, and everybody knows it.
My address is {@}.
Address: {@}
Residential address: {@}
Contact address: {@}
Home: {@}
House: {@}
Location: {@}
My lodge: {@}.
Residence: {@}.
I, {person}, of {@}, hereby state as follows.
I am {person}, a trader of {@}, and I saw it.
{person}, {@}, {phone}
{n}. {person} | {@} | {phone}
{n}. {person}, {@}.
| {person} | {job} | {@} |
{person} ({@}) collected the money on {date}.
Letters can reach me at {@}, or through {phone}.
Please write to me at {@}.
You can find me at {@} after work.
Meet me at {@}.
We met at {@} on {date}.
They brought the bags to {@} in the night.
The items were taken to {@} and sold to {person}.
The documents are hidden at {@}.
A copy is with {person}, {@}.
A copy is kept at {@}.
He collects the money at {@}.
He keeps the second machine in his house, {@}.
They load the trucks at {@}, every {day}.
He drove to {@}, where {person} was waiting.
Police came to {@} and arrested {person}.
The witness now hides at {@}.
She moved to {@} in {date}.
He bought a house at {@}.
She has a shop at {@}.
He owns {@} and the plot beside it.
His office is {@}, upstairs.
The hideout is {@}.
The driver dropped him at {@}.
The goods are stored in {@}.
Deliver the letter to {@}.
Her mother lives at {@}.
The family has fled to {@}.
Send someone to {@}; ask for {person}.
We buried him near his house, {@}.
Next of kin: {person}, {@}.
The account officer visited {@} on {date}.
{person} stays there too: {@}.
From: {person}, {@}. To: The Chairman.
he stay at {@} and he no go come out
pls come to {@} before {date}
im at {@} call me {phone}
The transformer serves {@}.
Witnesses: {person} of {@}; {person} of {@}.
The boy sleeps at {@}.
I rented a room at {@}.
We were taken to {@} at gunpoint.
Our clinic is at {@}.
The plot is {@}.
The supplier's address on the invoice is {@}.
The company on the paper has its office at {@}.
She sells fish at {@}.
He parks the car at {@} every night.
Ask anybody at {@} and they will show you.
The meeting holds at {@}, every {day}.
He was last seen at {@}.
That night I slept {@}.
{@}
{@}. {date}.`

/** Sentences with the words of addresses and none in them. */
export const englishWithout = `
The contract is for {n} km of road and the sum is {money}.
They met behind closed doors on {date}.
After the meeting, the chairman closed the file.
He stood behind the director and said nothing.
We stay in fear since {date}.
The house voted against the motion.
There is no room for doubt in this matter.
The number on the voucher is {n}.
Before the audit, {person} changed the figures.
Opposite views were heard at the meeting.
The road to the site was never tarred.
The school has {n} rooms and no roof.
He lives above his salary.
Block the payment until the auditor comes.
The store was empty and the door was locked.
The market women were asked to pay {money} each.
By the close of work on {date}, the money was gone.
She works near the top and knows the people.
The hospital has no drugs, and the clinic is closed.
The second page is missing, and the last one too.
Next to nothing was left in the account.
In front of all of us he tore the paper.
The bridge was awarded to {firm} for {money}.
The borehole does not work, and the tank leaks.
The quarters were not painted as the contract says.
The station commander asked for {money} per truck.
After {date} no one came to the office.
He built a house with the money and bought a car.
The ministry paid for {n} blocks of classrooms.
I was beside myself with fear.
The bus was parked and the driver slept.
{person} signed before {person}, and the clerk after.
The flat rate was {money} for each shop.
Item {n}: supply of {n} doors and {n} gates.
Close the window, someone may hear.
A street light costs {money} in the bill.
Room rent in the hostel went up to {money}.
The plot was to share the money with the bank.
Under the law, any officer may write.
The compound was swept before the Governor came.
On the left of the paper is a stamp.
He passed through the gate at {n} o'clock.
Number {n} on the list is a ghost worker.
The pastor and the imam came to the house to beg.
The estate valuer asked for a bribe.
Lot {n}: renovation of the old court.
{person} lives with {person}, they say.
We are staying away from work since {day}.
Off the record, he said it was {money}.
They closed the shop before Maghrib, and everyone went.
We left the office after Easter, before the auditors came.
She came to the house after the burial, when no one was in.
He locked the store before Sallah, after he had counted.
I keep the copy at home.
The report is on page {n}, near the end.
The first building collapsed, the second one has cracks.
Inside the file was a note from {person}.
The police station is full of such people.
The tailor and the mechanic were also paid.
Our street has no light since {date}.
The site engineer came with two bags of cement.
{person} was behind it all, not {person}.
He is close to the Governor and to the party.
They passed the money under the table.
I was in the next room and heard the talk.
The road, the drainage and the culvert were paid for in full.
The shops were shared among the councillors.
It happened in front of the mosque after prayer, on {day}.
The farm inputs were sold in the market.
We have a bank, a school and a church in the town.
The old man at the gate asked for {money}.`
