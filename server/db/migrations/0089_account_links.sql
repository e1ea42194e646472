-- Links with which people make their own account or choose a new password, and what such an account gets.
alter table share_link add column max_uses integer check (max_uses between 1 and 100);
alter table share_link add column invited_role text check (invited_role in ('user', 'editor', 'admin'));
alter table share_link add column invited_team text;
alter table share_link add column invited_room integer references draft_room on delete set null;
alter table share_link add column account_id integer references account on delete cascade;
create index on share_link (invited_room);
create index on share_link (account_id);
