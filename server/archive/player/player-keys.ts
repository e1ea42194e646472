/** Who a player is: the id in the file, else the name; merged ones are one player. */
export const OWN_PLAYER = 'coalesce(p.player_id, lower(p.name))'
export const MERGED_PLAYER = `coalesce(merged.player, ${OWN_PLAYER})`
export const PLAYER_MERGES = `left join player_merge merged on merged.key = ${OWN_PLAYER}`
