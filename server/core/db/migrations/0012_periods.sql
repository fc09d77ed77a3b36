CREATE TABLE "holds" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "holds_subject_id_kind_pk" PRIMARY KEY("subject_id","kind")
);
--> statement-breakpoint
ALTER TABLE "report_sums" DROP CONSTRAINT "report_sums_report_id_reports_id_fk";
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_set_by_accounts_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_link_end" ON "invitations" USING btree ("token_expires_at") WHERE "invitations"."account_id" is null;--> statement-breakpoint
CREATE INDEX "reports_uploaded" ON "reports" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "audit_sign_ins" ON "audit" USING btree ("at") WHERE "audit"."event" in ('signIn', 'signOut', 'signInFailed', 'resetAsked', 'resetUsed') and "audit"."forgotten_by" is null;