/** Sentences in which no one and nothing is named, so that a capital letter alone does not make a person. */
export const plainSentences = `
The money was never spent on the road.
The {J} asked for {M} before signing the file.
The {J} said it was an order from above.
The {J} and the {J} shared {M}.
I do not want my name to be known.
I fear for my life and my job.
Please protect me.
Please do not call me at the office.
Nobody knows that I have these documents.
We have not been paid since {D}.
We were told to sign for {M} but received {M}.
Three vehicles were bought and only one was delivered.
The contract was inflated by {M}.
The invoice number is {N}.
The drugs in the store were sold in the market.
The head of {U} knows everything.
The {U} was asked to prepare new receipts.
{U} did not follow due process.
Staff of the {U} were threatened.
Dear Sir,
Dear Sir/Madam,
Good morning everyone.
Good day Sir, I want to report something.
Yours faithfully,
To whom it may concern
Thank you for reading.
Find attached the documents.
Kindly treat as urgent.
I am a Nigerian and I love my country.
I am a Hausa man and a Muslim.
I am Igbo, a Christian and a mother of three.
Yoruba people and Fulani people live together there.
I am a level {N} officer.
Grade Level {N} officers get {M} monthly.
God dey. God will judge them.
Allah ya kiyaye.
In the name of God, help us.
Na wa o. Wahala dey.
Wetin dey happen for this country self?
Dem say make we no talk.
E don tey wey dem dey do this thing.
Everybody dey fear.
Make una help us abeg.
Dem collect {M} from everybody for the gate.
The oga at the top no want hear anything.
I no fit talk am for phone.
This matter pass me.
The Permanent Secretary approved it.
The Honourable Commissioner was aware.
The Executive Chairman and the Council Treasurer signed.
The Director of Finance and Accounts collected it.
The Head of Department is a woman.
The Chief Medical Director travelled.
The Vice Chancellor refused to speak.
The Accountant General sent a circular.
The President and the Governor were informed.
SUBJECT: INFLATED CONTRACTS
INTERNAL MEMO
STRICTLY CONFIDENTIAL
PAYMENT VOUCHER NO {N}
REQUEST FOR APPROVAL OF {M}
Annex A: Bank Statement
Table {N}: Payments
Form {N}B was missing.
Section {N} of the Public Procurement Act was broken.
Monday was a public holiday.
On Tuesday the store was empty.
In March we got only half salary.
Last Christmas they shared rice.
Since Ramadan nothing has been paid.
The Toyota Hilux was sold.
He drives a Mercedes and a Range Rover.
She has an iPhone and a MacBook.
Send it on WhatsApp or by Gmail.
They deleted the WhatsApp group.
It is written in English and in French.
The Bible and the Quran condemn it.
What should I do?
Who will help us?
How can I send the papers?
Where did the money go?
Why was nobody punished?
Yes, I saw it with my own eyes.
No, I was not there.
However, the auditor did not come.
Therefore I decided to report.
Meanwhile the workers suffer.
Also, the fuel was diverted.
First, they removed the records.
Then the payments started.
After the audit, two files disappeared.
Before the meeting, everybody got an envelope.
Later, the store keeper was sacked.
Sorry, I cannot say more.
Happy Sunday everyone!
Good afternoon all, meeting holds by {N}.
lol i cannot laugh
omo this thing weak me
i never see this kind thing before
abeg who get the list of names
the salary wey dem pay no complete
i wan report but i dey fear
nothing has changed since then
it is very painful to see
my boss is very wicked
my wife is sick and i need this job
my brother and my sister depend on me
they will know it is me
the money is too much
we are many in the office
only three of us saw it
she was crying in the toilet
he laughed and said nothing will happen
please act fast before they destroy the evidence
the contractor did not come back to the site
the hospital has no light and no water
the teachers are not paid but the papers say they are
the fertilizer was sold in the market at night
police collected {M} from us at the checkpoint
i was asked to change the figures in the report
The customer said the card was charged twice.
Please send the statement by e-mail.
Your appointment is on {D}.
I would like to change my address.
How do I reset my password?
The Committee adopted the Report without amendment.
The Bank shall not be liable for any loss.
Chapter Two describes the method.
Terms and Conditions apply.
Section {N} of the Constitution guarantees this right.
The Federal High Court sat on {D}.
All Progress Reports must be submitted before the end of the month.
The Honourable Minister may wish to note the above.
Above is for your information and necessary action, please.
Kindly find below the Bank details.
Minutes of the Management Meeting held on {D}
Present, Absent, Apologies
Adoption of Minutes
Any Other Business
Closing Prayer
Certificate of Completion
Bill of Quantities
Local Purchase Order
Store Receipt Voucher
Letter of Award
Approved. Pay {M}.
Noted. Thanks.
Good morning Ma, the file has not come back.
Well done sir.
Amen. God is faithful.
Chai! Dem don finish this country.
Oga, abeg help me.
Madam, the money has entered.
Bros, I no understand.
Nawa for una.
Haba! Is this how we will continue?
Kai, this is too much.
Abi na lie?
Omo, see money.
Ehen, that is what I said.
Walahi I am tired.
Una never hear the last.
Light never come since morning.
Fuel don cost pass {M}.
Dem no gree open the gate.
Everybody for office sabi the matter.
Nobody fit challenge am.
We no get water, we no get light.
Salary never enter.
E get one man wey dey collect the money.
The thing be say dem don sell the land.
Make una do quick before dem scatter everything.
Please Sir, look into this matter.
Attached are three Receipts and one Bank Teller.
The Generator was supplied without a Battery.
The Borehole, the Clinic and the Market Stalls exist only on paper.
Phase One and Phase Two were both paid for.
Lot {N}: Supply of Desks and Chairs
Item {N}: Rehabilitation of Classrooms
Description of Goods, Quantity, Unit Price, Total
Paid. Signed. Stamped.
New Year, Easter, Christmas and Sallah bonuses were never paid.
The Internet was down, so we used paper.
English and Mathematics teachers were not posted.
Science Laboratory Equipment worth {M} is missing.
Nigerians deserve better.
Africans and Europeans attended.
Muslim and Christian leaders spoke.
The Hausa, the Igbo and the Yoruba all suffer alike.
Hausa and Fulani herders met farmers.
Every Tom was paid but no work was done.
Whoever speaks is transferred.
Those who refused were queried.
Some colleagues were promoted out of turn.
Many of us signed because we have families.
Others were asked to resign.
Most files are kept in the strong room.
Such payments are split to avoid approval.
Similar things happened under the former management.
Nothing was done about it.
Everything was arranged.
Management denied everything.
Security men stopped us at the gate.
Drivers were told to carry the bags.
Auditors came twice and left with envelopes.
Contractors pay ten percent before they get the letter.
Students pay before they see their results.
Patients buy their own gloves.
Pensioners wait for months.
Farmers never saw the fertilizer.
`
