-- Nothing reads this table: the plans and their prices are a table of the code, domain/plans/plans.ts.

drop table plans;
