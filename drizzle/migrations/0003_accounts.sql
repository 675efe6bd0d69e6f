CREATE TABLE `account_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`action` text NOT NULL,
	`actor_id` text,
	`details` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_events_by_user` ON `account_events` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `email_proofs` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`new_email` text,
	`code_hash` text,
	`wrong_codes` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_proofs_one_each` ON `email_proofs` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `email_proofs_expired` ON `email_proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`handle` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_handle_unique` ON `sessions` (`handle`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `sessions_expired` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`location` text,
	`avatar_path` text,
	`user_type` text NOT NULL,
	`locale` text NOT NULL,
	`notices` text NOT NULL,
	`suspended_at` integer,
	`delete_after` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_to_delete` ON `users` (`delete_after`);--> statement-breakpoint
CREATE INDEX `users_by_type` ON `users` (`user_type`,`created_at`);--> statement-breakpoint
ALTER TABLE `leads` ADD `user_id` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `leads_by_user` ON `leads` (`user_id`);--> statement-breakpoint
ALTER TABLE `rfqs` ADD `buyer_id` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `rfqs_by_buyer` ON `rfqs` (`buyer_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `suppliers` ADD `owner_id` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_owner_id_unique` ON `suppliers` (`owner_id`);