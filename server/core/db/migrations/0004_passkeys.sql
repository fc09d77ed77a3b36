CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factors" ALTER COLUMN "secret" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "kind" text DEFAULT 'oneTimeCode' NOT NULL;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "credential_id" text;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "public_key" "bytea";--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "counter" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "transports" text[];--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "backed_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "passkey_challenges_end" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_credential_id_unique" UNIQUE("credential_id");