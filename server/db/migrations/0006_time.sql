DROP INDEX "agencies_renewal";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "next_step_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "accounts_points_of_contact" ON "accounts" USING btree ("agency_id") WHERE "accounts"."point_of_contact";--> statement-breakpoint
CREATE INDEX "agencies_window" ON "agencies" USING btree ("window_ends_at") WHERE "agencies"."status" = 'NOT_CREATED';--> statement-breakpoint
CREATE INDEX "invitations_next_step" ON "invitations" USING btree ("next_step_at") WHERE "invitations"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "agencies_renewal" ON "agencies" USING btree ("status","renewal_date");