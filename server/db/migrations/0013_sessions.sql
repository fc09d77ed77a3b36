-- A password has a version, and a session holds under the version that opened it: who changes the password ends them all.
ALTER TABLE "accounts" ADD COLUMN "password_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "password_version" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint

-- The version follows the hash, whoever writes it: no code can set a password and forget the sessions.
CREATE FUNCTION count_password_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.password_version := OLD.password_version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_password_changed BEFORE UPDATE OF password_hash ON accounts
  FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION count_password_version();
