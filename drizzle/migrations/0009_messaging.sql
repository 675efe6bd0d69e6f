CREATE TABLE `conversation_members` (
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`side` text NOT NULL,
	`delivered_seq` integer DEFAULT 0 NOT NULL,
	`read_seq` integer DEFAULT 0 NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`unread_since` integer,
	`digested_at` integer,
	`blocked_at` integer,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `user_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_members_list` ON `conversation_members` (`user_id`,`last_at`,`conversation_id`);--> statement-breakpoint
CREATE INDEX `conversation_members_unread` ON `conversation_members` (`user_id`) WHERE "conversation_members"."unread" > 0;--> statement-breakpoint
CREATE INDEX `conversation_members_to_digest` ON `conversation_members` (`unread_since`) WHERE "conversation_members"."unread" > 0 and "conversation_members"."digested_at" is null;--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`buyer_id` text,
	`supplier_id` text NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_one_each` ON `conversations` (`buyer_id`,`supplier_id`);--> statement-breakpoint
CREATE INDEX `conversations_by_supplier` ON `conversations` (`supplier_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `message_files` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`uploader_id` text NOT NULL,
	`message_id` text,
	`position` integer DEFAULT 0 NOT NULL,
	`kind` text NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`duration_ms` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_files_file_key_unique` ON `message_files` (`file_key`);--> statement-breakpoint
CREATE INDEX `message_files_by_message` ON `message_files` (`message_id`,`position`);--> statement-breakpoint
CREATE INDEX `message_files_unsent` ON `message_files` (`created_at`) WHERE "message_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX `message_files_by_uploader` ON `message_files` (`uploader_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_files_by_conversation` ON `message_files` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`sender_id` text NOT NULL,
	`side` text NOT NULL,
	`client_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`phrase` text,
	`context` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_in_order` ON `messages` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`conversation_id`,`sender_id`,`client_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `order_multiple` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_in_time` ON `orders` (`created_at`);