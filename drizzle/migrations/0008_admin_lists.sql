CREATE INDEX `users_in_time` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`created_at`,`id`) WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`created_at`,`id`) WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX `audit_log_by_kind` ON `audit_log` (`entity`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`created_at`);