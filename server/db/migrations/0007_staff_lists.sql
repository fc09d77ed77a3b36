CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin (lower("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "agencies_name" ON "agencies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "agencies_iata" ON "agencies" USING btree (("form" -> 'agencyDetails' ->> 'iataNumber'));--> statement-breakpoint
CREATE INDEX "agencies_waiting" ON "agencies" USING btree ("submitted_at","id") WHERE "agencies"."status" = 'PENDING';