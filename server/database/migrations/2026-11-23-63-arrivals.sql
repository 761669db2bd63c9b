-- Staff are told of what arrives from now on, and of nothing that arrived before.

insert into event_cursors (consumer, last_event) select 'arrivals', coalesce(max(id), 0) from events
on conflict do nothing;
