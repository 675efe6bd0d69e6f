ALTER TABLE `outbox` ADD `requeued_at` integer;
