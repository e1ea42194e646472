-- Reports say how many games and series were judged. The next back-test counts them.
update forecast_model set
  backtest = backtest || '{"games": 0, "series": 0}',
  live = live || '{"games": 0, "series": 0}';
