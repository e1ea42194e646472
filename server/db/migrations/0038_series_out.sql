-- View links can show a series as a browser source for streams; `target` is its first game.
alter table share_link drop constraint share_link_kind_check;
alter table share_link add check (kind in ('draft_stage', 'series_obs'));

-- Where the result of each new game of a series is posted. The first game names the series: each file has a row of its
-- own for the series it contains.
create table series_webhook (
  first_mid text primary key,
  -- A secret: whoever has it can post.
  url text not null,
  created_by integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  -- The last game that was posted, or that had been played when the webhook was set.
  last_game integer not null,
  sent_at timestamptz,
  -- No server tries before. A server that posts moves it on first, so no other one posts too.
  next_try_at timestamptz not null default now(),
  failures integer not null default 0,
  -- Why the last try failed.
  fault text
);
create index on series_webhook (created_by);
