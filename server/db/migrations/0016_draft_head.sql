-- Bans and picks beside the version they are of: one row to lock, to read and to write. Each list in its order.
alter table draft_head
  add column banned_legends text[] not null default '{}',
  add column picked_legends text[] not null default '{}',
  add check (cardinality(picked_legends) <= 3),
  -- A banned legend is never picked.
  add check (not banned_legends && picked_legends);

update draft_head set
  banned_legends = coalesce((select array_agg(legend order by place) from draft_ban), '{}'),
  picked_legends = coalesce((select array_agg(legend order by slot) from draft_pick), '{}');

drop table draft_ban;
drop table draft_pick;
