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
-- One for each filter and count of the log, newest first within it.
create index account_log_by_action on account_log (org_id, action, action_at);
create index account_log_by_actor on account_log (org_id, action_by, action_at);
create index account_log_by_member on account_log (org_id, user_id, action_at);
create index account_log_by_user on account_log (user_id, action_at);

-- What many rows mention is counted here.
create index account_log_by_text on account_log (org_id, folded);
-- Three letters of it anywhere, and more, are found here.
create virtual table account_log_text using fts5 (folded, content = 'account_log', content_rowid = 'id', tokenize = 'trigram');
create trigger account_log_text_in after insert on account_log begin
  insert into account_log_text (rowid, folded) values (new.id, new.folded);
end;
create trigger account_log_text_out after delete on account_log begin
  insert into account_log_text (account_log_text, rowid, folded) values ('delete', old.id, old.folded);
end;

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
create index change_log_by_category on change_log (org_id, category, start_time);
create index change_log_by_status on change_log (org_id, status_code, start_time);
create index change_log_by_type on change_log (org_id, object_type, start_time);

-- What many rows mention is counted here.
create index change_log_by_text on change_log (org_id, folded);
-- Three letters of it anywhere, and more, are found here.
create virtual table change_log_text using fts5 (folded, content = 'change_log', content_rowid = 'id', tokenize = 'trigram');
create trigger change_log_text_in after insert on change_log begin
  insert into change_log_text (rowid, folded) values (new.id, new.folded);
end;
create trigger change_log_text_out after delete on change_log begin
  insert into change_log_text (change_log_text, rowid, folded) values ('delete', old.id, old.folded);
end;
