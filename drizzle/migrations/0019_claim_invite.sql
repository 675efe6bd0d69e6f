ALTER TABLE `company_claims` ADD `invite_id` text;--> statement-breakpoint
UPDATE `company_claims` SET `invite_id` = (SELECT `id` FROM `company_invites` WHERE `company_invites`.`supplier_id` = `company_claims`.`supplier_id` AND abs(`company_invites`.`used_at` - `company_claims`.`created_at`) < 5000) WHERE `is_invited` = 1;
