-- Only conversations that were sealed as reports before there was one table of keys (decision 047) may have such keys.

create function refuse_new_conversations_as_reports() returns trigger language plpgsql as $$
begin
  -- One more recipient of an earlier conversation gets the same key, bound as it was.
  if not exists (
    select from sealed_keys
    where subject_kind = new.subject_kind and subject_id = new.subject_id and bound_as = new.bound_as
  ) then
    raise exception 'a conversation is bound as a conversation'
      using errcode = 'check_violation', table = 'sealed_keys', constraint = 'sealed_keys_bound_as';
  end if;
  return new;
end
$$;

create trigger sealed_keys_of_earlier_conversations
  before insert or update of subject_kind, subject_id, bound_as on sealed_keys
  for each row when (new.subject_kind <> new.bound_as)
  execute function refuse_new_conversations_as_reports();
