-- A self-invitation is a row of the agency's list from the start: those whose link is not used yet become one. An address
-- that the list has already keeps its row, and its link.
INSERT INTO "invitations" ("id", "agency_id", "email", "status", "invite_type", "first_name", "last_name", "language",
  "requested_at", "sent_at", "token_hash", "token_expires_at", "next_step_at", "created_at")
SELECT "id", "agency_id", "email", 'INVITED', 'SELF', "first_name", "last_name", "language",
  "requested_at", "requested_at", "token_hash", "expires_at", "expires_at", "requested_at"
FROM "sign_ups" WHERE "kind" = 'associate' AND "expires_at" > now()
ON CONFLICT ("email") DO NOTHING;
--> statement-breakpoint
DELETE FROM "sign_ups" WHERE "kind" = 'associate';
