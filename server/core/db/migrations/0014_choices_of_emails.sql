ALTER TABLE "accounts" ADD COLUMN "wants_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wants_news" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The choice was part of the forms alone: of an associate's own, or of that of the agency for which somebody acts.
UPDATE accounts SET wants_news = true
WHERE id IN (SELECT account_id FROM associate_forms WHERE (form #>> '{businessProfile,receiveEmails}')::boolean)
  OR (point_of_contact AND agency_id IN (SELECT id FROM agencies WHERE (form ->> 'agreeToReceiveEmail')::boolean));
