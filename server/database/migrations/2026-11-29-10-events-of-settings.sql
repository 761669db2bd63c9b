-- Events of the site as a whole are found without a walk over all events.

create index events_settings on events (kind, id) where subject_kind = 'setting';
