-- A founder whose address was confirmed by a password reset after 0019 has no row in the agency's list: the same once
-- more. An invitation that another agency sent to the address can't be accepted any more.
DELETE FROM "invitations" i USING "accounts" a
WHERE i.email = a.email AND i.agency_id <> a.agency_id AND i.account_id IS NULL
  AND a.point_of_contact AND a.email_confirmed_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO "invitations" (agency_id, email, status, invite_type, point_of_contact, requested_at, account_id, created_at)
SELECT agency_id, email, coalesce(nullif(associate_status, ''), 'NOT_CREATED'), 'POC', true, created_at, id, created_at
FROM "accounts"
WHERE point_of_contact AND agency_id IS NOT NULL AND email_confirmed_at IS NOT NULL
ON CONFLICT (email) DO NOTHING;
