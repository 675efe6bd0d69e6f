CREATE TABLE `page_versions` (
	`area` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `page_versions` (`area`, `version`) VALUES ('goods', hex(randomblob(8))), ('content', hex(randomblob(8)));
--> statement-breakpoint
-- Goods: what companies sell, as their pages, the lists and searches show it. Drafts and companies that are not public move nothing.
CREATE TRIGGER `page_of_products_added` AFTER INSERT ON `products` WHEN NEW.`status` = 'published' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_products_changed` AFTER UPDATE OF `supplier_id`, `sku`, `slug`, `category`, `subcategory`, `status`, `origin`, `price_minor`, `currency`, `unit`, `moq`, `order_multiple`, `lead_time_days_min`, `lead_time_days_max`, `hs_code`, `published_at`, `updated_at` ON `products` WHEN OLD.`status` = 'published' OR NEW.`status` = 'published' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_products_gone` AFTER DELETE ON `products` WHEN OLD.`status` = 'published' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_translations_added` AFTER INSERT ON `product_translations` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_translations_changed` AFTER UPDATE ON `product_translations` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_translations_gone` AFTER DELETE ON `product_translations` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = OLD.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_images_added` AFTER INSERT ON `product_images` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_images_changed` AFTER UPDATE ON `product_images` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_images_gone` AFTER DELETE ON `product_images` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = OLD.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_certifications_added` AFTER INSERT ON `product_certifications` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_certifications_changed` AFTER UPDATE ON `product_certifications` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_certifications_gone` AFTER DELETE ON `product_certifications` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = OLD.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_price_tiers_added` AFTER INSERT ON `price_tiers` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_price_tiers_changed` AFTER UPDATE ON `price_tiers` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_price_tiers_gone` AFTER DELETE ON `price_tiers` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = OLD.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_addresses_added` AFTER INSERT ON `product_addresses` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_addresses_changed` AFTER UPDATE ON `product_addresses` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = NEW.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_product_addresses_gone` AFTER DELETE ON `product_addresses` WHEN EXISTS (SELECT 1 FROM `products` WHERE `number` = OLD.`product_number` AND `status` = 'published') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_suppliers_added` AFTER INSERT ON `suppliers` WHEN NEW.`status` = 'approved' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_suppliers_changed` AFTER UPDATE OF `owner_id`, `slug`, `status`, `business_type`, `country`, `city`, `year_established`, `employee_count`, `website`, `licence_valid_until`, `logo_path`, `cover_path`, `verified_at`, `rating_average`, `rating_count`, `products_count`, `orders_count` ON `suppliers` WHEN OLD.`status` = 'approved' OR NEW.`status` = 'approved' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_suppliers_gone` AFTER DELETE ON `suppliers` WHEN OLD.`status` = 'approved' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_translations_added` AFTER INSERT ON `supplier_translations` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_translations_changed` AFTER UPDATE ON `supplier_translations` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_translations_gone` AFTER DELETE ON `supplier_translations` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = OLD.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_certifications_added` AFTER INSERT ON `supplier_certifications` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_certifications_changed` AFTER UPDATE ON `supplier_certifications` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_certifications_gone` AFTER DELETE ON `supplier_certifications` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = OLD.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_checklist_added` AFTER INSERT ON `supplier_checklist` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_checklist_changed` AFTER UPDATE ON `supplier_checklist` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_checklist_gone` AFTER DELETE ON `supplier_checklist` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = OLD.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_events_added` AFTER INSERT ON `supplier_events` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_events_changed` AFTER UPDATE ON `supplier_events` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_events_gone` AFTER DELETE ON `supplier_events` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = OLD.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_addresses_added` AFTER INSERT ON `supplier_addresses` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_addresses_changed` AFTER UPDATE ON `supplier_addresses` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_supplier_addresses_gone` AFTER DELETE ON `supplier_addresses` WHEN EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = OLD.`supplier_id` AND `status` = 'approved') BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
-- Whether a company's account answers, and how soon the company did.
CREATE TRIGGER `page_of_users_changed` AFTER UPDATE OF `suspended_at` ON `users` WHEN OLD.`suspended_at` IS NOT NEW.`suspended_at` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_rfq_invitations_changed` AFTER UPDATE OF `responded_at` ON `rfq_invitations` WHEN OLD.`responded_at` IS NOT NEW.`responded_at` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
-- The index of searches: its texts and words are written with its rows, its counts by triggers of them. Not `quality`, which moves with every view.
CREATE TRIGGER `page_of_search_docs_added` AFTER INSERT ON `search_docs` WHEN NEW.`visible` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_search_docs_changed` AFTER UPDATE OF `visible`, `facets`, `category`, `newest`, `price_low`, `price_high`, `moq`, `lead_time` ON `search_docs` WHEN OLD.`visible` OR NEW.`visible` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_search_docs_gone` AFTER DELETE ON `search_docs` WHEN OLD.`visible` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_search_state_added` AFTER INSERT ON `search_state` WHEN NEW.`key` = 'synonyms' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_search_state_changed` AFTER UPDATE ON `search_state` WHEN OLD.`key` = 'synonyms' OR NEW.`key` = 'synonyms' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_search_state_gone` AFTER DELETE ON `search_state` WHEN OLD.`key` = 'synonyms' BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_synonym_groups_added` AFTER INSERT ON `synonym_groups` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_synonym_groups_changed` AFTER UPDATE ON `synonym_groups` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_synonym_groups_gone` AFTER DELETE ON `synonym_groups` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'goods'; END;
--> statement-breakpoint
-- Content: the platform's own words and figures. Not `views`: a reader of a tip would renew every page.
CREATE TRIGGER `page_of_tips_added` AFTER INSERT ON `tips` WHEN NEW.`published_at` IS NOT NULL BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_tips_changed` AFTER UPDATE OF `slug`, `category`, `position`, `rating`, `ratings`, `published_at` ON `tips` WHEN OLD.`published_at` IS NOT NULL OR NEW.`published_at` IS NOT NULL BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_tips_gone` AFTER DELETE ON `tips` WHEN OLD.`published_at` IS NOT NULL BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_tip_translations_added` AFTER INSERT ON `tip_translations` WHEN EXISTS (SELECT 1 FROM `tips` WHERE `id` = NEW.`tip_id` AND `published_at` IS NOT NULL) BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_tip_translations_changed` AFTER UPDATE ON `tip_translations` WHEN EXISTS (SELECT 1 FROM `tips` WHERE `id` = NEW.`tip_id` AND `published_at` IS NOT NULL) BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_tip_translations_gone` AFTER DELETE ON `tip_translations` WHEN EXISTS (SELECT 1 FROM `tips` WHERE `id` = OLD.`tip_id` AND `published_at` IS NOT NULL) BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_partners_added` AFTER INSERT ON `partners` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_partners_changed` AFTER UPDATE ON `partners` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_partners_gone` AFTER DELETE ON `partners` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_partner_translations_added` AFTER INSERT ON `partner_translations` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_partner_translations_changed` AFTER UPDATE ON `partner_translations` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_partner_translations_gone` AFTER DELETE ON `partner_translations` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_statistics_added` AFTER INSERT ON `statistics` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_statistics_changed` AFTER UPDATE ON `statistics` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_statistics_gone` AFTER DELETE ON `statistics` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_claims_added` AFTER INSERT ON `claims` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_claims_changed` AFTER UPDATE ON `claims` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_claims_gone` AFTER DELETE ON `claims` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_claim_translations_added` AFTER INSERT ON `claim_translations` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_claim_translations_changed` AFTER UPDATE ON `claim_translations` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
--> statement-breakpoint
CREATE TRIGGER `page_of_claim_translations_gone` AFTER DELETE ON `claim_translations` BEGIN UPDATE `page_versions` SET `version` = hex(randomblob(8)) WHERE `area` = 'content'; END;
