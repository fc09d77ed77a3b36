-- Every point of contact has a row in the agency's list. An agency's founder came without an invitation, and so
-- without one. Who invited them before to another agency has nobody to wait for any more.
DELETE FROM "invitations" i USING "accounts" a
WHERE i.email = a.email AND i.agency_id <> a.agency_id AND i.account_id IS NULL
  AND a.point_of_contact AND a.email_confirmed_at IS NOT NULL;
--> statement-breakpoint
-- No account that nobody has confirmed: it may be a stranger's, and stands in no invitation's way.
INSERT INTO "invitations" (agency_id, email, status, invite_type, point_of_contact, requested_at, account_id, created_at)
SELECT agency_id, email, coalesce(nullif(associate_status, ''), 'NOT_CREATED'), 'POC', true, created_at, id, created_at
FROM "accounts"
WHERE point_of_contact AND agency_id IS NOT NULL AND email_confirmed_at IS NOT NULL
ON CONFLICT (email) DO NOTHING;
