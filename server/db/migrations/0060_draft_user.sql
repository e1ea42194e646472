-- An accepted question of the live feed stored the session of its user, with the hash of its token and the role. Only the
-- id and the name belong to a change.
create function pg_temp.only_name(account jsonb) returns jsonb language sql as $$
  select jsonb_build_object('id', account -> 'id', 'username', account -> 'username')
$$;

create function pg_temp.only_names(change jsonb) returns jsonb language sql as $$
  select change || case when change -> 'user' ? 'tokenHash'
    then jsonb_build_object('user', pg_temp.only_name(change -> 'user')) else '{}' end
$$;

create function pg_temp.clean(change jsonb) returns jsonb language sql as $$
  select pg_temp.only_names(change)
    || case when change ? 'entry'
      then jsonb_build_object('entry', pg_temp.only_names(change -> 'entry')) else '{}' end
    || case when change -> 'cleared' ? 'draft_history'
      then jsonb_build_object('cleared', change -> 'cleared' || jsonb_build_object('draft_history', coalesce((
        select jsonb_agg(pg_temp.only_names(game) order by place)
        from jsonb_array_elements(change #> '{cleared,draft_history}') with ordinality as games (game, place)
      ), '[]'))) else '{}' end
$$;

update draft_event set payload = pg_temp.clean(payload) where payload::text like '%tokenHash%';
update draft_replay set payload = pg_temp.clean(payload) where payload::text like '%tokenHash%';
update draft_history set entry = pg_temp.only_names(entry) where entry::text like '%tokenHash%';
