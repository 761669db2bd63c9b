-- A notification holds what happened and to which report; its words are chosen when it is read, in the reader's language.

alter table notifications
  add column kind text,
  add column parameters jsonb;

-- What each kind was told with until now. A row that says anything else keeps its words, under a kind of its own.
with said (kind, title, message) as (values
  ('report.verified', 'Verification recorded', 'A member of staff recorded a verification of your report {reference}.'),
  ('report.rated', 'Credibility rated', 'A member of staff rated the credibility of your report {reference}.'),
  ('report.peer_reviewed', 'Peer review submitted', 'A colleague reviewed the report {reference}, which you verified.'),
  ('report.approved', 'Report approved', 'Your report {reference} was approved. The public can now find it.'),
  ('report.rejected', 'Report rejected', 'Your report {reference} was not published. Open it to read the reason.'),
  ('report.retracted', 'Report retracted', 'Your report {reference} was taken back. Open it to read the correction notice.'),
  ('report.disputed', 'Report disputed', 'Somebody asked for a correction of your report {reference}. Staff look into it. You need not do anything, and nobody is told who you are.'),
  ('report.corrected', 'Report corrected', 'Something in the public words of your report {reference} was corrected. Open it to read what, and why. What you sent stays sealed as it was.'),
  ('report.dispute_answered', 'Dispute answered', 'The dispute about your report {reference} has an answer. Open it to read it.')
), numbered as (
  select id, title, message, substring(message from 'WR-[0-9]+') as reference from notifications
)
update notifications n
set kind = said.kind, parameters = jsonb_build_object('reference', numbered.reference)
from numbered join said
  on said.title = numbered.title and replace(said.message, '{reference}', numbered.reference) = numbered.message
where n.id = numbered.id;

update notifications set kind = 'other', parameters = jsonb_build_object('title', title, 'message', message)
where kind is null;

alter table notifications
  alter column kind set not null,
  alter column parameters set not null,
  drop column title,
  drop column message;
