ALTER TABLE "content_images" ADD COLUMN "cleaning" text DEFAULT 'PENDING' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_images" ADD COLUMN "scan" text DEFAULT 'NOT_SCANNED' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_images" ADD COLUMN "finding" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "scan" text DEFAULT 'NOT_SCANNED' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "finding" text;--> statement-breakpoint
CREATE INDEX "content_images_pending" ON "content_images" USING btree ("uploaded_at") WHERE "content_images"."cleaning" = 'PENDING';--> statement-breakpoint
CREATE INDEX "content_images_quarantine" ON "content_images" USING btree ("uploaded_at") WHERE "content_images"."scan" in ('WAITING', 'INFECTED');--> statement-breakpoint
CREATE INDEX "reports_quarantine" ON "reports" USING btree ("uploaded_at") WHERE "reports"."scan" in ('WAITING', 'INFECTED');
