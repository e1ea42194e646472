alter table account drop constraint account_role_check;
alter table account add constraint account_role_check check (role in ('user', 'editor', 'admin'));
