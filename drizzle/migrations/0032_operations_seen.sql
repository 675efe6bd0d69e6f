CREATE TABLE `audit_seals` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audit_id` text NOT NULL,
	`placed_at` integer,
	`previous_hash` text,
	`hash` text,
	`sealed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_seals_audit_id_unique` ON `audit_seals` (`audit_id`);--> statement-breakpoint
CREATE INDEX `audit_seals_open` ON `audit_seals` (`position`) WHERE hash is null;--> statement-breakpoint
CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`ran_at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`moved` integer NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`failures` integer NOT NULL
);
--> statement-breakpoint
-- The lines that stand already are sealed as they stand, in the order in which they were written.
INSERT INTO `audit_seals` (`audit_id`) SELECT `id` FROM `audit_log` ORDER BY `rowid`;
--> statement-breakpoint
CREATE TRIGGER `audit_log_takes_its_place` AFTER INSERT ON `audit_log` BEGIN INSERT INTO `audit_seals` (`audit_id`, `placed_at`) VALUES (NEW.`id`, unixepoch() * 1000); END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_stay` BEFORE UPDATE ON `audit_seals` WHEN OLD.`hash` IS NOT NULL OR NEW.`position` <> OLD.`position` OR NEW.`audit_id` <> OLD.`audit_id` OR NEW.`placed_at` IS NOT OLD.`placed_at` BEGIN SELECT RAISE(ABORT, 'the seals of the audit log are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_lose_no_place` BEFORE DELETE ON `audit_seals` BEGIN SELECT RAISE(ABORT, 'the seals of the audit log are append-only'); END;
