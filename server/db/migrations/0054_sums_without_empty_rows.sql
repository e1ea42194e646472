-- Sums without games are deleted at once. Before, they were written as zeros and found again by these indexes.
drop index team_comp_empty;
drop index team_spelling_empty;
drop index team_region_empty;
drop index team_comp_order_empty;
drop index team_comp_ban_empty;
drop index team_day_empty;
drop index player_legend_empty;
drop index comp_map_empty;
drop index poi_comp_empty;
drop index ban_day_empty;
drop index ban_series_day_empty;
drop index player_name_empty;
drop index player_day_empty;
drop index player_pick_day_empty;
