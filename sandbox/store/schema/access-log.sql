-- Each visit of a page, of whichever application. Names are compared without regard to capitals, and counted so.
create table access_log (
  id          integer primary key,
  org_id      text not null,
  user_id     text not null collate nocase,
  accessed_at integer not null,
  app         text not null collate nocase,
  url         text not null,
  name        text not null collate nocase   -- the module
);
create index access_log_by_organization on access_log (org_id, accessed_at);
-- One for each filter and each count of the chart.
create index access_log_by_user on access_log (org_id, user_id, accessed_at);
create index access_log_by_app on access_log (org_id, app, accessed_at);
create index access_log_by_name on access_log (org_id, name, accessed_at);
create index access_log_by_url on access_log (org_id, url);
