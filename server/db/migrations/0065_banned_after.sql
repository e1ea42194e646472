-- The legend that a game bans, if its file says so. Of games imported before, only the bans of the next game are known.
alter table game add column banned_after text;
alter table forecast_game add column banned_after text;
