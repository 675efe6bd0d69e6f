CREATE TABLE `tip_ratings` (
	`tip_id` text NOT NULL,
	`mark` text NOT NULL,
	`stars` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tip_id`, `mark`),
	FOREIGN KEY (`tip_id`) REFERENCES `tips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tip_visits` (
	`tip_id` text NOT NULL,
	`day` text NOT NULL,
	`mark` text NOT NULL,
	PRIMARY KEY(`tip_id`, `day`, `mark`),
	FOREIGN KEY (`tip_id`) REFERENCES `tips`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tip_visits_by_day` ON `tip_visits` (`day`);--> statement-breakpoint
ALTER TABLE `tips` ADD `ratings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What stood there was copied, not counted.
UPDATE `tips` SET `rating` = 0, `views` = 0;
