-- What viewers see of a live feed now (domain/live-view/live-view.ts). The server that receives the feed writes it, the
-- others read it. Unlogged: it is written every second, and after a crash of PostgreSQL the next event writes it again.
create unlogged table live_view (
  feed_id integer primary key references live_feed on delete cascade,
  view jsonb not null,
  updated_at timestamptz not null default now()
);
