CREATE TABLE `term_arrivals` (
	`supplier_id` text NOT NULL,
	`day` text NOT NULL,
	`term_id` integer NOT NULL,
	`arrivals` integer NOT NULL,
	PRIMARY KEY(`supplier_id`, `day`, `term_id`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`term_id`) REFERENCES `search_terms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `term_arrivals_by_term` ON `term_arrivals` (`term_id`);--> statement-breakpoint
-- Texts of searches, which may be one person's; the Worker that still runs goes on writing them until the deployment.
DELETE FROM `search_arrivals`;
