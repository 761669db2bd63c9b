-- What is public, summed by the day of publication and by one property, for charts.
-- Made again each hour from the public reports, so a retracted report is in no sum for longer than that.
create table daily_public_sums (
  day date not null,
  property text not null,
  value text not null,
  reports integer not null check (reports > 0),
  primary key (property, day, value)
);
