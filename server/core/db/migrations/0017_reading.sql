CREATE TABLE "reading_progress" (
	"account_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"seconds" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "reading_progress_account_id_page_id_language_version_pk" PRIMARY KEY("account_id","page_id","language","version")
);
--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_progress_page" ON "reading_progress" USING btree ("page_id");
--> statement-breakpoint
-- As with all that is deleted with a person: nobody who has ended leaves a new row.
CREATE TRIGGER reading_progress_of_ended BEFORE INSERT OR UPDATE ON reading_progress FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
