-- Two people can withdraw a conviction, because an appeal may end it. Its number, its year and the reason stay, and nothing of what it said.

alter table archive_records
  add column withdrawn_on date,
  add column withdrawal_reason text not null default '',
  drop constraint archive_records_source,
  add constraint archive_records_source
    check (is_sample or withdrawn_on is not null or (source_url <> '' and identity is not null)),
  add constraint archive_records_withdrawn check (
    case when withdrawn_on is null then withdrawal_reason = ''
    else withdrawal_reason <> '' and identity is null and conviction_date = year::text
      and concat(name, state, offense, court_location, sentence, law_sections, charge_no, judge, option_of_fine,
        forfeiture, restitution, appeal_date, source_url, source_publisher, source_date, checked_by, checked_on, notes) = ''
    end
  );
