-- Pending and Rejected are filters of the associates list. The index goes with its column.
ALTER TABLE "invitations" drop column "status_group";
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "status_group" text GENERATED ALWAYS AS (CASE WHEN coalesce(status, '') IN ('', 'NOT_CREATED', 'INVITED', 'FAILED', 'EXPIRED') THEN 'INVITED' WHEN coalesce(status, '') IN ('CREATED', 'REGISTERED') THEN 'CREATED' WHEN coalesce(status, '') IN ('PENDING') THEN 'PENDING' WHEN coalesce(status, '') IN ('ACCREDITED', 'PENDING_RENEWAL') THEN 'ACCREDITED' WHEN coalesce(status, '') IN ('REJECTED') THEN 'REJECTED' END) STORED;
--> statement-breakpoint
CREATE INDEX "invitations_by_status" ON "invitations" USING btree ("agency_id","status_group","sent_at" DESC NULLS FIRST,"email");
