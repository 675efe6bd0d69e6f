CREATE TABLE `company_revision_events` (
	`id` text PRIMARY KEY NOT NULL,
	`revision_id` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_id` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`revision_id`) REFERENCES `company_revisions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_revision_events_by_revision` ON `company_revision_events` (`revision_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `company_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`status` text NOT NULL,
	`content` text NOT NULL,
	`note` text,
	`indexed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_revisions_queue` ON `company_revisions` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `company_revisions_by_company` ON `company_revisions` (`supplier_id`,`updated_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_revisions_one_pending` ON `company_revisions` (`supplier_id`) WHERE "company_revisions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `company_revisions_to_index` ON `company_revisions` (`updated_at`) WHERE "company_revisions"."status" = 'applied' and "company_revisions"."indexed_at" is null;--> statement-breakpoint
ALTER TABLE `supplier_translations` ADD `name_locale` text;