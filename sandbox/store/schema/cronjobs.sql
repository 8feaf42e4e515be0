create table cronjob_config (
  id                    text primary key,
  name                  text not null,
  org_id                text,               -- null: of no organization
  endpoint_method       text not null,
  endpoint_url          text not null,
  status                text not null,
  days                  text,               -- these four are lists
  hours                 text,
  minutes               text,
  months                text,
  gmt                   integer,
  valid_from            integer,
  valid_to              integer,
  month_day_hours_gmts  text,               -- derived from the schedule
  created_at            integer not null,
  created_by            text not null,
  next_run_at           integer,            -- null: it does not run
  folded                text not null
);
create index cronjob_config_by_organization on cronjob_config (org_id);
create index cronjob_config_by_next_run on cronjob_config (next_run_at);

create table cronjob_history (
  id                    text primary key,
  config_id             text not null,      -- it outlives its configuration
  config_name           text not null,      -- as it was then, for free text
  total_records         integer not null,
  total_valid_records   integer not null,
  total_invalid_record  integer not null,
  method                text,
  url                   text,
  from_time             integer,
  to_time               integer,
  started_at            integer not null,
  ended_at              integer not null,   -- of one that still runs it is to come
  created_at            integer not null,
  created_by            text not null,
  folded                text not null
);
create index cronjob_history_by_start on cronjob_history (started_at);
create index cronjob_history_by_configuration on cronjob_history (config_id, started_at);
