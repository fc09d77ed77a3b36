ALTER TABLE "invitations" ADD COLUMN "failure" jsonb;--> statement-breakpoint
UPDATE "invitations" SET "failure" = CASE
  WHEN "reason" = 'The mail could not be delivered within a day: the mail server does not answer.'
    THEN jsonb_build_object('key', 'invitation.silent')
  WHEN "reason" LIKE 'The mail could not be delivered within a day: %'
    THEN jsonb_build_object('key', 'invitation.undelivered', 'params', jsonb_build_object('answer', substr("reason", 47)))
  WHEN "reason" LIKE 'The mail server refused it: %'
    THEN jsonb_build_object('key', 'invitation.refused', 'params', jsonb_build_object('answer', substr("reason", 29)))
  ELSE jsonb_build_object('key', 'invitation.refused', 'params', jsonb_build_object('answer', "reason"))
END WHERE "reason" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" DROP COLUMN "reason";
