-- How well a product is offered, from 0 to 100 (domain/catalogue/search/quality.ts); the clock rates it within a day,
-- until then it stands in the middle.
ALTER TABLE `search_docs` ADD `quality` integer NOT NULL DEFAULT 50;
