-- A declaration is compared with every report in steps: at a million reports that is no work for one request.

alter table staff_declarations
  add column compared_through uuid,
  add column compared_reports bigint not null default 0;
