create table linked_company (
  id               text primary key,
  org_id           text not null,
  integration_name text not null,
  api_key          text,                    -- a secret: no list shows it
  linked_org_id    text not null,           -- of the company, in the linked product
  linked_org_name  text not null,
  linked_source    text not null,
  created_at       integer not null,
  created_by       text not null,
  folded           text not null
);
create index linked_company_by_organization on linked_company (org_id, linked_source, linked_org_id);
create index linked_company_by_creation on linked_company (created_at);
