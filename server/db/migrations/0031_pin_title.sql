-- Empty for markers that were added without one.
alter table pin_marker add column title text not null default '' check (length(title) <= 60);
