create table segment_suggestion (
  org_id          text not null,
  suggestion_type text not null,
  detail          text not null,
  primary key (org_id, suggestion_type)
) without rowid;
