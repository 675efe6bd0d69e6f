CREATE TABLE `supplier_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`supplier_id` text NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `supplier_addresses_of` ON `supplier_addresses` (`supplier_id`);