/**
 * Sentences written for this project; `fill-template.ts` fills the slots. {P} a whole name, {F} a given name, {L} a family
 * name, {T} a title, {R} a relation, {G} a place, {S} a state, {O} an organization, {A} an agency's letters, {J} a job,
 * {U} a unit, {D} a date, {M} money, {N} a number, {C} a phone number.
 */
export const templates = `
My name is {P} and I work in {O}.
My name is {P}, I am a {J} at {O} in {G}.
I am {P}, a staff of {O}.
I am {P} from {G}.
Na me be {P}, I dey work for {O}.
I, {P}, of {G}, hereby state as follows.
I {P} hereby swear that what I wrote is true.
This is {P}. Please call me on {C}.
It was {P} who signed the voucher of {M}.
{P} signed the voucher on {D}.
{P} and {P} shared the money between them.
{P}, {P} and {P} were present at the meeting.
Present: {P}, {P}, {P}, {P}.
{T} {P} approved the payment of {M} to {O}.
{T} {L} approved the payment without due process.
{T} {L} told us to keep quiet.
{T} {F} told me to backdate the invoice.
{T} {P} is the {J} of {O}.
The {J}, {P}, refused to sign.
The {J}, {T} {P}, collected {M} from each contractor.
The {J} of {O}, {P}, travelled to {G} with the money.
The money was paid into the account of {P} in {G}.
They transferred {M} to {P} on {D}.
He gave {M} to {P} in cash.
She said {P} collected {M} before the tender was opened.
{F} said we should not talk to anybody.
{F} told me everything in the office.
{F} no gree talk wetin happen.
{F} don carry the money go {G}.
Oga {F} dey ask for {M} before him sign anything.
Madam {F} say make we wait till {D}.
Oga {L} say make I no tell anybody.
Abeg tell {F} say I dey come.
Na {F} collect the money, no be me.
Na {P} be the person wey sign am.
{P} na the contractor wey no do the work for {G}.
Dem say {P} don run comot from {G}.
Dem catch {P} with {M} for {G} airport.
I see {F} and {F} for the office when dem dey share the money.
{F} and {L} dey work together for {O}.
My {R} {F} works in the same office.
My {R}, {P}, was sacked after she complained.
My {R} {P} saw it too.
His {R} {F} owns the company.
The company belongs to {P}, the {R} of the {J}.
The contract was given to {O}, owned by {P}.
{O} is registered in the name of {P}.
Directors of the company are {P} and {P}.
{P} is the sole signatory to the account.
Account name: {P}
Name: {P}
Full name: {P}
Surname: {L}
First name: {F}
Beneficiary: {P}
Payee: {P}
Signed: {P}
Signed by {P}, {J}
Yours faithfully, {P}
Yours sincerely, {P}
Thank you. {P}
Regards, {F}
From: {P}
To: {T} {P}
Attention: {P}
Cc: {P}
Dear {F},
Dear {T} {L},
Hello {F}, how are you?
Hi {F}, did you see what {F} wrote in the group?
Good morning {T} {L}, please find the list.
Thanks {F}, I will check it.
@ {F} please come online.
{F}: I don send am
{F}: who else knows about this?
[{D}] {P}: The payment has been made.
[{D}] {F}: ok
{P} - {J}
{P} ({J})
{P}, {J}, {O}
1. {P}
2. {P} {N}
{N}. {T} {P}
{P} {C}
{P}'s house in {G} was built with this money.
{L}'s company got the contract again.
{F}'s phone number is {C}.
{P}'s {R} drives the car.
Call {F} on {C}.
Contact {P} at {C} for the documents.
Ask {F} in {U}, she knows.
Ask for {P} when you get to {G}.
I reported to {P} and nothing was done.
I reported the matter to {T} {P} of {O}.
We wrote to {T} {P} on {D} but got no reply.
The petition against {P} was written by {P}.
The panel invited {P} and {P} for questioning.
The court in {G} sentenced {P} to {N} years.
{A} arrested {P} in {G} on {D}.
{A} has invited {T} {P} over {M}.
{A} operatives stormed the house of {P}.
Justice {P} adjourned the case to {D}.
Counsel to the defendant, {P}, told the court that his client was sick.
A witness, {P}, told the court that {L} gave the order.
{P} told reporters in {G} that the road was never built.
{P}, who spoke to our correspondent, said the workers were not paid.
According to {P}, the funds were diverted.
Speaking in {G}, {P} said the allegation was false.
The spokesperson of {O}, {P}, said investigation had begun.
{L} denied the claim.
{L} said he never met {L}.
Mr {L} and Mrs {L} own the building.
Governor {L} visited {G} on {D}.
Senator {P} represents the people of {G}.
Pastor {F} prayed for us.
Imam {F} of {G} mosque knows about it.
The former {J}, {P}, is now in {G}.
The late {P} was the first {J}.
Our {J} {F} is behind it.
{P} was transferred from {G} to {G} in {D}.
{P} was posted to {G} last year.
{P} has been in the {U} since {D}.
{P} joined {O} in {D}.
Only {P} and I have the key to the store.
The only people who saw the file are {P}, {F} and me.
He is called {F}, but his real name is {P}.
They call him {F} in the office.
People call her {F}.
You can ask {F}, {F} or {F}.
Both {F} and {F} were there.
{F}, {F} and I went to {G}.
Between {P} and {P}, they took {M}.
The cheque was written in favour of {P}.
The land in {G} was sold to {P} for {M}.
The house at {G} belongs to {P}.
The driver, {F}, took the money to {G}.
The cleaner {F} found the receipts.
The accountant {P} refused to sign the voucher.
{P} of the {U} prepared the memo.
{P} in {U} prepared the fake receipts.
{P} (not real name) works with {O}.
Her name na {F}, she dey {U}.
Him name na {P}, him be {J} for {O}.
I hear say {F} go testify.
{F} papa na {J} for {G}.
Tell {F} and {F} make dem delete the chat.
{F} abeg no share this thing.
{F}, na you send this message?
Wetin {F} talk for the meeting no be truth.
{F} wey dey {U} know the whole story.
See as {P} dey spend our money for {G}.
Who be {P}?
Who is {P}? Nobody knows him in {G}.
Where is {F}?
Is it {F} or {F} that has the file?
Did {P} sign?
I trust {F} because he kept the copies.
I am afraid of {P}.
I am afraid that {P} will find out that it was me.
{P} threatened me on {D}.
{P} threatened to kill me if I talk.
{F} shouted at me in front of everybody.
{P} asked me for sex before she would approve my leave.
They promoted {P} over us.
Salaries of ghost workers such as {P} and {P} were paid into one account.
Ghost workers: {P}, {P}, {P}
Names on the payroll include {P} and {P} who died in {D}.
Receipt no {N} was issued to {P}.
The invoice of {M} from {O} was approved by {P}.
The tender board chaired by {P} met in {G}.
The committee members are {T} {P}, {T} {P} and {T} {P}.
Delivered to {P} at {G}.
Sent from {P}'s iPhone
Re: {P}
RE: PETITION AGAINST {P}
PETITION AGAINST {T} {P}, {J} OF {O}
COMPLAINT AGAINST {P} OVER {M}
STATEMENT OF {P}
SUBJECT: CORRUPTION IN {O}
Report on {O}, {G}.
Posted by {P} on {D}.
Shared by {F}.
Meeting with {P} at {G} on {D}.
Lunch with {F} and {F} tomorrow.
Met {P} yesterday at {G}.
Saw {F} at {O} today.
Happy birthday {F}!
Congratulations {P}, you deserve it.
RIP {P}
God bless you {F}.
I love the way {P} handled the issue.
{P} for president!
{P} is a thief and everybody in {G} knows it.
{P} no be thief.
If you know {P}, tell him to return our money.
Anyone who knows {P} should talk.
{P} and his {R} {P} run {O} together.
{L}, {F}
{L} {F} {L}
Interviewed {P}, aged {N}, of {G}.
Patient {P} was asked to pay {M} before treatment at {O}.
The student, {P}, paid {M} to {T} {L} for marks.
Dr {L} collects {M} from every student in {U}.
Professor {P} of {O} asked me for {M}.
{T} {L} ({J}) and {F} ({U}) did it together.
Our village head {T} {P} sold the fertilizer.
The chairman of {G} local government, {T} {P}, never came to work.
Councillor {P} of {G} ward took the transformer.
Constable {P} asked for {M} at the checkpoint in {G}.
Inspector {L} at {G} police station asked for {M} for bail.
Corporal {F} beat the driver because he had no {M}.
DPO {P} released the suspect after {F} paid {M}.
Custom officer {P} seized our goods at {G} border.
{P} lives at {G} with his {R} {F}.
{P} stays in {G} and works in {G}.
{P} bought a house in {G} and another in {G}.
{P} travelled to {G}, {G} and {G} with public money.
I come from {G} and I live in {G}.
We live in {G}, {S}.
The project in {G}, {S} State was abandoned.
The school in {G} has no roof.
The borehole at {G} does not work.
The road from {G} to {G} was never built.
I was born in {G}, {S} State.
I dey {G} now.
I dey live for {G} since {D}.
Dem no do anything for {G}.
{G} people don suffer.
People of {G} are crying.
The {G} office is closed.
Our office in {G} was broken into.
When I was transferred from {G} in {D}, I saw the files.
The bus left {G} for {G} at night.
He flew from {G} to {G}.
{O} has an office in {G}.
{O} paid {M} to {O} for a contract in {G}.
{O} awarded the contract on {D}.
{O} denied it.
{O} staff in {G} have not been paid.
The management of {O} knows about this.
I work for {O}.
I dey work for {O}, {G} branch.
I resigned from {O} in {D}.
The auditor of {O} came to {G}.
The {J} of {O} is involved.
The contract was awarded to {O} for {M}.
Money moved from {O} to {O}.
An account at {O} in the name of {O} was used.
{A} and {A} must look into this.
{A} should investigate {O}.
{A} should please come to {G}.
Officials of {O} refused to answer.
I sent a petition to {A} on {D}.
Workers of {O} are on strike in {G}.
{O} and {O} are owned by one man.
The board of {O} met on {D}.
According to {O}, the project is complete.
{P} was born in {G} and grew up in {G}.
Please update the address of {P} to {N} {L} Street, {G}.
The customer, {P}, says the card was charged twice.
Hi, this is {P}, I lost my card yesterday in {G}.
Could you please send the statement to {P}?
{P} has an appointment on {D}.
{P} wrote: I will be there on {D}.
Mr. {P} and his wife {F} moved to {G}.
Best wishes, {F} {L}
Kind regards, {P}, {J}, {O}
Cheers, {F}
Thanks, {F}
Hey {F}, what's up?
{F}, can you check this?
Can you tell {F} that I will be late?
{F} and her {R} {F} were at the party.
My {R}'s name is {F}.
I am meeting {F} at {G} on {D}.
We met {F} and {F} at the airport.
{P} plays for {O}.
The song by {P} is my favourite.
A film about {P} will be shown in {G}.
The book was written by {P} and {P}.
The novel, written by {P}, won a prize.
The minister, {P}, opened the bridge in {G}.
President {L} flew to {G} to meet {L}.
The lawyer for {L} asked for more time.
{L} and {L} signed the agreement in {G}.
Police said {P}, {N}, of {G}, was charged on {D}.
{P} (born {D}) is a {J}.
{P} succeeded {P} as {J} in {D}.
{P} scored in the second half.
{P} from {G} won the first prize.
The winner is {P}!
Student: {P}, Class: {N}
Employee: {P}; Department: {U}
Patient name: {P}
Driver: {P}
Next of kin: {P}
Guarantor: {P}
Sender: {P}
Author: {P}
Reporter: {P}
Dr. {L} saw the patient on {D}.
Nurse {F} gave the injection.
Mrs {L} teaches in {G}.
Ms. {P} will call you back.
{T} {P} of {G} died on {D}.
{T} {L} said, “I know nothing about it.”
“I saw them,” said {P}.
"Na lie," {F} answered.
{F} replied that the file was with {F}.
{F} smiled and counted the money.
Then {F} came in and closed the door.
Yesterday {F} gave me an envelope.
Last week {P} invited me to his house in {G}.
Later {F} sent me {M}.
In {D}, {P} became {J}.
In {G}, {P} bought three houses.
At {O}, {P} controls every contract.
As for {P}, he has never worked there.
Because of {P}, nobody can talk.
Apart from {P}, only {P} knew the code.
Even {F} was surprised.
Maybe {F} will agree to talk.
Also present was {P} of {O}.
Not {F}, but {F} collected it.
Why is {P} still in office?
How did {P} become {J}?
What did {F} say?
When {F} came, everybody kept quiet.
If {F} finds out, I am finished.
After {P} left, {P} took over.
While {F} was on leave, {F} signed for him.
Since {P} became {J}, nothing works.
Everyone knows that {L} is the owner.
The real owner is {P}.
The signature on the voucher is not that of {P}.
The vehicle was registered in the name of {P}, a {J}.
Documents show that {P} received {M} from {O}.
Records at {A} show {P} and {P} as directors of {O}.
Two of them, {P} and {P}, have left the country.
The others are {P}, {P}, {P} and {P}.
One {P} claimed to be the owner.
A certain {P} came to the office.
A man named {P} came to the site.
A woman called {F} keeps the list.
Somebody called {F} phoned me.
the guy wey sell am na {F}
{F} and co don finish us
{F} nor dey answer call again
{F} say e go settle {F}
e be like say {F} don know
dem say {F} and {F} go share am
i no trust that {F} at all
my guy {F} see everything
na {F} be the koko of the matter
{F} sabi all the account
ask {F} or {F} for {U}
{F} too dey lie
even {F} sef dey involved
shebi na {F} carry the bag
chai {F} don chop money
{F} and {F} don quarrel because of the money
we told {F} but {F} did nothing
{P} approved it and {P} paid it
i work with {P} at {O}
i saw {P} at {G} yesterday
the boss is {P}
`
