create table invitation (
  id                    text primary key,
  user_id               text not null,      -- who is invited
  org_id                text not null,
  invited_by            text not null,
  roles                 text not null,
  reason                text,
  status                text not null,
  created_at            integer not null,
  joined_org_expired_at integer,            -- end of the membership
  expired_at            integer not null,   -- end of the invitation; 0: none
  folded                text not null
);
create index invitation_by_user on invitation (user_id, created_at);
create index invitation_by_organization on invitation (org_id, created_at);
