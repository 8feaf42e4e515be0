create table quota (
  id               text primary key,
  org_id           text not null,
  category         text not null,
  by_keys          text not null,
  alert_message    text,
  enabled_blocked  integer not null default 0,
  unblocked_period integer,                 -- minutes
  max_allowed      integer,
  blocked_until    integer,                 -- set: the ingestion was blocked; it unblocks by itself then
  unique (org_id, category)
);
