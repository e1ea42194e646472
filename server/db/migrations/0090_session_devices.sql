-- What users see of their logins: from what, and when they were last used.
alter table session add column id integer generated always as identity unique;
alter table session add column device text not null default '';
alter table session add column used_at timestamptz;
