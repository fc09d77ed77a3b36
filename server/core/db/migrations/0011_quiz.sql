CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"questions" uuid[] NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pass_mark" integer NOT NULL,
	"minutes" integer,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"extensions" integer DEFAULT 0 NOT NULL,
	"judged_at" timestamp (3) with time zone,
	"score" integer,
	"passed" boolean
);
--> statement-breakpoint
CREATE TABLE "quiz_question_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"question" jsonb NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"on" boolean NOT NULL,
	"drawn" integer NOT NULL,
	"pass_mark" integer NOT NULL,
	"attempts" integer NOT NULL,
	"pause_hours" integer NOT NULL,
	"minutes" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quiz_settings_only" CHECK ("quiz_settings"."only")
);
--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question_versions" ADD CONSTRAINT "quiz_question_versions_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question_versions" ADD CONSTRAINT "quiz_question_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_attempts_account" ON "quiz_attempts" USING btree ("account_id","judged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_open" ON "quiz_attempts" USING btree ("account_id") WHERE "quiz_attempts"."judged_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_question_versions_number" ON "quiz_question_versions" USING btree ("question_id","number");