ALTER TABLE "accounts" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
-- Until now English was also what nobody had chosen.
UPDATE "accounts" SET "language" = NULL WHERE "language" = 'en';
