-- A report that its source sent as a better version of a rejected one knows which. Sealed, so that a copy of the database links no two.

alter table reports add column sealed_earlier bytea;
