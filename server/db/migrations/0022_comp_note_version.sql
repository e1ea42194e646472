-- A new number with each change, so that of two users who edit the same note the second is told. One sequence for all
-- notes: a note that is deleted and written again never gets a version that someone has read before.
create sequence comp_note_version as integer;
alter table comp_note add column version integer not null default nextval('comp_note_version');
alter sequence comp_note_version owned by comp_note.version;
