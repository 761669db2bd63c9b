-- Payments that two people agreed to give back, until the payment service takes the order.
alter table payments add column refund_agreed_on date;
