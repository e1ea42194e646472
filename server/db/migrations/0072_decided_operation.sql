-- What was decided about operations on shared documents, refusals included. One that is sent again is answered and not
-- decided again. The drafts of rooms have draft_op, which is written in the same statement as their changes.
create table decided_operation (
  poi_draft_id integer references poi_draft on delete cascade,
  plan_id integer references plan on delete cascade,
  -- Of the plan for its series.
  room_id integer references draft_room on delete cascade,
  user_id integer not null references account on delete cascade,
  operation_id text not null check (length(operation_id) between 1 and 100),
  -- The oldest of a document are deleted.
  number bigint generated always as identity primary key,
  -- Null if it was accepted.
  refusal text,
  -- The document's version after it, if it made one of its own.
  version integer,
  check (num_nonnulls(poi_draft_id, plan_id, room_id) = 1)
);
create unique index on decided_operation (poi_draft_id, user_id, operation_id) where poi_draft_id is not null;
create index on decided_operation (poi_draft_id, number) where poi_draft_id is not null;
create unique index on decided_operation (plan_id, user_id, operation_id) where plan_id is not null;
create index on decided_operation (plan_id, number) where plan_id is not null;
create unique index on decided_operation (room_id, user_id, operation_id) where room_id is not null;
create index on decided_operation (room_id, number) where room_id is not null;
create index on decided_operation (user_id);

insert into decided_operation (poi_draft_id, user_id, operation_id, refusal)
select draft_id, user_id, operation_id, refusal from poi_draft_op order by number;
drop table poi_draft_op;

insert into decided_operation (plan_id, user_id, operation_id, version)
select plan_id, account_id, operation_id, version from plan_change order by plan_id, version;
alter table plan_change drop column operation_id;

insert into decided_operation (room_id, user_id, operation_id)
select coalesce(p.room, 1), a.id, substr(o.operation, strpos(o.operation, ' ') + 1)
from series_plan p
cross join unnest(p.operations) with ordinality as o (operation, number)
join account a on a.id::text = split_part(o.operation, ' ', 1)
order by p.room, o.number;
alter table series_plan drop column operations;

-- Servers listen to one channel for everything that changes.
create or replace function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('change', 'session');
  return null;
end $$;
