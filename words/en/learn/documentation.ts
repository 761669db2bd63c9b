import type { Article } from '../../article.ts'

const documentationArticle: Article = {
  title: 'Documentation',
  description: 'How to use Fitila: for reporters, for staff, and for those who run it.',
  lead: 'How things are done here, for people who report, people who check, and people who run the server.',
  sections: [
    {
      id: 'reporters',
      title: 'For reporters',
      blocks: [
        {
          note: 'Read [what to think of before you report](/educational-resources). What staff or the public have read cannot be unread.',
          title: 'Before the form',
        },
        {
          steps: [
            '**Make an account**, or [report without one](/report) and get a code. For an account, choose a user name that does not name you. Use an email address that your employer does not run. Best in Tor Browser, on your own device.',
            '**Write.** Say who it is about and which office. Say what they own and what they have declared. Then say where the money could come from, and what shows it. Say what you saw yourself apart from what you heard.',
            '**Save a draft** whenever you have to stop. It is sealed, staff cannot open it, and it is deleted some weeks after its last change.',
            '**Add files** if you have them, each cleaned with the [Document Sanitizer](/tools/document-sanitizer) first. Staff can open them, the public never can.',
            '**Read it once more** as the person it is about would. Does anything tell them who you are? The [Anonymity Checker](/tools/anonymity-checker) looks for names, numbers and dates.',
            '**Send it.** You get a number that begins with WR. Note it where no one looks.',
            '**Wait.** You can change the report while it waits. Notifications tell you what happens to it. Look from a safe device.',
          ],
        },
        'A rejection comes with a reason that you can read. You may write a new report with what was missing.',
        'An approved report is public in your own words, apart from words that staff blacked out. You cannot change it any more. If you see that something in it is wrong, choose “Ask for a correction” at the report. If a person disputes it, you get a notification. You do not need to do anything, and we tell no one who you are.',
      ],
    },
    {
      id: 'good-report',
      title: 'What makes a good report',
      blocks: [
        {
          list: [
            '**Something to compare.** A plot number, a company’s registration number, a contract number, a date in a gazette.',
            '**Two sides.** What the person earns or has declared, and what they own. The gap is the report.',
            '**Sources that others can open.** A court record, a budget line, a tender, the register of the Corporate Affairs Commission.',
            '**No insults and no guesses at motives.** They make it weaker, and they can be defamation.',
          ],
        },
      ],
    },
    {
      id: 'staff',
      title: 'For staff',
      blocks: [
        {
          steps: [
            '**Log in with a second step**: an app, a passkey, or a code on paper. Your password has at least 12 characters. Without both the pages of the staff stay closed.',
            '**The queue** holds the reports that wait: the longest waiting first. Those with priority verification come earlier, at every second place at most. Our target for these is 48 hours. Priority is an order, and never a reason to judge one way or the other. You see the words and not who sent them. Do not try to find out.',
            '**Assign a report to yourself** before you begin. For two days no colleague can take a step on it. That ends when you release, verify or decide it. If you cannot go on, release it.',
            '**Verify** only what you have compared yourself, by a method that you used. Write notes that a colleague can follow. If the report changes, it must be verified again.',
            '**Rate** the credibility from 1 to 5. It says how far the report is borne out, not how bad it is.',
            '**Approve** only what another member of staff has verified. First look for anything that points to the source. Label each statement by what you or a colleague has seen. What is not in a document is an inference. What you approve becomes public with the next batch, usually within the hour.',
            '**Review** what a colleague has verified, before it is approved or afterwards. Say what holds, what does not, and what you would still ask for. Only staff read it.',
            '**Reject** with a reason that helps the reporter and does not insult them.',
            '**Correction requests** come from anybody, on their own page in your menu. Accept for review what can be checked and matters. Decline the rest with a reason. Judge what is shown, not who says it, and never answer in a way that points at the reporter.',
            '**Correct** single statements, or **answer** why they stay: one of you proposes, another confirms. The change log repeats nothing that was wrong.',
            '**Retract** what turns out to be wrong as soon as you know it. Write the correction notice for the public: what was wrong, without repeating the allegation.',
            '**Join records**: use the page [The same, or not](/admin/judgements). There you propose that two public records are about the same person, office or company. A name is no reason. If you see that a judgement is wrong, take it back: one of you is enough.',
            '**Confirm** what a colleague proposed on [Waiting for a second person](/admin/proposals). It lists invitations, roles, suspensions and rejections. It also lists convictions for the archive, and lines removed from a declaration. Read it first. Each step there asks for your password once more.',
            '**Messages** from the contact page wait under your name in the menu. Closing one erases it.',
          ],
        },
        'Before your first report you [declare](/declaration) your names, your employers and people you have a conflict of interest with. A report that fits does not exist for you: a colleague handles it.',
        'No one verifies, rates, approves or rejects their own report. The [methodology](/methodology) shows who may do what, drawn from the rules themselves.',
      ],
    },
    {
      id: 'operators',
      title: 'For those who run it',
      blocks: [
        {
          list: [
            '**Start** with `npm start`. It brings its own PostgreSQL, and the first start prints a link for the first administrator.',
            '**The key file** opens every report. Keep a copy apart from the backups of the database. A person who has both has everything. Without the key file, nothing can be opened again.',
            '**The signing key** is beside it, and signs receipts and the daily roots of the log. `npm run check-log` reads the whole log. It names what was deleted or changed, and what is shown without it. Keep [the checkpoint](/log/checkpoint) on another machine, and compare with `--kept`.',
            '**A proxy of yours** ends TLS. Switch its log of addresses off. TRUST_PROXY=yes lets the counted tries see networks.',
            '**ONION=yes** makes an onion address with the tor of your system. It helps your users more than any other setting.',
            '**SECURITY_CONTACT** (mailto: or https:) is shown at /.well-known/security.txt. Without it there is none.',
            '**LEGAL_CONTACT** (mailto: or https:) is where lawyers and those who are named write. Without it they use the contact form.',
            '**SOCIAL_LINKS** is a list such as `Mastodon=https://example.org/@us`; only real accounts.',
            '**COUNTRY_HEADER** is the header in which your proxy names the country. **STATISTICS** may be plausible or umami, with STATISTICS_SCRIPT and STATISTICS_SITE. Without it, the site counts page views itself. Either only of people who agree.',
          ],
        },
        'You are the one whom the law calls the data controller. [Regulatory](/regulatory-compliance) says what that asks of you.',
      ],
    },
  ],
}

/** How to use Fitila. */
export const documentation = { documentationArticle }
