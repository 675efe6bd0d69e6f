DROP INDEX `rfq_files_file_key_unique`;--> statement-breakpoint
CREATE INDEX `rfq_files_by_key` ON `rfq_files` (`file_key`);--> statement-breakpoint
ALTER TABLE `buyer_ratings` ADD `status` text DEFAULT 'given' NOT NULL;--> statement-breakpoint
ALTER TABLE `buyer_ratings` ADD `hidden_reason` text;--> statement-breakpoint
ALTER TABLE `buyer_ratings` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `buyer_ratings_in_time` ON `buyer_ratings` (`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `supplier_documents` ADD `certification` text;--> statement-breakpoint
CREATE INDEX `product_certifications_by_end` ON `product_certifications` (`valid_until`);--> statement-breakpoint
CREATE INDEX `messages_about` ON `messages` (`conversation_id`,`seq`) WHERE "messages"."kind" = 'context';--> statement-breakpoint
CREATE INDEX `rfqs_in_time` ON `rfqs` (`status`,`created_at`);