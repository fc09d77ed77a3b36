-- Invitations whose link the job has ended say so in their row.
UPDATE "invitations" SET "status" = 'EXPIRED'
WHERE "status" = 'INVITED' AND "account_id" IS NULL AND "next_step_at" IS NULL AND "token_expires_at" <= now();
--> statement-breakpoint
-- They belong to the filter 'Invited'. The index goes with its column.
ALTER TABLE "invitations" drop column "status_group";
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "status_group" text GENERATED ALWAYS AS (CASE WHEN coalesce(status, '') IN ('', 'NOT_CREATED', 'INVITED', 'FAILED', 'EXPIRED') THEN 'INVITED' WHEN coalesce(status, '') IN ('CREATED', 'REGISTERED') THEN 'CREATED' WHEN coalesce(status, '') IN ('ACCREDITED', 'PENDING_RENEWAL') THEN 'ACCREDITED' END) STORED;
--> statement-breakpoint
CREATE INDEX "invitations_by_status" ON "invitations" USING btree ("agency_id","status_group","sent_at" DESC NULLS FIRST,"email");
