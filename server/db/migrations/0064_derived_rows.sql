-- Derived rows are written only from results that exist, in the same change of the archive (server/archive/sum-tables.ts,
-- server/archive/forecast-rows.ts). Checking each of them again took a sixth of an import.
alter table team_comp drop constraint team_comp_team_id_fkey;
alter table team_comp_order drop constraint team_comp_order_team_id_fkey;
alter table team_comp_ban drop constraint team_comp_ban_team_id_fkey;
alter table team_spelling drop constraint team_spelling_team_id_fkey;
alter table team_region drop constraint team_region_team_id_fkey;
alter table team_day drop constraint team_day_team_id_fkey;
alter table player_legend drop constraint player_legend_team_id_fkey;
alter table poi_team drop constraint poi_team_team_id_fkey;
alter table player_day drop constraint player_day_team_id_fkey;
alter table player_pick_day drop constraint player_pick_day_team_id_fkey;
-- Its game still takes it along.
alter table forecast_row drop constraint forecast_row_team_result_id_fkey;
