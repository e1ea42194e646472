-- Whether a webhook also posts the chances to finish in the top 5.
alter table series_webhook add column has_finish boolean not null default false;
