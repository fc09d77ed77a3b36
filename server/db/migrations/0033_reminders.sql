-- When somebody of an agency's list was last reminded, so that nobody is reminded twice a day.
ALTER TABLE "invitations" ADD COLUMN "reminded_at" timestamp (3) with time zone;
