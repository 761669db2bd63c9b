-- A statement's label is called label, as on every screen and in the glossary.

alter table public_statements rename column mark to label;
alter table public_statements rename constraint public_statements_mark_check to public_statements_label_check;
