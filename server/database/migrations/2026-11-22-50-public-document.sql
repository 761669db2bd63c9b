-- What a public report says is one document, so that a retraction empties all of it, a field that came later included.
-- The columns that lists show are generated from it: they cannot say anything that the document does not.

alter table public_reports add column document jsonb;

update public_reports set document = jsonb_build_object(
  'personName', person_name, 'position', position, 'sector', sector, 'state', state,
  'incidentDate', incident_date,
  'suspectedAssets', coalesce(suspected_assets, ''), 'suspectedItems', coalesce(suspected_items, '[]'),
  'declaredAssets', coalesce(declared_assets, ''), 'declaredItems', coalesce(declared_items, '[]'),
  'wealthSource', coalesce(wealth_source, ''), 'evidence', coalesce(evidence, ''),
  'relevantLinks', to_jsonb(coalesce(relevant_links, '{}')))
where status = 'approved';

update public_reports
set credibility_rating = null, verification_method = null, verified_on = null, disputed_on = null,
  corrected_at = null, changed_at = null
where status = 'retracted';

alter table public_reports
  drop constraint public_reports_tombstone,
  drop constraint public_reports_tombstone_items,
  drop column person_name,
  drop column position,
  drop column sector,
  drop column state,
  drop column incident_date,
  drop column suspected_assets,
  drop column suspected_items,
  drop column declared_assets,
  drop column declared_items,
  drop column wealth_source,
  drop column evidence,
  drop column relevant_links;

-- One more letter than an excerpt shows, so that a cut can be told from an end.
alter table public_reports
  add column person_name text generated always as (document ->> 'personName') stored,
  add column position text generated always as (document ->> 'position') stored,
  add column sector text generated always as (document ->> 'sector') stored,
  add column state text generated always as (document ->> 'state') stored,
  add column excerpt text generated always as (left(document ->> 'suspectedAssets', 241)) stored;

alter table public_reports add constraint public_reports_tombstone check (
  case status
    when 'approved' then document is not null and retracted_at is null
    else document is null and retracted_at is not null and correction_notice is not null
      and credibility_rating is null and verification_method is null and verified_on is null
      and disputed_on is null and corrected_at is null and changed_at is null
  end
);

-- A statement belongs to a field, and which fields there are is told by the program.
alter table public_statements drop constraint public_statements_place_check;
alter table public_statements add constraint public_statements_place_check
  check (place ~ '^[a-z][A-Za-z]{1,40}(\.[0-9]{1,2})?$');
