ALTER TABLE `statistics` ADD `evidence_url` text;--> statement-breakpoint
DELETE FROM `statistics` WHERE (`page`, `key`, `value`) IN (VALUES
  ('home', 'verified_suppliers', '500+'), ('home', 'products', '10,000+'), ('home', 'target_countries', '50+'), ('home', 'satisfaction', '95%'),
  ('partners', 'partners', '50+'), ('partners', 'countries', '25+'), ('partners', 'certificates', '100+'), ('partners', 'satisfaction', '99%'));
