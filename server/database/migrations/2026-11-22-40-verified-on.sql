-- The public day of a verification is the day in Nigeria: one of the first hour after midnight there had the day before.

update public_reports shown set verified_on = shown.verified_on + 1
  from (
    select distinct on (report_id) report_id, verified_at
    from report_verifications join public_reports using (report_id)
    where verified_at <= published_at
    order by report_id, verified_at desc
  ) latest
  where latest.report_id = shown.report_id
    and shown.verified_on = (latest.verified_at at time zone interval '0')::date
    and shown.verified_on + 1 = (latest.verified_at at time zone interval '1 hour')::date;
