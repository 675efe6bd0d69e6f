CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_id` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment_records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_events_by_payment` ON `payment_events` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_events_by_actor` ON `payment_events` (`actor_id`);--> statement-breakpoint
ALTER TABLE `payment_records` ADD `status` text DEFAULT 'recorded' NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_records` ADD `refusal_reason` text;--> statement-breakpoint
ALTER TABLE `payment_records` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_records` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_records` DROP COLUMN `kind`;--> statement-breakpoint
UPDATE `payment_records` SET `status` = case when `confirmed_at` is null then 'recorded' else 'confirmed' end, `updated_at` = ifnull(`confirmed_at`, `created_at`);--> statement-breakpoint
UPDATE `orders` SET `payment` = case
	when ifnull((select sum(`amount_minor`) from `payment_records` where `order_id` = `orders`.`id`), 0) <= 0 then 'unpaid'
	when (select sum(`amount_minor`) from `payment_records` where `order_id` = `orders`.`id`) < `total_minor` then 'deposit_recorded'
	else 'paid_recorded' end
where `payment` <> 'unpaid' or exists (select 1 from `payment_records` where `order_id` = `orders`.`id`);
