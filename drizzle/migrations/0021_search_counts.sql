CREATE TABLE `search_days` (
	`term_id` integer NOT NULL,
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`searches` integer NOT NULL,
	`unmet` integer NOT NULL,
	`full` integer NOT NULL,
	`near` integer NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`carted` integer DEFAULT 0 NOT NULL,
	`requested` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`term_id`, `day`, `locale`),
	FOREIGN KEY (`term_id`) REFERENCES `search_terms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `search_days_by_day` ON `search_days` (`day`);--> statement-breakpoint
CREATE TABLE `search_people` (
	`term_id` integer NOT NULL,
	`mark` integer NOT NULL,
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	`carted` integer DEFAULT 0 NOT NULL,
	`requested` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`term_id`, `mark`),
	FOREIGN KEY (`term_id`) REFERENCES `search_terms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `search_people_by_day` ON `search_people` (`day`);--> statement-breakpoint
CREATE TABLE `search_terms` (
	`id` integer PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`asks` text NOT NULL,
	`first_day` text NOT NULL,
	`people` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_terms_by_words` ON `search_terms` (`words`,`asks`);--> statement-breakpoint
CREATE INDEX `search_terms_of_few` ON `search_terms` (`first_day`) WHERE people < 5;