CREATE TABLE "acknowledged_ahead" (
	"account_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "acknowledged_ahead_account_id_version_id_pk" PRIMARY KEY("account_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "acknowledged_ahead" ADD CONSTRAINT "acknowledged_ahead_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledged_ahead" ADD CONSTRAINT "acknowledged_ahead_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acknowledged_ahead_version" ON "acknowledged_ahead" USING btree ("version_id");
--> statement-breakpoint
-- As with all that is deleted with a person: nobody who has ended leaves a new row.
CREATE TRIGGER acknowledged_ahead_of_ended BEFORE INSERT OR UPDATE ON acknowledged_ahead FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
