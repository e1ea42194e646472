-- When the source of a file was asked, if the file says so: of two fetches of a series, the newest counts.
alter table import add column fetched_at timestamptz;
