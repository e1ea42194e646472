-- What coaches say about findings of a debrief, by the first game of the series, or by the game. One for each finding and user.
create table insight_verdict (
  mid text not null,
  is_series boolean not null,
  team_key text not null,
  kind text not null,
  verdict text not null check (verdict in ('right', 'not_useful', 'wrong', 'known', 'unimportant')),
  said_by integer not null references account on delete cascade,
  said_at timestamptz not null default now(),
  primary key (mid, is_series, team_key, kind, said_by)
);
create index insight_verdict_of_team on insight_verdict (team_key, kind, said_at);
create index insight_verdict_by on insight_verdict (said_by);
