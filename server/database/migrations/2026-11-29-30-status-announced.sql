-- What is announced of an event says where its report stood afterwards: no one outside hears of a report that is not public.

create or replace function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('fitila_events', json_build_object(
    'id', new.id, 'kind', new.kind, 'subjectId', new.subject_id, 'status', new.status_to)::text);
  return null;
end
$$;
