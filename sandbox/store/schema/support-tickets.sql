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
