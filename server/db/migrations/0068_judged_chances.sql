-- What was judged besides compositions and the next ban. Everything is judged again, so old weeks get theirs.
alter table backtest_week add column chances jsonb not null default '[]';
alter table backtest_week alter column chances drop default;
alter table forecast_model add column unseen jsonb, add column chances jsonb;
update forecast_model set version = version + 1, changed_from = 'epoch'
where exists (select from backtest_week);
