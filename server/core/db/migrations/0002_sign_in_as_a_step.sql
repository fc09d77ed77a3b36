ALTER TABLE "accounts" RENAME COLUMN "password_version" TO "credential_epoch";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "password_version" TO "credential_epoch";--> statement-breakpoint
-- Where PostgreSQL names the constraint after its column, it gets the new name.
ALTER TABLE "accounts" ALTER COLUMN "credential_epoch" DROP NOT NULL, ALTER COLUMN "credential_epoch" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "credential_epoch" DROP NOT NULL, ALTER COLUMN "credential_epoch" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "methods" text[];--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sessions" SET "methods" = '{password}', "proved_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "methods" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "proved_at" SET NOT NULL;--> statement-breakpoint
DROP TRIGGER accounts_password_changed ON accounts;--> statement-breakpoint
DROP FUNCTION count_password_version();--> statement-breakpoint
-- The epoch follows what lets a person in, whoever writes it: no code can change that and leave the sessions open.
CREATE FUNCTION raise_credential_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credential_epoch := OLD.credential_epoch + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_credentials_changed BEFORE UPDATE OF password_hash, staff ON accounts
  FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.staff <> NEW.staff)
  EXECUTE FUNCTION raise_credential_epoch();
