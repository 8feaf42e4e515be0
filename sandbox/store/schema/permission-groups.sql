create table permission_group (
  id          text primary key,
  org_id      text not null,
  name        text not null,
  description text,
  permissions text not null,
  system      integer not null default 0,
  created_at  integer,
  created_by  text,
  updated_at  integer,
  updated_by  text,
  folded      text not null
);
create index permission_group_by_organization on permission_group (org_id, folded);

create table permission_group_member (
  group_id text not null references permission_group (id),
  user_id  text not null,
  primary key (group_id, user_id)
);
create index permission_group_member_by_user on permission_group_member (user_id);
