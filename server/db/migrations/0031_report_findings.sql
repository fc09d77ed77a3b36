-- Findings beside the sums, so that a list needs no look into what was read; and the report that counts by one index.
ALTER TABLE "report_sums" ADD COLUMN "finding_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "report_sums" SET "finding_count" = coalesce(("reading" ->> 'findingCount')::integer, 0) FROM "reports" WHERE "reports"."id" = "report_id";--> statement-breakpoint
DROP INDEX "report_sums_quarter";--> statement-breakpoint
CREATE INDEX "report_sums_quarter" ON "report_sums" USING btree ("quarter","agency_id");--> statement-breakpoint
DROP INDEX "reports_quarter";--> statement-breakpoint
CREATE INDEX "reports_quarter" ON "reports" USING btree ("quarter","agency_id","uploaded_at" DESC NULLS LAST,"id") WHERE "scan" <> 'INFECTED';
