-- The catalogue: one for all organizations.
create table permission (
  id          text primary key,             -- the key, composed (NFC)
  name        text not null,
  category_id text not null,
  category    text not null,                -- its label, as it was sent
  description text,
  created_at  integer,
  created_by  text,
  updated_at  integer,
  updated_by  text,
  folded      text not null
);
create index permission_by_text on permission (folded);
