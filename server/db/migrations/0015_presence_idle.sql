-- True while somebody is connected but away from every screen of theirs.
alter table presence add column is_idle boolean not null default false;
