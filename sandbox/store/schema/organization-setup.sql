create table general_settings (
  org_id                   text primary key,
  allowed_domains          text not null,
  invitation_users_to_join integer,         -- null: not settled
  action_by                text
);

create table web_tagging (
  org_id       text primary key,
  tracking_key text not null unique,
  config       text not null                -- the whole of it
) without rowid;

create table model_storage (
  org_id text primary key,
  config text not null
) without rowid;

create table cronjob_setup (
  org_id      text primary key,
  enabled_dde integer not null
) without rowid;

create table custom_model (
  id     text primary key,
  org_id text not null,
  code   text not null,                     -- of the template it was made from
  fields text not null,
  unique (org_id, code)
);
