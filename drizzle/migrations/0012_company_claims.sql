CREATE TABLE `company_claim_events` (
	`id` text PRIMARY KEY NOT NULL,
	`claim_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_id` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`claim_id`) REFERENCES `company_claims`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_claim_events_by_claim` ON `company_claim_events` (`claim_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `company_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`note` text,
	`is_invited` integer DEFAULT false NOT NULL,
	`file_key` text,
	`file_name` text,
	`media_type` text,
	`bytes` integer,
	`previous_id` text,
	`decided_by` text,
	`decided_at` integer,
	`decision_note` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_claims_file_key_unique` ON `company_claims` (`file_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_claims_one_of_company` ON `company_claims` (`supplier_id`) WHERE "company_claims"."status" = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX `company_claims_one_of_account` ON `company_claims` (`user_id`) WHERE "company_claims"."status" = 'claimed';--> statement-breakpoint
CREATE INDEX `company_claims_queue` ON `company_claims` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `company_claims_by_company` ON `company_claims` (`supplier_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `company_claims_by_account` ON `company_claims` (`user_id`,`supplier_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `company_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`voided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_invites_token_hash_unique` ON `company_invites` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_invites_one_live` ON `company_invites` (`supplier_id`) WHERE "company_invites"."used_at" is null and "company_invites"."voided_at" is null;--> statement-breakpoint
CREATE INDEX `company_invites_by_email` ON `company_invites` (`email`);--> statement-breakpoint
CREATE INDEX `company_invites_by_company` ON `company_invites` (`supplier_id`,`created_at`);