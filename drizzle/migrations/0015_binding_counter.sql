ALTER TABLE `quote_versions` ADD `binding_until` integer;--> statement-breakpoint
ALTER TABLE `quotes` ADD `binding_until` integer;--> statement-breakpoint
ALTER TABLE `quotes` ADD `delivery_place` text;