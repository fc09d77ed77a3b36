DROP INDEX "accounts_created";--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);