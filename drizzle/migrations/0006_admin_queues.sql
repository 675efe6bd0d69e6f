CREATE INDEX `supplier_checklist_by_state` ON `supplier_checklist` (`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `supplier_checklist_by_trn` ON `supplier_checklist` (("answer" ->> '$.trn'));--> statement-breakpoint
CREATE INDEX `suppliers_by_licence` ON `suppliers` (`licence_number`);