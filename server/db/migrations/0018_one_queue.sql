-- When each job last began. pg-boss, which knew it before, goes with its tables.
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
--> statement-breakpoint
-- Mails that somebody waits for go before a backlog of reminders.
DROP INDEX "mails_due";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("priority" DESC NULLS FIRST,"next_try_at") WHERE "mails"."status" = 'QUEUED';
