CREATE INDEX `contact_messages_by_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `tip_submissions_by_email` ON `tip_submissions` (`email`);