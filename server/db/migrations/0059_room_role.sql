-- What a member can do in a room. Someone who was removed stays as `none`, so the edit link doesn't bring them back.
alter table draft_room_member
  add column role text not null default 'edit' check (role in ('none', 'view', 'edit', 'manage'));
