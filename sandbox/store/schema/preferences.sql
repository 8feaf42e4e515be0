create table listing_preference (
  user_id     text not null,
  object_type text not null,                -- the listing
  columns     text not null,                -- those shown, and after a minus those hidden
  primary key (user_id, object_type)
) without rowid;

create table visit (
  user_id    text not null,
  org_id     text not null,
  url        text not null,                 -- of the page, as the console told it
  app        text not null,
  name       text not null,
  visited_at integer not null,              -- last
  primary key (user_id, org_id, url)
);
