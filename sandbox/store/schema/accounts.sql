create table account (
  id                     text primary key,  -- the e-mail address, lower case
  name                   text not null,
  name_folded            text not null,
  phone                  text,
  address                text,
  avatar                 text,
  status                 text not null default 'active',
  password               text not null,
  previous_password      text,
  password_changed_at    integer,
  change_password_reason text,              -- set: the password must be changed
  totp_enabled           integer not null default 0,
  totp_secret            text,
  totp_last_step         integer not null default 0,
  api_enabled            integer not null default 0,
  api_key                text,
  cdp_key                text,
  home_organization      text,              -- set: signing in leads straight into it
  created_at             integer not null
) without rowid;
create index account_by_name on account (name_folded);
create index account_by_creation on account (created_at);

create table membership (
  user_id     text not null,
  org_id      text not null,
  roles       text not null,
  permissions text not null,
  valid_until integer,
  primary key (user_id, org_id)
) without rowid;
create index membership_by_organization on membership (org_id);
