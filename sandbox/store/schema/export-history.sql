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
-- Those of all people of an organization, and one for each filter and count of its log.
create index export_record_by_organization on export_record (org_id, start_time);
create index export_record_by_category on export_record (org_id, category, start_time);
create index export_record_by_action on export_record (org_id, action, start_time);
create index export_record_by_source on export_record (org_id, source, start_time);

-- What many rows mention is counted here.
create index export_record_by_text on export_record (org_id, folded);
-- Three letters of it anywhere, and more, are found here.
create virtual table export_record_text using fts5 (folded, content = 'export_record', content_rowid = 'rowid', tokenize = 'trigram');
create trigger export_record_text_in after insert on export_record begin
  insert into export_record_text (rowid, folded) values (new.rowid, new.folded);
end;
create trigger export_record_text_out after delete on export_record begin
  insert into export_record_text (export_record_text, rowid, folded) values ('delete', old.rowid, old.folded);
end;
create trigger export_record_text_changed after update of folded on export_record begin
  insert into export_record_text (export_record_text, rowid, folded) values ('delete', old.rowid, old.folded);
  insert into export_record_text (rowid, folded) values (new.rowid, new.folded);
end;
