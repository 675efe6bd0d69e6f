CREATE TABLE `price_tiers` (
	`product_number` integer NOT NULL,
	`min_quantity` integer NOT NULL,
	`price_minor` integer NOT NULL,
	PRIMARY KEY(`product_number`, `min_quantity`),
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_certifications` (
	`product_number` integer NOT NULL,
	`certification` text NOT NULL,
	PRIMARY KEY(`product_number`, `certification`),
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_images` (
	`product_number` integer NOT NULL,
	`position` integer NOT NULL,
	`path` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	PRIMARY KEY(`product_number`, `position`),
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_translations` (
	`product_number` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`specs` text NOT NULL,
	PRIMARY KEY(`product_number`, `locale`),
	FOREIGN KEY (`product_number`) REFERENCES `products`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `products` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`sku` text NOT NULL,
	`slug` text NOT NULL,
	`category` text NOT NULL,
	`subcategory` text NOT NULL,
	`status` text NOT NULL,
	`origin` text NOT NULL,
	`price_minor` integer,
	`currency` text NOT NULL,
	`unit` text NOT NULL,
	`moq` integer NOT NULL,
	`lead_time_days_min` integer,
	`lead_time_days_max` integer,
	`hs_code` text,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_id_unique` ON `products` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_supplier_sku` ON `products` (`supplier_id`,`sku`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_address` ON `products` (`category`,`slug`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`status`,`category`,`subcategory`,`number`);--> statement-breakpoint
CREATE INDEX `products_by_supplier` ON `products` (`supplier_id`,`status`,`number`);--> statement-breakpoint
CREATE TABLE `claim_translations` (
	`claim_id` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`claim_id`, `locale`),
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`evidence_url` text
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`company` text,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_queue` ON `contact_messages` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`company_name` text NOT NULL,
	`contact_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`country` text NOT NULL,
	`details` text NOT NULL,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leads_queue` ON `leads` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_by_email` ON `leads` (`email`);--> statement-breakpoint
CREATE TABLE `partner_translations` (
	`partner_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`specialties` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`partner_id`, `locale`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`position` integer NOT NULL,
	`partner_since` integer NOT NULL,
	`certifications` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `statistics` (
	`page` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`page`, `key`)
);
--> statement-breakpoint
CREATE TABLE `tip_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`author_name` text NOT NULL,
	`email` text NOT NULL,
	`category` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tip_submissions_queue` ON `tip_submissions` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `tip_translations` (
	`tip_id` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`tip_id`, `locale`),
	FOREIGN KEY (`tip_id`) REFERENCES `tips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tips` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`category` text NOT NULL,
	`position` integer NOT NULL,
	`rating` real NOT NULL,
	`views` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tips_slug_unique` ON `tips` (`slug`);--> statement-breakpoint
CREATE INDEX `tips_in_order` ON `tips` (`position`);--> statement-breakpoint
CREATE TABLE `dev_mailbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`actor` text NOT NULL,
	`procedure` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`response` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`actor`, `procedure`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_old` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`template` text NOT NULL,
	`recipient` text NOT NULL,
	`reply_to` text,
	`locale` text NOT NULL,
	`data` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`leased_until` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_ends_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_expired` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `rfq_events` (
	`id` text PRIMARY KEY NOT NULL,
	`rfq_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rfq_id`) REFERENCES `rfqs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rfq_events_by_rfq` ON `rfq_events` (`rfq_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `rfqs` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`access_hash` text NOT NULL,
	`confirm_by` integer,
	`deadline_at` integer NOT NULL,
	`product_number` integer,
	`supplier_id` text,
	`company_name` text NOT NULL,
	`contact_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`quantity_value` integer,
	`quantity_unit` text,
	`notes` text,
	`locale` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rfqs_reference_unique` ON `rfqs` (`reference`);--> statement-breakpoint
CREATE INDEX `rfqs_by_email` ON `rfqs` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `rfqs_by_status` ON `rfqs` (`status`,`confirm_by`);--> statement-breakpoint
CREATE INDEX `rfqs_by_deadline` ON `rfqs` (`status`,`deadline_at`);--> statement-breakpoint
CREATE TABLE `supplier_certifications` (
	`supplier_id` text NOT NULL,
	`certification` text NOT NULL,
	`valid_until` integer,
	PRIMARY KEY(`supplier_id`, `certification`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `supplier_translations` (
	`supplier_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`specialization` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`supplier_id`, `locale`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `suppliers` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`business_type` text NOT NULL,
	`country` text NOT NULL,
	`city` text NOT NULL,
	`year_established` integer,
	`employee_count` text,
	`website` text,
	`logo_path` text,
	`cover_path` text,
	`verified_at` integer,
	`rating_average` real,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`products_count` integer DEFAULT 0 NOT NULL,
	`orders_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_slug_unique` ON `suppliers` (`slug`);--> statement-breakpoint
CREATE INDEX `suppliers_public` ON `suppliers` (`status`,`products_count`,`id`);--> statement-breakpoint
CREATE INDEX `suppliers_by_type` ON `suppliers` (`status`,`business_type`,`products_count`,`id`);