create table message (
  event      integer primary key,           -- the id of its event on the live channel
  id         text not null unique,
  audience   text not null,                 -- '' for everybody; an organization; a person
  level      text,                          -- null: its sender gave none, it is info
  title      text not null,
  message    text not null,
  critical   integer not null,
  extra      text,                          -- an object
  created_at integer not null,
  folded     text not null
);
create index message_by_audience on message (audience, created_at);

create table message_read (
  user_id    text not null,
  message_id text not null,
  primary key (user_id, message_id)
) without rowid;

create table live_event (
  last integer not null                     -- the id of the last event on the live channel; one row
);
insert into live_event values (0);
