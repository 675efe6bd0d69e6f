CREATE TABLE `product_views` (
	`supplier_id` text NOT NULL,
	`day` text NOT NULL,
	`product_number` integer NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`supplier_id`, `day`, `product_number`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_views_by_product` ON `product_views` (`product_number`);--> statement-breakpoint
CREATE TABLE `search_arrivals` (
	`supplier_id` text NOT NULL,
	`day` text NOT NULL,
	`term` text NOT NULL,
	`arrivals` integer NOT NULL,
	PRIMARY KEY(`supplier_id`, `day`, `term`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `supplier_days` (
	`supplier_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`rfqs` integer DEFAULT 0 NOT NULL,
	`quotes` integer DEFAULT 0 NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`orders_aed_minor` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`supplier_id`, `day`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_addresses` (
	`category` text NOT NULL,
	`slug` text NOT NULL,
	`product_number` integer NOT NULL,
	PRIMARY KEY(`category`, `slug`),
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_addresses_of` ON `product_addresses` (`product_number`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`user_id` text NOT NULL,
	`product_number` integer NOT NULL,
	`quantity` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_number`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `dispute_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`side` text NOT NULL,
	`author_id` text NOT NULL,
	`proposal` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dispute_entries_by_order` ON `dispute_entries` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`uploader_id` text NOT NULL,
	`side` text NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_documents_file_key_unique` ON `order_documents` (`file_key`);--> statement-breakpoint
CREATE INDEX `order_documents_by_order` ON `order_documents` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`actor_id` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_events_by_order` ON `order_events` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_number` integer,
	`sku` text,
	`description` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`unit` text NOT NULL,
	`unit_price_minor` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_lines_by_product` ON `order_lines` (`product_number`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`buyer_id` text,
	`supplier_id` text NOT NULL,
	`status` text NOT NULL,
	`payment` text NOT NULL,
	`quote_id` text,
	`quote_version` integer,
	`checkout_id` text,
	`buyer` text NOT NULL,
	`currency` text NOT NULL,
	`incoterm` text,
	`place` text,
	`lead_time_days_min` integer,
	`lead_time_days_max` integer,
	`payment_terms` text,
	`goods_minor` integer NOT NULL,
	`discount_minor` integer NOT NULL,
	`freight_minor` integer,
	`insurance_minor` integer NOT NULL,
	`vat_rate` integer NOT NULL,
	`vat_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`total_aed_minor` integer NOT NULL,
	`notes` text,
	`locale` text NOT NULL,
	`answer_by` integer,
	`carrier` text,
	`tracking_reference` text,
	`shipped_at` integer,
	`delivered_at` integer,
	`completed_at` integer,
	`closing_reason` text,
	`cancel_asked_by` text,
	`cancel_note` text,
	`disputed_at` integer,
	`escalated_at` integer,
	`verify_code` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference_unique` ON `orders` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_one_of_a_quote` ON `orders` (`quote_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_one_of_a_checkout` ON `orders` (`checkout_id`,`supplier_id`);--> statement-breakpoint
CREATE INDEX `orders_by_supplier` ON `orders` (`supplier_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_supplier_status` ON `orders` (`supplier_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_buyer` ON `orders` (`buyer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_buyer_status` ON `orders` (`buyer_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_to_answer` ON `orders` (`status`,`answer_by`);--> statement-breakpoint
CREATE INDEX `orders_delivered` ON `orders` (`status`,`delivered_at`);--> statement-breakpoint
CREATE INDEX `orders_disputed` ON `orders` (`status`,`disputed_at`);--> statement-breakpoint
CREATE TABLE `payment_records` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`method` text NOT NULL,
	`reference` text,
	`document_id` text,
	`paid_on` text NOT NULL,
	`recorded_by` text NOT NULL,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_records_by_order` ON `payment_records` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `exchange_rates` (
	`currency` text NOT NULL,
	`from_day` text NOT NULL,
	`rate_to_aed` integer NOT NULL,
	`source` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`currency`, `from_day`)
);
--> statement-breakpoint
CREATE TABLE `quote_events` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`actor_id` text,
	`of_version` integer,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_events_by_quote` ON `quote_events` (`quote_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `quote_lines` (
	`quote_id` text NOT NULL,
	`version` integer NOT NULL,
	`line` integer NOT NULL,
	`offer` integer NOT NULL,
	`is_substitute` integer NOT NULL,
	`product_number` integer,
	`description` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`unit` text NOT NULL,
	`unit_price_minor` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `version`, `line`, `offer`),
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quote_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_templates_by_supplier` ON `quote_templates` (`supplier_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `quote_versions` (
	`quote_id` text NOT NULL,
	`version` integer NOT NULL,
	`side` text NOT NULL,
	`currency` text NOT NULL,
	`incoterm` text NOT NULL,
	`place` text NOT NULL,
	`lead_time_days_min` integer NOT NULL,
	`lead_time_days_max` integer NOT NULL,
	`payment_terms` text NOT NULL,
	`valid_until` integer NOT NULL,
	`freight_minor` integer NOT NULL,
	`insurance_minor` integer NOT NULL,
	`discount_minor` integer NOT NULL,
	`vat_rate` integer NOT NULL,
	`goods_minor` integer NOT NULL,
	`vat_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`rate_to_aed` integer NOT NULL,
	`rate_source` text NOT NULL,
	`rate_date` text NOT NULL,
	`notes` text,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`quote_id`, `version`),
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`rfq_id` text NOT NULL,
	`invitation_id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`buyer_id` text,
	`status` text NOT NULL,
	`last_mover` text NOT NULL,
	`rounds` integer DEFAULT 0 NOT NULL,
	`current_version` integer DEFAULT 0 NOT NULL,
	`counter_version` integer,
	`valid_until` integer,
	`draft` text,
	`closing_reason` text,
	`closing_note` text,
	`sent_at` integer,
	`verify_code` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`rfq_id`) REFERENCES `rfqs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invitation_id`) REFERENCES `rfq_invitations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_reference_unique` ON `quotes` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_one_live` ON `quotes` (`rfq_id`,`supplier_id`) WHERE "quotes"."status" in ('draft', 'sent', 'countered', 'accepted');--> statement-breakpoint
CREATE INDEX `quotes_by_rfq` ON `quotes` (`rfq_id`,`status`);--> statement-breakpoint
CREATE INDEX `quotes_by_supplier` ON `quotes` (`supplier_id`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `quotes_sent` ON `quotes` (`supplier_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `quotes_by_buyer` ON `quotes` (`buyer_id`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `quotes_overdue` ON `quotes` (`status`,`valid_until`);--> statement-breakpoint
CREATE INDEX `quotes_by_invitation` ON `quotes` (`invitation_id`);--> statement-breakpoint
CREATE TABLE `buyer_ratings` (
	`order_id` text PRIMARY KEY NOT NULL,
	`buyer_id` text,
	`supplier_id` text NOT NULL,
	`rating` integer NOT NULL,
	`review` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `buyer_ratings_by_buyer` ON `buyer_ratings` (`buyer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `buyer_ratings_by_supplier` ON `buyer_ratings` (`supplier_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `supplier_ratings` (
	`order_id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`buyer_id` text,
	`status` text NOT NULL,
	`supplier_rating` integer NOT NULL,
	`product_quality` integer NOT NULL,
	`delivery_time` integer NOT NULL,
	`communication` integer NOT NULL,
	`review` text,
	`locale` text NOT NULL,
	`reply` text,
	`replied_at` integer,
	`opens_at` integer NOT NULL,
	`published_at` integer,
	`hidden_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `supplier_ratings_public` ON `supplier_ratings` (`supplier_id`,`status`,`published_at`);--> statement-breakpoint
CREATE INDEX `supplier_ratings_sealed` ON `supplier_ratings` (`status`,`opens_at`);--> statement-breakpoint
CREATE INDEX `supplier_ratings_by_buyer` ON `supplier_ratings` (`buyer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text,
	`reporter_id` text,
	`reporter_email` text,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`outcome` text,
	`note` text,
	`settled_by` text,
	`settled_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_by_subject` ON `reports` (`subject_kind`,`subject_id`,`status`);--> statement-breakpoint
CREATE INDEX `reports_by_reporter` ON `reports` (`reporter_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_by_email` ON `reports` (`reporter_email`);--> statement-breakpoint
CREATE TABLE `rfq_files` (
	`id` text PRIMARY KEY NOT NULL,
	`rfq_id` text,
	`uploader_id` text NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rfq_id`) REFERENCES `rfqs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rfq_files_file_key_unique` ON `rfq_files` (`file_key`);--> statement-breakpoint
CREATE INDEX `rfq_files_by_rfq` ON `rfq_files` (`rfq_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rfq_files_by_uploader` ON `rfq_files` (`uploader_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `rfq_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`rfq_id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`status` text NOT NULL,
	`score` integer NOT NULL,
	`reasons` text NOT NULL,
	`wave` integer NOT NULL,
	`deadline_at` integer NOT NULL,
	`viewed_at` integer,
	`responded_at` integer,
	`decline_reason` text,
	`decline_note` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`rfq_id`) REFERENCES `rfqs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rfq_invitations_once` ON `rfq_invitations` (`rfq_id`,`supplier_id`);--> statement-breakpoint
CREATE INDEX `rfq_invitations_inbox` ON `rfq_invitations` (`supplier_id`,`status`,`deadline_at`);--> statement-breakpoint
CREATE INDEX `rfq_invitations_in_time` ON `rfq_invitations` (`supplier_id`,`created_at`,`responded_at`);--> statement-breakpoint
CREATE INDEX `rfq_invitations_overdue` ON `rfq_invitations` (`status`,`deadline_at`);--> statement-breakpoint
CREATE TABLE `rfq_lines` (
	`rfq_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_number` integer,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`quantity_milli` integer,
	`unit` text,
	`target_price_minor` integer,
	PRIMARY KEY(`rfq_id`, `position`),
	FOREIGN KEY (`rfq_id`) REFERENCES `rfqs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rfq_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invitation_id`) REFERENCES `rfq_invitations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rfq_questions_by_invitation` ON `rfq_questions` (`invitation_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `claims` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `partners` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `statistics` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `tips` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `tips` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `subcategory` text;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `destination_country` text;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `destination_city` text;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `incoterm` text;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `target_currency` text;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `widened_at` integer;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `extended_at` integer;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `quotes_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `resubmit_of` text;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `closing_note` text;--> statement-breakpoint
CREATE INDEX `rfqs_to_widen` ON `rfqs` (`status`,`widened_at`,`opened_at`);--> statement-breakpoint
UPDATE `tips` SET `published_at` = `created_at`;
--> statement-breakpoint
UPDATE `rfqs` SET `opened_at` = `created_at` WHERE `status` <> 'unconfirmed';
--> statement-breakpoint
INSERT INTO `rfq_lines` (`rfq_id`, `position`, `product_number`, `description`, `quantity`, `quantity_milli`, `unit`)
SELECT `id`, 1, `product_number`, `description`, `quantity`, `quantity_value` * 1000, `quantity_unit` FROM `rfqs`;
--> statement-breakpoint
INSERT INTO `exchange_rates` (`currency`, `from_day`, `rate_to_aed`, `source`, `created_at`) VALUES
  ('AED', '2026-01-01', 1000000, 'dirham', 1767211200000),
  ('USD', '2026-01-01', 3672500, 'peg', 1767211200000),
  ('SAR', '2026-01-01', 979333, 'peg', 1767211200000),
  ('QAR', '2026-01-01', 1008929, 'peg', 1767211200000),
  ('BHD', '2026-01-01', 9767287, 'peg', 1767211200000),
  ('OMR', '2026-01-01', 9551365, 'peg', 1767211200000);
--> statement-breakpoint
CREATE TRIGGER `quote_versions_keep_their_terms` BEFORE UPDATE ON `quote_versions` BEGIN SELECT RAISE(ABORT, 'a version of a quote is never edited'); END;
--> statement-breakpoint
CREATE TRIGGER `quote_lines_keep_their_terms` BEFORE UPDATE ON `quote_lines` BEGIN SELECT RAISE(ABORT, 'a version of a quote is never edited'); END;
--> statement-breakpoint
CREATE TRIGGER `supplier_days_count_views` AFTER INSERT ON `product_views` BEGIN
  INSERT INTO `supplier_days` (`supplier_id`, `day`, `views`) VALUES (new.`supplier_id`, new.`day`, new.`views`)
  ON CONFLICT (`supplier_id`, `day`) DO UPDATE SET `views` = `views` + excluded.`views`;
END;
--> statement-breakpoint
CREATE TRIGGER `supplier_days_count_more_views` AFTER UPDATE OF `views` ON `product_views` BEGIN
  UPDATE `supplier_days` SET `views` = `views` + new.`views` - old.`views` WHERE `supplier_id` = new.`supplier_id` AND `day` = new.`day`;
END;
--> statement-breakpoint
CREATE TRIGGER `supplier_days_count_rfqs` AFTER INSERT ON `rfq_invitations` BEGIN
  INSERT INTO `supplier_days` (`supplier_id`, `day`, `rfqs`) VALUES (new.`supplier_id`, strftime('%Y-%m-%d', new.`created_at` / 1000 + 14400, 'unixepoch'), 1)
  ON CONFLICT (`supplier_id`, `day`) DO UPDATE SET `rfqs` = `rfqs` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `supplier_days_count_new_quotes` AFTER INSERT ON `quotes` WHEN new.`sent_at` IS NOT NULL BEGIN
  INSERT INTO `supplier_days` (`supplier_id`, `day`, `quotes`) VALUES (new.`supplier_id`, strftime('%Y-%m-%d', new.`sent_at` / 1000 + 14400, 'unixepoch'), 1)
  ON CONFLICT (`supplier_id`, `day`) DO UPDATE SET `quotes` = `quotes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `supplier_days_count_quotes` AFTER UPDATE OF `sent_at` ON `quotes` WHEN old.`sent_at` IS NULL AND new.`sent_at` IS NOT NULL BEGIN
  INSERT INTO `supplier_days` (`supplier_id`, `day`, `quotes`) VALUES (new.`supplier_id`, strftime('%Y-%m-%d', new.`sent_at` / 1000 + 14400, 'unixepoch'), 1)
  ON CONFLICT (`supplier_id`, `day`) DO UPDATE SET `quotes` = `quotes` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `supplier_days_count_orders` AFTER INSERT ON `orders` BEGIN
  INSERT INTO `supplier_days` (`supplier_id`, `day`, `orders`, `orders_aed_minor`) VALUES (new.`supplier_id`, strftime('%Y-%m-%d', new.`created_at` / 1000 + 14400, 'unixepoch'), 1, new.`total_aed_minor`)
  ON CONFLICT (`supplier_id`, `day`) DO UPDATE SET `orders` = `orders` + 1, `orders_aed_minor` = `orders_aed_minor` + excluded.`orders_aed_minor`;
END;
