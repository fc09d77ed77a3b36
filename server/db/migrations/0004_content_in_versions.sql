DROP INDEX "content_pages_code";--> statement-breakpoint
CREATE INDEX "content_pages_code" ON "content_pages" USING btree ("code");--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "thumbnail_url";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "thumbnail_alt";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "published";