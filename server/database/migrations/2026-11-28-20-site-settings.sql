-- What the operator says on the site and switches, each version of it.
create table site_settings (
  setting text not null,
  version integer not null check (version > 0),
  -- Empty: the setting was taken away.
  value text not null,
  set_on date not null,
  primary key (setting, version)
);

-- What a page said on a day stays what it said. Only the newest version counts.
create function refuse_change_of_site_settings() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a setting is never changed';
end
$$;
create trigger site_settings_stay before update or delete on site_settings
  for each row execute function refuse_change_of_site_settings();
