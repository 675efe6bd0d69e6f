-- Nothing ever sent this kind of notice: neither its switches nor its rows stay behind.
UPDATE `users` SET `notices` = json_remove(`notices`, '$.news') WHERE json_type(`notices`, '$.news') IS NOT NULL;--> statement-breakpoint
DELETE FROM `notices` WHERE `kind` = 'news';
