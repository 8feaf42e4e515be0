create table system_variable (
  id         text primary key,              -- the key, composed (NFC)
  value      text not null,                 -- a secret: no list and no log has it
  created_at integer,
  created_by text,
  updated_at integer,
  folded     text not null
);
