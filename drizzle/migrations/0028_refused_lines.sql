CREATE TABLE `refused_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refused_lines_once` ON `refused_lines` (`supplier_id`,`kind`,`value`);