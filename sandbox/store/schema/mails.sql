-- What the platform has sent by e-mail; nothing of it leaves the sandbox.
create table mail (
  id        integer primary key,
  recipient text not null,
  subject   text not null,
  body      text not null,
  sent_at   integer not null
);
create index mail_by_recipient on mail (recipient);
