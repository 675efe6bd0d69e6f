CREATE TABLE `product_events` (
	`id` text PRIMARY KEY NOT NULL,
	`product_number` integer NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_id` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_events_by_product` ON `product_events` (`product_number`,`created_at`);--> statement-breakpoint
CREATE TABLE `product_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`product_number` integer NOT NULL,
	`status` text NOT NULL,
	`content` text NOT NULL,
	`note` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_revisions_queue` ON `product_revisions` (`status`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `product_revisions_one_pending` ON `product_revisions` (`product_number`) WHERE "product_revisions"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_in_time` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_entity` ON `audit_log` (`entity`,`entity_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`template` text NOT NULL,
	`data` text NOT NULL,
	`path` text NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notices_by_user` ON `notices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `supplier_checklist` (
	`supplier_id` text NOT NULL,
	`item` text NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`note` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`supplier_id`, `item`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `supplier_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`item` text NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`valid_until` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_documents_file_key_unique` ON `supplier_documents` (`file_key`);--> statement-breakpoint
CREATE INDEX `supplier_documents_by_item` ON `supplier_documents` (`supplier_id`,`item`,`created_at`);--> statement-breakpoint
CREATE TABLE `supplier_events` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_id` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `supplier_events_by_supplier` ON `supplier_events` (`supplier_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `product_certifications` ADD `valid_until` integer;--> statement-breakpoint
ALTER TABLE `product_images` ADD `alt` text;--> statement-breakpoint
ALTER TABLE `products` ADD `review_note` text;--> statement-breakpoint
ALTER TABLE `products` ADD `submitted_at` integer;--> statement-breakpoint
CREATE INDEX `products_in_review` ON `products` (`status`,`submitted_at`);--> statement-breakpoint
ALTER TABLE `suppliers` ADD `licence_number` text;--> statement-breakpoint
ALTER TABLE `suppliers` ADD `trn` text;--> statement-breakpoint
ALTER TABLE `suppliers` ADD `is_trusted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `suppliers` ADD `applied_at` integer;--> statement-breakpoint
ALTER TABLE `suppliers` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `suppliers` ADD `decision_note` text;--> statement-breakpoint
ALTER TABLE `suppliers` ADD `licence_valid_until` integer;--> statement-breakpoint
CREATE INDEX `suppliers_queue` ON `suppliers` (`status`,`applied_at`);--> statement-breakpoint
CREATE INDEX `suppliers_licence_end` ON `suppliers` (`status`,`licence_valid_until`);--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_its_rows` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_row` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
