CREATE TABLE "content_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filename" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"file" "bytea" NOT NULL,
	"author_id" uuid,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"thumbnail_url" text DEFAULT '' NOT NULL,
	"thumbnail_alt" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'text/html' NOT NULL,
	"publish_from" timestamp (3) with time zone,
	"publish_until" timestamp (3) with time zone,
	"major" boolean DEFAULT false NOT NULL,
	"enforced_at" timestamp (3) with time zone,
	"author_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"original" text NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_overrides" ADD CONSTRAINT "text_overrides_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_images_recent" ON "content_images" USING btree ("uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("page_id","number");--> statement-breakpoint
CREATE INDEX "content_versions_major" ON "content_versions" USING btree ("publish_from") WHERE "content_versions"."major" and "content_versions"."enforced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "text_overrides_key" ON "text_overrides" USING btree ("brand","scope","locale","key");--> statement-breakpoint
CREATE INDEX "audit_agency" ON "audit" USING btree ("agency_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "invitations_sent" ON "invitations" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_batch" ON "mails" USING btree ("batch_id") WHERE "mails"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
INSERT INTO content_versions (page_id, number, name, body, thumbnail_url, thumbnail_alt, type, publish_from, saved_at)
SELECT id, version, name, body, thumbnail_url, thumbnail_alt, type, CASE WHEN published THEN updated_at END, updated_at FROM content_pages;
