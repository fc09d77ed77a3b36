CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"from_email" text NOT NULL,
	"to_email" text NOT NULL,
	"credential_epoch" integer NOT NULL,
	"confirm_hash" text NOT NULL,
	"undo_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "address_changes_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "address_changes_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_account" ON "address_changes" USING btree ("account_id","requested_at");
--> statement-breakpoint
-- Another address lets other links in: as with the password, no code can change it and leave the sessions open.
DROP TRIGGER accounts_credentials_changed ON accounts;--> statement-breakpoint
CREATE TRIGGER accounts_credentials_changed BEFORE UPDATE OF password_hash, staff, email ON accounts
  FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.staff <> NEW.staff OR OLD.email <> NEW.email)
  EXECUTE FUNCTION raise_credential_epoch();
