DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_agency";--> statement-breakpoint
DROP INDEX "audit_actor";--> statement-breakpoint
DROP INDEX "mails_recent";--> statement-breakpoint
CREATE INDEX "audit_event" ON "audit" USING btree ("event","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ("to" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_quarter" ON "reports" USING btree ("quarter","agency_id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_agency" ON "audit" USING btree ("agency_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_recent" ON "mails" USING btree ("created_at" DESC NULLS LAST,"id");