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
  created_at             integer not null,
  created_by             text,
  updated_at             integer,
  updated_by             text,
  held                   text not null default ',',  -- every role held anywhere, between commas; see the triggers
  -- Where free text is looked for; a phone number as it was typed and without what is put between its digits.
  searched               text not null generated always as (name_folded || char(10) || id || char(10)
                           || coalesce(phone || char(10) || replace(replace(replace(phone, ' ', ''), '.', ''), '-', ''), ''))
                           stored
);
-- Whoever signs in to an account that was deleted, with its password, reads that it was.
create table deleted_account (
  id       text primary key,
  password text not null
) without rowid;

-- One for each order of the list: account-search.ts walks along these.
create index account_by_creation on account (created_at);
create index account_by_name on account (name_folded);
create index account_by_status on account (status, created_at);
create index account_by_update on account (updated_at, created_at);
-- What free text, roles and status are compared with, when all accounts have to be looked at.
create index account_by_text on account (searched, status, held);

-- Three letters of it anywhere, and more, are found here.
create virtual table account_text using fts5 (searched, content = 'account', tokenize = 'trigram');
create trigger account_text_in after insert on account begin
  insert into account_text (rowid, searched) values (new.rowid, new.searched);
end;
create trigger account_text_out after delete on account begin
  insert into account_text (account_text, rowid, searched) values ('delete', old.rowid, old.searched);
end;
create trigger account_text_changed after update of name_folded, phone on account begin
  insert into account_text (account_text, rowid, searched) values ('delete', old.rowid, old.searched);
  insert into account_text (rowid, searched) values (new.rowid, new.searched);
end;

create table membership (
  user_id     text not null,
  org_id      text not null,
  roles       text not null,
  permissions text not null,
  valid_until integer,
  account_status text not null default 'active',  -- see the triggers
  primary key (user_id, org_id)
) without rowid;
create index membership_by_organization on membership (org_id, account_status, roles);
-- The few that hold permissions without a permission group.
create index membership_with_permissions on membership (org_id) where permissions <> '[]';

-- Lists of a million are filtered and counted without a look at the other table.
create trigger membership_in after insert on membership begin
  update membership set account_status = (select status from account where id = new.user_id)
    where user_id = new.user_id and org_id = new.org_id and exists (select 1 from account where id = new.user_id);
  update account set held =
    (select ',' || group_concat(distinct value) || ',' from membership join json_each(membership.roles) where user_id = new.user_id)
    where id = new.user_id;
end;
create trigger membership_changed after update of roles on membership begin
  update account set held =
    (select ',' || group_concat(distinct value) || ',' from membership join json_each(membership.roles) where user_id = new.user_id)
    where id = new.user_id;
end;
create trigger membership_out after delete on membership begin
  update account set held = coalesce(
    (select ',' || group_concat(distinct value) || ',' from membership join json_each(membership.roles) where user_id = old.user_id),
    ',')
    where id = old.user_id;
end;
create trigger account_switched after update of status on account begin
  update membership set account_status = new.status where user_id = new.id;
end;
