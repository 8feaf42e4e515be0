-- The library: one for the whole platform.
create table mini_app (
  id          text primary key,
  app_id      text not null unique,         -- at Zalo, composed (NFC)
  app_name    text not null,
  name_folded text not null,
  details     text not null,                -- what was sent beside that, as JSON
  folded      text not null
);
create index mini_app_by_name on mini_app (name_folded, app_id);

create table mini_app_live_version (
  id         text primary key,
  app_id     text not null,
  app_name   text not null,                 -- as the library had it
  version    integer not null,
  status     text not null,                 -- Enabled, Disabled
  created_at integer not null,
  updated_at integer,
  updated_by text,
  folded     text not null,
  unique (app_id, version)
);
create index mini_app_live_version_by_creation on mini_app_live_version (created_at);
