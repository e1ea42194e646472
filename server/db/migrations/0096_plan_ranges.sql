-- How far off chances of later bans and of planned compositions were in the back-test, by games ahead. Written with its next reports.
alter table forecast_model add column plan_ranges jsonb;
