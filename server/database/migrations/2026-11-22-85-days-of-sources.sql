-- What a source did is stored as a day: a moment could be held against the log of a network. Files keep their order by a place of their own.

-- A day is stored as the moment at which it begins in Nigeria. A moment less its epoch does not depend on the zone of a session.
create function is_day(moment timestamptz) returns boolean language sql immutable as $$
  select extract(epoch from moment + interval '1 hour')::numeric % 86400 = 0
$$;

create function day_of(moment timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('day', moment at time zone interval '1 hour') at time zone interval '1 hour'
$$;

alter table attachments add column place integer;
update attachments a set place = numbered.place from (
  select id, row_number() over (partition by draft_id, report_id order by created_at, id) as place from attachments
) numbered where numbered.id = a.id;
alter table attachments alter column place set not null;

update reports set created_at = day_of(created_at), updated_at = day_of(updated_at);
-- A draft is kept to the end of the day on which its time is over.
update drafts set created_at = day_of(created_at), updated_at = day_of(updated_at),
  expires_at = day_of(expires_at) + interval '1 day';
update attachments set created_at = day_of(created_at);
update receipt_codes set shown_until = day_of(shown_until) + interval '1 day';

alter table reports
  add constraint reports_created_on_a_day check (is_day(created_at)),
  add constraint reports_updated_on_a_day check (is_day(updated_at));
alter table drafts
  add constraint drafts_created_on_a_day check (is_day(created_at)),
  add constraint drafts_updated_on_a_day check (is_day(updated_at)),
  add constraint drafts_expire_with_a_day check (is_day(expires_at));
alter table attachments add constraint attachments_created_on_a_day check (is_day(created_at));
alter table receipt_codes add constraint receipt_codes_shown_to_the_end_of_a_day check (is_day(shown_until));

update profiles set created_at = day_of(created_at), tour_finished_at = day_of(tour_finished_at);
update credentials set changed_at = day_of(changed_at);
update notifications set read_at = day_of(read_at) where read_at is not null;
update notification_preferences set updated_at = day_of(updated_at);
update expert_profiles set created_at = day_of(created_at);
