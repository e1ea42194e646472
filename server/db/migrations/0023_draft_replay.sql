-- When each change was made; unknown for some of those from before this migration.
alter table draft_event add column at timestamptz;
update draft_event e set at = o.decided_at from draft_op o
where e.payload ->> 'operationId' = o.operation_id and e.version between o.first_version and o.version;

-- Changes that are too old for sockets and undo, without what only those need: who did what and when, for a replay.
-- A reset has no lists, a removed or restored game only its id and version.
create table draft_replay (
  version integer primary key,
  at timestamptz,
  payload jsonb not null
);

-- Rows come and go at the same rate, so dead ones are counted absolutely, not as a share of the table.
alter table draft_event set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table draft_history set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table draft_op set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table draft_replay set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
