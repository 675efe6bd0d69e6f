ALTER TABLE `refused_lines` ADD `invitation_id` text REFERENCES rfq_invitations(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `refused_lines_taught` ON `refused_lines` (`invitation_id`);--> statement-breakpoint
CREATE INDEX `refused_lines_in_time` ON `refused_lines` (`created_at`);