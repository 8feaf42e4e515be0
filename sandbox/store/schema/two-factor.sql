create table totp_setup (
  user_id text primary key,
  secret  text not null                     -- counts once a code of it has been confirmed
) without rowid;
