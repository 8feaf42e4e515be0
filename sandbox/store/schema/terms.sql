create table platform_term (
  version integer primary key,
  active  integer not null,
  term    text not null
);

create table term_acceptance (
  user_id     text not null,
  org_id      text not null,                -- '' for the platform's terms
  version     integer not null,
  accepted_at integer not null,
  primary key (user_id, org_id)
) without rowid;
