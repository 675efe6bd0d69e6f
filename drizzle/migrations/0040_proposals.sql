CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`input` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`proposed_by` text NOT NULL,
	`decided_by` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `proposals_open` ON `proposals` (`expires_at`) WHERE "proposals"."status" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_one_open` ON `proposals` (`subject_id`) WHERE "proposals"."status" = 'proposed';