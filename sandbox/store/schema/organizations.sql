create table organization (
  id            text primary key,
  name          text not null,
  name_folded   text not null,
  code          text,
  full_name     text,
  account_type  text,
  industry      text,
  website       text,
  image_link    text,
  email         text,
  phone         text,
  address       text,
  status        text not null default 'active',
  theme_color   text,
  theme         text,
  theme_at      integer,
  theme_by      text,
  updated_at    integer,
  updated_by    text,
  term          text,
  term_active   integer not null default 0,
  term_version  integer not null default 1,
  phase         text,
  environment   text,
  contract_type text,
  contract_from integer,
  contract_to   integer,
  created_by    text,
  created_at    integer not null,
  -- Where free text is looked for.
  searched      text not null generated always as (name_folded || char(10) || coalesce(lower(email), '') || char(10)
                  || coalesce(phone, '') || char(10) || coalesce(lower(website), '')) stored
);
create index organization_by_code on organization (code collate nocase);
-- One for each order of the list, with all that it is filtered by: organization-search.ts walks along these alone.
create index organization_by_text on organization (searched, status, account_type, environment, industry);
create index organization_by_creation
  on organization (created_at, status, account_type, environment, industry, searched);
create index organization_by_name
  on organization (name_folded, created_at, status, account_type, environment, industry, searched);
create index organization_by_update
  on organization (updated_at, created_at, status, account_type, environment, industry, searched);
create index organization_by_status
  on organization (status, created_at, account_type, environment, industry, searched);
create index organization_by_type
  on organization (account_type, created_at, status, environment, industry, searched);

-- Three letters of it anywhere, and more, are found here.
create virtual table organization_text using fts5 (searched, content = 'organization', tokenize = 'trigram');
create trigger organization_text_in after insert on organization begin
  insert into organization_text (rowid, searched) values (new.rowid, new.searched);
end;
create trigger organization_text_out after delete on organization begin
  insert into organization_text (organization_text, rowid, searched) values ('delete', old.rowid, old.searched);
end;
create trigger organization_text_changed after update of name_folded, email, phone, website on organization begin
  insert into organization_text (organization_text, rowid, searched) values ('delete', old.rowid, old.searched);
  insert into organization_text (rowid, searched) values (new.rowid, new.searched);
end;
