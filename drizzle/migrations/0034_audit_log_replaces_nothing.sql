-- INSERT OR REPLACE removes a row without its DELETE triggers; NEW's number is -1 where none is given.
CREATE TRIGGER `audit_log_replaces_no_row` BEFORE INSERT ON `audit_log` WHEN EXISTS (SELECT 1 FROM `audit_log` WHERE `id` = NEW.`id` OR `rowid` = NEW.`rowid`) BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_replace_no_place` BEFORE INSERT ON `audit_seals` WHEN EXISTS (SELECT 1 FROM `audit_seals` WHERE `position` = NEW.`position` OR `audit_id` = NEW.`audit_id`) BEGIN SELECT RAISE(ABORT, 'the seals of the audit log are append-only'); END;
