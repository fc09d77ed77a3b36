ALTER TABLE "accounts" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "inactive_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "inactive_days_left" integer;--> statement-breakpoint
CREATE INDEX "accounts_last_sign_in" ON "accounts" USING btree (coalesce("last_sign_in_at", "created_at")) WHERE "accounts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_inactive_warned" ON "accounts" USING btree ("inactive_warned_at") WHERE "accounts"."inactive_warned_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_refused" ON "audit" USING gin (("after" -> 'refused')) WHERE "audit"."event" = 'refuseInvitation';
--> statement-breakpoint
-- Whoever was ended stays as it is.
UPDATE accounts SET last_sign_in_at = signed_in.at
FROM (SELECT subject_id, max(at) AS at FROM audit WHERE event = 'signIn' AND subject_type = 'account' GROUP BY subject_id) AS signed_in
WHERE signed_in.subject_id = accounts.id AND accounts.ended_at IS NULL;
