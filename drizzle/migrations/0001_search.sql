-- The search index (docs/decisions/0003-search.md). Tokens are made by domain/catalogue/search, so the tokenizer only
-- has to split at spaces: `ascii` takes every character beyond ASCII for a letter.
-- A product's row is 2147483647 - its number, so that walking a list of matches upwards meets the newest first.
CREATE VIRTUAL TABLE `search_index` USING fts5(
	exact, name, rest, facet,
	content='', contentless_delete=1, detail=column, tokenize='ascii'
);
--> statement-breakpoint
-- The vocabulary: every ending of every word (domain/catalogue/search/index-tokens.ts), for beginnings, substrings and
-- trigrams. It grows with the language of the catalogue, not with its size.
CREATE TABLE `search_words` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
-- One narrow row a product: whether it may be seen, what it is filtered by (domain/catalogue/search/facet-code.ts) and
-- what it is sorted by. All sort columns ascend; a missing price or lead time is 2^52.
CREATE TABLE `search_docs` (
	`number` integer PRIMARY KEY NOT NULL REFERENCES `products`(`number`) ON DELETE CASCADE,
	`visible` integer NOT NULL,
	`facets` integer NOT NULL,
	`category` integer NOT NULL CHECK (`category` = (`facets` >> 1 & 15)),
	`newest` integer NOT NULL,
	`price_low` integer NOT NULL,
	`price_high` integer NOT NULL,
	`moq` integer NOT NULL,
	`lead_time` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_docs_newest` ON `search_docs` (`visible`, `newest`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_price_low` ON `search_docs` (`visible`, `price_low`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_price_high` ON `search_docs` (`visible`, `price_high`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_moq` ON `search_docs` (`visible`, `moq`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_lead_time` ON `search_docs` (`visible`, `lead_time`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_category_newest` ON `search_docs` (`visible`, `category`, `newest`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_category_price_low` ON `search_docs` (`visible`, `category`, `price_low`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_category_price_high` ON `search_docs` (`visible`, `category`, `price_high`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_category_moq` ON `search_docs` (`visible`, `category`, `moq`, `number`, `facets`);
--> statement-breakpoint
CREATE INDEX `search_docs_category_lead_time` ON `search_docs` (`visible`, `category`, `lead_time`, `number`, `facets`);
--> statement-breakpoint
-- How many products are seen in each sub-category; `place` is that part of the facet code.
CREATE TABLE `search_counts` (
	`place` integer PRIMARY KEY NOT NULL,
	`products` integer NOT NULL
);
--> statement-breakpoint
-- Supplier names from each of their words on, folded, for suggestions.
CREATE TABLE `search_suppliers` (
	`key` text NOT NULL,
	`supplier_id` text NOT NULL REFERENCES `suppliers`(`id`) ON DELETE CASCADE,
	PRIMARY KEY(`key`, `supplier_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `search_suppliers_by_supplier` ON `search_suppliers` (`supplier_id`);
--> statement-breakpoint
-- The database itself keeps what may be seen in step with products and suppliers: no verb can forget it.
CREATE TRIGGER `search_product_status` AFTER UPDATE OF `status`, `supplier_id` ON `products` BEGIN
	UPDATE `search_docs` SET `visible` = (
		NEW.`status` = 'published'
		AND EXISTS (SELECT 1 FROM `suppliers` WHERE `id` = NEW.`supplier_id` AND `status` = 'approved')
	) WHERE `number` = NEW.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_supplier_status` AFTER UPDATE OF `status` ON `suppliers` WHEN OLD.`status` <> NEW.`status` BEGIN
	UPDATE `search_docs` SET `visible` = (
		NEW.`status` = 'approved'
		AND EXISTS (SELECT 1 FROM `products` WHERE `number` = `search_docs`.`number` AND `status` = 'published')
	) WHERE `number` IN (SELECT `number` FROM `products` WHERE `supplier_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_supplier_verified` AFTER UPDATE OF `verified_at` ON `suppliers`
WHEN (OLD.`verified_at` IS NULL) <> (NEW.`verified_at` IS NULL) BEGIN
	UPDATE `search_docs` SET `facets` = (`facets` & ~1) | (NEW.`verified_at` IS NOT NULL)
	WHERE `number` IN (SELECT `number` FROM `products` WHERE `supplier_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_product_gone` AFTER DELETE ON `products` BEGIN
	DELETE FROM `search_docs` WHERE `number` = OLD.`number`;
	DELETE FROM `search_index` WHERE `rowid` = 2147483647 - OLD.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_counts_added` AFTER INSERT ON `search_docs` WHEN NEW.`visible` BEGIN
	INSERT INTO `search_counts` (`place`, `products`) VALUES (NEW.`facets` >> 1 & 63, 1)
	ON CONFLICT (`place`) DO UPDATE SET `products` = `products` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `search_counts_gone` AFTER DELETE ON `search_docs` WHEN OLD.`visible` BEGIN
	UPDATE `search_counts` SET `products` = `products` - 1 WHERE `place` = (OLD.`facets` >> 1 & 63);
END;
--> statement-breakpoint
CREATE TRIGGER `search_counts_moved` AFTER UPDATE OF `visible`, `facets` ON `search_docs`
WHEN OLD.`visible` <> NEW.`visible` OR (OLD.`facets` >> 1 & 63) <> (NEW.`facets` >> 1 & 63) BEGIN
	UPDATE `search_counts` SET `products` = `products` - OLD.`visible` WHERE `place` = (OLD.`facets` >> 1 & 63);
	INSERT INTO `search_counts` (`place`, `products`) VALUES (NEW.`facets` >> 1 & 63, NEW.`visible`)
	ON CONFLICT (`place`) DO UPDATE SET `products` = `products` + NEW.`visible`;
END;
--> statement-breakpoint
-- Files on their way into the catalogue: written piece by piece, then taken over in one batch (worker/catalogue/import).
CREATE TABLE `import_stage` (
	`run` text NOT NULL,
	`kind` text NOT NULL,
	`place` integer NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`run`, `kind`, `place`)
);
