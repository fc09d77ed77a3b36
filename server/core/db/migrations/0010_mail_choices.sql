CREATE TABLE "kept_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_hash" text NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_addresses_address_hash_unique" UNIQUE("address_hash")
);
