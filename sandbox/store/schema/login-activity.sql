create table login_activity (
  id         integer primary key,
  user_id    text not null,
  action_at  integer not null,
  action_by  text not null,
  status     text not null,
  source     text not null,
  device     text not null,
  os         text not null,
  browser    text not null,
  ip_address text not null,
  extra      text,
  folded     text not null
);
create index login_activity_by_time on login_activity (user_id, action_at);
create index login_activity_by_status on login_activity (user_id, status, action_at);
