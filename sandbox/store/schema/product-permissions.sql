-- What people may do in a sister product, which has records of its own.
create table product_permission (
  user_id     text primary key,
  permissions text not null
) without rowid;
