-- A composition can have a general note and others for a map, an opponent or both.
alter table comp_note add column map text;
-- A spelling of the team, as for team notes, and the name it had.
alter table comp_note add column opponent_key text;
alter table comp_note add column opponent text;
alter table comp_note add check ((opponent is null) = (opponent_key is null));
alter table comp_note drop constraint comp_note_comp_key_key;
create unique index comp_note_subject on comp_note (comp_key, map, opponent_key) nulls not distinct;
