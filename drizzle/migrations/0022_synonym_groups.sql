CREATE TABLE `search_state` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `synonym_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `synonym_groups_latest` ON `synonym_groups` (`updated_at`);