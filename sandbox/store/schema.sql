-- Times are epoch milliseconds, flags 0 or 1, lists JSON. A *_folded column is what free text is compared with:
-- without accents, đ as d, lower case.

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
  updated_at    integer,
  updated_by    text,
  term          text,
  term_active   integer not null default 0,
  term_version  integer not null default 1,
  show_masking  integer not null default 0,
  mask_address  integer not null default 0,
  mask_email    integer not null default 0,
  mask_phone    integer not null default 0,
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

create table membership (
  user_id     text not null,
  org_id      text not null,
  roles       text not null,
  permissions text not null,
  valid_until integer,
  primary key (user_id, org_id)
) without rowid;
create index membership_by_organization on membership (org_id);

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

create table captcha_spent (
  signature text primary key,
  until     integer not null
);

create table failed_attempt (
  account text not null,
  kind    text not null,                    -- 'password', 'code' or 'apiKey'
  at      integer not null
);
create index failed_attempt_by_account on failed_attempt (account, kind, at);

create table lock_out (
  account text primary key,
  until   integer not null
);

create table login_activity (
  id         integer primary key,
  user_id    text not null,
  action_at  integer not null,
  action_by  text not null,
  status     text not null,
  source     text not null,
  device     text not null,
  os         text not null,
  browser    text not null,
  ip_address text not null,
  extra      text,
  folded     text not null
);
create index login_activity_by_time on login_activity (user_id, action_at);
create index login_activity_by_status on login_activity (user_id, status, action_at);

-- What was done to people.
create table account_log (
  id        integer primary key,
  org_id    text,                           -- null: before one was chosen
  action_at integer not null,
  action_by text not null,
  action    text not null,
  user_id   text not null,                  -- whom it speaks of
  object    text not null,                  -- what was sent, JSON without secrets
  reason    text,
  folded    text not null
);
create index account_log_by_organization on account_log (org_id, action_at);
create index account_log_by_user on account_log (user_id, action_at);

-- What was done, or refused, about anything else.
create table change_log (
  id          integer primary key,
  org_id      text,
  start_time  integer not null,
  end_time    integer not null,
  action_by   text not null,
  action      text not null,
  status_code text not null,
  category    text not null,
  object_type text not null,
  input       text not null,                -- what was sent, JSON without secrets
  folded      text not null
);
create index change_log_by_organization on change_log (org_id, start_time);

create table permission_group (
  id          text primary key,
  org_id      text not null,
  name        text not null,
  name_folded text not null,
  description text,
  permissions text not null,
  system      integer not null default 0,
  created_at  integer,
  created_by  text
);
create index permission_group_by_organization on permission_group (org_id, name_folded);

create table permission_group_member (
  group_id text not null references permission_group (id),
  user_id  text not null,
  primary key (group_id, user_id)
);

create table email_marketing (
  org_id  text primary key,
  name    text not null,
  api_key text not null
);

create table file (
  name text primary key,
  type text not null,
  body blob not null
);

create table export_record (
  id            text primary key,
  user_id       text not null,
  org_id        text not null,              -- where it was asked for
  start_time    integer not null,
  end_time      integer,                    -- null: it has not ended
  total_records integer not null,
  status        text not null,
  source        text,
  category      text,
  action        text,
  reason        text,
  criteria      text,
  address       text,                       -- of its file; null: there is none
  folded        text not null
);
create index export_record_by_time on export_record (user_id, org_id, start_time);
create index export_record_by_address on export_record (address);

create table totp_setup (
  user_id text primary key,
  secret  text not null                     -- counts once a code of it has been confirmed
) without rowid;

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

create table general_settings (
  org_id                   text primary key,
  allowed_domains          text not null,
  invitation_users_to_join integer,         -- null: not settled
  action_by                text
);

create table api_token (
  session_id text primary key               -- a session that was signed in by API
) without rowid;

create table listing_preference (
  user_id     text not null,
  object_type text not null,                -- the listing
  columns     text not null,                -- those shown, and after a minus those hidden
  primary key (user_id, object_type)
) without rowid;

create table message (
  event      integer primary key,           -- the id of its event on the live channel
  id         text not null unique,
  audience   text not null,                 -- '' for everybody; an organization; a person
  level      text,                          -- null: its sender gave none, it is info
  title      text not null,
  message    text not null,
  critical   integer not null,
  extra      text,                          -- an object
  created_at integer not null,
  folded     text not null
);
create index message_by_audience on message (audience, created_at);

create table message_read (
  user_id    text not null,
  message_id text not null,
  primary key (user_id, message_id)
) without rowid;

create table live_event (
  last integer not null                     -- the id of the last event on the live channel; one row
);
insert into live_event values (0);

create table support_topic (
  id          text primary key,
  description text not null
) without rowid;

create table support_ticket (
  id             integer primary key,
  ticket_id      text,                      -- null: the support has not taken it in yet
  ticket_no      text,
  subject        text not null,
  description    text not null,
  email          text not null,             -- whose it is
  assignee_email text,
  topic          text not null,             -- also of a topic that is offered no more
  utm_source     text not null,
  status         text not null,
  created_at     integer not null,
  updated_at     integer,
  updated_by     text,
  folded         text not null
);
create index support_ticket_by_owner on support_ticket (email, created_at);

create table visit (
  user_id    text not null,
  org_id     text not null,
  url        text not null,                 -- of the page, as the console told it
  app        text not null,
  name       text not null,
  visited_at integer not null,              -- last
  primary key (user_id, org_id, url)
);

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
  configs     text,                         -- a list; null: none was ever sent
  enabled_dde integer not null
) without rowid;

create table custom_model (
  id     text primary key,
  org_id text not null,
  code   text not null,                     -- of the template it was made from
  fields text not null,
  unique (org_id, code)
);

create table quota (
  id               text primary key,
  org_id           text not null,
  category         text not null,
  by_keys          text not null,
  alert_message    text,
  enabled_blocked  integer not null default 0,
  unblocked_period integer,                 -- minutes
  max_allowed      integer,
  blocked_until    integer,                 -- set: the ingestion was blocked; it unblocks by itself then
  unique (org_id, category)
);

create table segment_suggestion (
  org_id          text not null,
  suggestion_type text not null,
  detail          text not null,
  primary key (org_id, suggestion_type)
) without rowid;
