CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text NOT NULL,
	"changes" jsonb NOT NULL,
	"answer" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_requests_agency" ON "change_requests" USING btree ("agency_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_waits" ON "change_requests" USING btree ("agency_id") WHERE "change_requests"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "change_requests_waiting" ON "change_requests" USING btree ("requested_at","id") WHERE "change_requests"."status" = 'WAITING';