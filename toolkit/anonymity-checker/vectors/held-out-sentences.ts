/**
 * Sentences for the examination, written apart from the training templates and never used there. {P} a whole name, {F} a
 * given name, {L} a family name; everything else stays as it is.
 */
export const heldOutSentences = `
Good evening, I wish to remain anonymous but the man at the centre of this is {P}.
In November the cashier handed two brown envelopes to {P} behind the canteen.
According to the attendance sheet, {P} was the last to leave the strong room.
We complained to {P} several times, yet he brushed us aside.
The quotation that {F} submitted was three times the market price.
My supervisor, {P}, forced us to sign blank sheets.
{P} has been collecting salaries in the names of dead pensioners.
Nobody will talk because {F} and {F} are feared here.
It was {F} that deleted the CCTV footage on the night of the fire.
They used a firm run by the wife of {P} to supply the diesel.
When auditors arrived, {P} locked the cabinet and claimed the key was lost.
I overheard {F} telling {F} to change the date on the waybill.
Alhaji {L} warned that anybody who speaks will be posted to a village.
Engr. {P} certified the culvert without visiting the site.
Hajiya {F} sits on the tenders panel and also owns the winning bidder.
The grant meant for widows went to {P} and her friends.
Barrister {L} drew up the backdated agreement.
If anything happens to me, hold {P} responsible.
Kindly invite {P}, {P} and {P} for questioning.
The bungalow that {L} is building cannot come from a civil servant's pay.
{F} don chop the whole money and e no send anybody.
Na so {F} take tell us say budget never come.
Wetin pain me pass be say {P} dey laugh us.
Dem use {P} name open the account.
Make una ask {F} where the generator dey.
I beg, no let {F} know say na me report am.
{P} wey be our supervisor no dey come work.
Person wey fit confirm am na {F}.
As I dey so, {L} boys dey find me.
Our pay master {F} dey remove two thousand from everybody salary.
Sent by {P} from the field office.
Prepared by: {P}
Checked by: {P}
Name of complainant: {P}
Witness: {P}
Hello, this is {F} again, did you get my last mail?
{F} will bring the flash drive on Thursday.
Thank God for people like {P} who refused the bribe.
The speech was read by {P} on behalf of the governor.
{P}, 43, was remanded in custody.
The deceased, {P}, had written three petitions.
She introduced herself as {P} from headquarters.
Please keep {F} out of this, he only drove the bus.
Between 2019 and 2022 {P} approved forty payments.
Both {P} and the contractor denied wrongdoing.
The letter, copied to {P}, was never acknowledged.
Among those promoted out of turn are {P} and {P}.
{L} flew to Dubai the same week.
Everyone calls him Baba, but he is {P}.
I trained under {P} for two years.
We gathered that {P} had resigned quietly.
The borehole contract went to {P}'s in-law.
{P} slapped the storekeeper for asking questions.
He said, "Tell {F} to hide the ledger."
Was it {P} or {P} who opened the vault?
`

/** Ordinary sentences in which no one is named. What the check calls a sure person here is wrong. */
export const heldOutPlain = `
The tender documents were changed twice before the deadline.
Our clinic has had no vaccines since the rains began.
A colleague showed me the second set of books.
Each pensioner had to part with five thousand naira before verification.
The Permanent Secretary's office never replied to our letters.
Madam, the generator you paid for is not here.
Thank you for your understanding and for keeping this private.
Phase Two of the Primary Healthcare Upgrade was signed off as complete.
However, the Borehole Rehabilitation Programme exists only on paper.
Abeg, wetin una wan do about this matter?
E be like say dem don share the whole thing finish.
Light no dey, water no dey, yet dem say budget don finish.
Muslims and Christians in the office complained together.
On Friday the Store was locked by a man in Uniform.
Re: Diversion of Fertilizer Meant for Farmers
Annual Leave Roster for Junior Staff
the supervisor asked us to sign an empty sheet
nothing was supplied but the voucher says otherwise
my contract will not be renewed if i speak
all the new tyres were removed at night
Please find below a summary of what I know.
Yours in service,
The Quran and the Bible were both on his table when he swore.
Toyota Hilux vans and two Mercedes buses are missing.
Nobody in the Accounts Department will confirm this.
`
