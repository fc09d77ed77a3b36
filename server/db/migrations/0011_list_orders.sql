DROP INDEX "accounts_created";--> statement-breakpoint
DROP INDEX "accounts_accreditation";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_agency";--> statement-breakpoint
DROP INDEX "audit_actor";--> statement-breakpoint
DROP INDEX "audit_event";--> statement-breakpoint
DROP INDEX "mails_recent";--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at","id") WHERE "mails"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_accreditation" ON "accounts" USING btree ("associate_status","accredited_at") WHERE "accounts"."associate";--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_agency" ON "audit" USING btree ("agency_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_event" ON "audit" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "mails_recent" ON "mails" USING btree ("created_at","id");