CREATE TABLE `deadline_reminders` (
	`machine` text NOT NULL,
	`subject_id` text NOT NULL,
	`state` text NOT NULL,
	`until` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`machine`, `subject_id`, `state`, `until`)
);
--> statement-breakpoint
CREATE INDEX `deadline_reminders_over` ON `deadline_reminders` (`until`);--> statement-breakpoint
ALTER TABLE `payment_records` ADD `supplier_id` text;--> statement-breakpoint
CREATE INDEX `payment_records_to_answer` ON `payment_records` (`supplier_id`,`created_at`) WHERE "payment_records"."status" = 'recorded';--> statement-breakpoint
ALTER TABLE `rfq_questions` ADD `supplier_id` text;--> statement-breakpoint
CREATE INDEX `rfq_questions_to_answer` ON `rfq_questions` (`supplier_id`,`created_at`) WHERE "rfq_questions"."asker" = 'buyer' and "rfq_questions"."answer" is null;--> statement-breakpoint
CREATE INDEX `orders_sold_done` ON `orders` (`supplier_id`,`completed_at`);--> statement-breakpoint
CREATE INDEX `orders_bought_done` ON `orders` (`buyer_id`,`completed_at`);--> statement-breakpoint
CREATE INDEX `orders_done` ON `orders` (`status`,`completed_at`);--> statement-breakpoint
CREATE INDEX `quotes_binding` ON `quotes` (`status`,`binding_until`);--> statement-breakpoint
CREATE INDEX `rfqs_by_buyer_status` ON `rfqs` (`buyer_id`,`status`);--> statement-breakpoint
UPDATE `payment_records` SET `supplier_id` = (SELECT `supplier_id` FROM `orders` WHERE `orders`.`id` = `payment_records`.`order_id`);--> statement-breakpoint
UPDATE `rfq_questions` SET `supplier_id` = (SELECT `supplier_id` FROM `rfq_invitations` WHERE `rfq_invitations`.`id` = `rfq_questions`.`invitation_id`);
