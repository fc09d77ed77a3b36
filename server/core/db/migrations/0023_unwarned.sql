DROP INDEX "accounts_inactive_warned";--> statement-breakpoint
CREATE INDEX "accounts_inactive_unwarned" ON "accounts" USING btree (coalesce("last_sign_in_at", "created_at")) WHERE "accounts"."ended_at" is null and "accounts"."inactive_warned_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_inactive_warned" ON "accounts" USING btree ("inactive_warned_at",coalesce("last_sign_in_at", "created_at")) WHERE "accounts"."inactive_warned_at" is not null;--> statement-breakpoint
ALTER INDEX "agencies_search" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "invitations_search" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "mails_search" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "accounts_search" SET (fastupdate=false);