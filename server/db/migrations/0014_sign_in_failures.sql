-- Failed sign-ins are counted by address and network, by known device, by address and by network, and fade with time.
-- What was counted by address alone is forgotten: it would lock people out for what others did.
DROP TABLE "login_failures";--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"identity" text,
	"kind" text NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"next_turn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "login_failures_identity" ON "login_failures" USING btree ("identity");
