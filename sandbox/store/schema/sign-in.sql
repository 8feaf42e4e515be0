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
