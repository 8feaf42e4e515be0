create table email_marketing (
  org_id  text primary key,
  name    text not null,
  api_key text not null
);
