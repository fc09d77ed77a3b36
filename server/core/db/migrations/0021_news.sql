ALTER TABLE "content_versions" ADD COLUMN "news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "news_after" uuid;--> statement-breakpoint
CREATE INDEX "content_versions_news" ON "content_versions" USING btree ("publish_from") WHERE "content_versions"."news";