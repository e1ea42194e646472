-- View links can show the replay of a game; `target` is its id. contract/share-link.ts lists the kinds.
alter table share_link drop constraint share_link_kind_check;
alter table share_link add constraint share_link_kind_check check (kind ~ '^[a-z_]{1,40}$');
