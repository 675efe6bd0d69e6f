ALTER TABLE `users` ADD `operator_grants` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
UPDATE `users` SET `operator_grants` = '["reviewer","support","money","editor","operators"]' WHERE `user_type` = 'admin';
