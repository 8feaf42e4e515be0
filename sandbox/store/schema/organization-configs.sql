create table organization_config (
  org_id text not null,
  part   text not null,                     -- which of its configurations
  config text not null,                     -- JSON
  primary key (org_id, part)
) without rowid;
