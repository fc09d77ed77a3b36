DROP INDEX "content_versions_number";--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("page_id","language","number");