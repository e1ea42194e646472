-- Every forecast stored for a game is kept, so that the last one before its start can be judged.
alter table said_forecast drop constraint said_forecast_pkey;
alter table said_forecast add primary key (first_mid, number, team_id, said_at);
alter table said_ban drop constraint said_ban_pkey;
alter table said_ban add primary key (first_mid, number, said_at);
