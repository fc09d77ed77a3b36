CREATE TABLE "guest_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"agency_id" uuid,
	"token_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ups_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_ups_email_lower" CHECK ("sign_ups"."email" = lower("sign_ups"."email"))
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "guest_requests_due" ON "guest_requests" USING btree ("next_try_at","id");
--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ups_self" ON "sign_ups" USING btree ("email","agency_id") WHERE "sign_ups"."kind" = 'associate';
--> statement-breakpoint
CREATE INDEX "sign_ups_end" ON "sign_ups" USING btree ("expires_at");
--> statement-breakpoint
-- An account whose address nobody has confirmed may be a stranger's: it is no account any more, but one to be, and the
-- link of its mail goes on working. What was submitted stays, and its owner comes in by a mailed link alone.
CREATE TEMPORARY TABLE "unproven" ON COMMIT DROP AS
SELECT a.id, a.agency_id FROM accounts a JOIN agencies g ON g.id = a.agency_id
WHERE a.email_confirmed_at IS NULL AND NOT a.staff AND g.status = 'NOT_CREATED' AND g.version = 0
  AND coalesce(a.associate_status, 'NOT_CREATED') = 'NOT_CREATED'
  AND NOT EXISTS (SELECT FROM accounts o WHERE o.agency_id = g.id AND o.id <> a.id)
  AND NOT EXISTS (SELECT FROM invitations i WHERE i.agency_id = g.id OR i.account_id = a.id)
  AND NOT EXISTS (SELECT FROM reports r WHERE r.agency_id = g.id);
--> statement-breakpoint
INSERT INTO sign_ups (id, kind, email, first_name, last_name, password_hash, token_hash, requested_at, expires_at)
SELECT c.id, 'agency', a.email, a.first_name, a.last_name, a.password_hash, c.token_hash, c.created_at, c.expires_at
FROM unproven u JOIN accounts a ON a.id = u.id JOIN email_confirmations c ON c.account_id = a.id AND c.used_at IS NULL;
--> statement-breakpoint
DELETE FROM accounts WHERE id IN (SELECT id FROM unproven);
--> statement-breakpoint
DELETE FROM agencies WHERE id IN (SELECT agency_id FROM unproven);
--> statement-breakpoint
DELETE FROM sessions s USING accounts a WHERE a.id = s.account_id AND a.email_confirmed_at IS NULL;
--> statement-breakpoint
DROP TABLE "email_confirmations";
