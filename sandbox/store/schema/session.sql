create table session (
  id          text primary key,             -- shown to its owner
  secret_hash text not null unique,         -- of the cookie's value
  user_id     text not null,
  stage       text not null,                -- 'pending': the code is owed; 'account'
  org_id      text,
  opened_at   integer not null,
  expires_at  integer not null,
  seen_at     integer not null,
  ip_address  text,
  user_agent  text,
  geo_location text
);
create index session_by_user on session (user_id);

create table api_token (
  session_id text primary key               -- a session that was signed in by API
) without rowid;
