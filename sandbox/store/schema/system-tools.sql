create table supported_connection (
  id         text primary key,
  name       text not null,
  details    text not null,                 -- JSON: its further columns
  created_at integer not null,
  created_by text not null
);
create table segment_meta (
  id         text primary key,
  name       text not null,
  details    text not null,                 -- JSON: its further columns
  created_at integer not null,
  created_by text not null
);
create table object_model (
  name       text primary key,
  label      text not null,
  updated_at integer not null,
  updated_by text not null
);
create table object_model_field (
  model      text not null references object_model,
  name       text not null,
  type       text not null,
  label      text not null,
  updated_at integer not null,
  updated_by text not null,
  primary key (model, name)
);
create table custom_model_template (
  id         text primary key,
  code       text not null unique,
  details    text not null,                 -- JSON: all of it, as it was given
  created_at integer not null,
  created_by text not null
);
