create table file (
  name text primary key,
  type text not null,
  body blob not null
);
-- What follows in a file that is written piece by piece.
create table file_part (
  name text not null,
  n    integer not null,
  body blob not null,
  primary key (name, n)
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
