ALTER TABLE `rfq_questions` ADD `asker` text DEFAULT 'supplier' NOT NULL;--> statement-breakpoint
ALTER TABLE `rfqs` ADD `mails_stopped_at` integer;