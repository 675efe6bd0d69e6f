-- What was ordered in the place of a product is not that product: its line names none.
UPDATE `order_lines` SET `product_number` = NULL, `sku` = NULL WHERE EXISTS (SELECT 1 FROM `orders`
	INNER JOIN `quote_lines` ON `quote_lines`.`quote_id` = `orders`.`quote_id` AND `quote_lines`.`version` = `orders`.`quote_version`
	WHERE `orders`.`id` = `order_lines`.`order_id` AND `quote_lines`.`line` = `order_lines`.`position`
		AND `quote_lines`.`offer` = 1 AND `quote_lines`.`is_substitute` = 1);
