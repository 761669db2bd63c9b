-- A start looks for keys of another key file without reading every key.
create index sealed_keys_recipient on sealed_keys (recipient);
