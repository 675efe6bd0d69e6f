-- A day's value follows its orders: freight that is agreed later counts, as it does in what is in work.
CREATE TRIGGER `supplier_days_follow_totals` AFTER UPDATE OF `total_aed_minor` ON `orders` WHEN new.`total_aed_minor` <> old.`total_aed_minor` BEGIN
  UPDATE `supplier_days` SET `orders_aed_minor` = `orders_aed_minor` + new.`total_aed_minor` - old.`total_aed_minor` WHERE `supplier_id` = new.`supplier_id` AND `day` = strftime('%Y-%m-%d', new.`created_at` / 1000 + 14400, 'unixepoch');
END;
--> statement-breakpoint
UPDATE `supplier_days` SET `orders_aed_minor` = (SELECT ifnull(sum(`total_aed_minor`), 0) FROM `orders` WHERE `orders`.`supplier_id` = `supplier_days`.`supplier_id` AND strftime('%Y-%m-%d', `orders`.`created_at` / 1000 + 14400, 'unixepoch') = `supplier_days`.`day`) WHERE `orders` > 0;
