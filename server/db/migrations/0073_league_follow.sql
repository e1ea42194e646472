-- Series of the league are followed like matches, by the address of their page or for a team.
alter table match_link drop constraint match_link_kind_check;
alter table match_link add check (kind in ('overstat', 'statscode', 'algs', 'algsteam'));
alter table match_link drop constraint match_link_end_reason_check;
alter table match_link add check (end_reason in ('stopped', 'quiet', 'old', 'undone', 'finished'));
alter table match_link
  -- When a series of the league is planned to begin.
  add column starts_at timestamptz,
  -- Of its games that are over, as the last look found them, and of all answers that were imported last.
  add column games_hash text,
  add column answers_hash text,
  -- Of a team: series that were checked for it.
  add column checked_series text[] not null default '{}';

-- Ids of games that were over when this file was fetched, but without results. Those of an earlier fetch stay.
alter table series add column awaited text[] not null default '{}';
create index on series (source_id) where source_id is not null;

-- After a failure the fetch of a season waits, but not the looks at followed series.
alter table league add column retry_at timestamptz not null default now();
