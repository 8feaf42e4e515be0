-- What an organization has settled about its security, each as it was saved.
create table organization_policy (
  org_id text not null,
  kind   text not null,                     -- 'password', 'session', 'masking'
  config text not null,
  primary key (org_id, kind)
) without rowid;
