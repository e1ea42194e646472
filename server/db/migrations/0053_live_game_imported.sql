-- False until the game is in the archive, so a server that was killed in between finds it at its next start. What an
-- administrator undoes stays imported in this sense. Games from before this column have been imported.
alter table live_game add column is_imported boolean not null default true;
alter table live_game alter column is_imported set default false;
create index on live_game (feed_id) where not is_imported;
