ALTER TABLE `orders` ADD `is_vat_open` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `is_vat_open` = 1 WHERE `quote_id` IS NULL AND `vat_rate` = 0 AND json_extract(`buyer`, '$.country') NOT IN ('AE', 'SA', 'BH', 'OM', 'KW', 'QA')
	AND json_extract(`buyer`, '$.country') = (SELECT `country` FROM `suppliers` WHERE `suppliers`.`id` = `orders`.`supplier_id`);
