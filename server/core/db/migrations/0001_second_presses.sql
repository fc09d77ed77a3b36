CREATE TABLE "used_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browsers" text[] NOT NULL,
	"sent" text NOT NULL,
	"account_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "submission" text;--> statement-breakpoint
ALTER TABLE "used_links" ADD CONSTRAINT "used_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_links_account" ON "used_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "used_links_end" ON "used_links" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_submission_unique" UNIQUE("submission");