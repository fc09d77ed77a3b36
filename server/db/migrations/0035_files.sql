-- The bytes of reports, pictures and content files leave their rows: each row refers to a file, with its checksum, whose
-- content is in a store.
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"sha256" text NOT NULL,
	"unused_since" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "content_images" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "content_files" ADD COLUMN "file_id" uuid;--> statement-breakpoint
UPDATE "reports" SET "file_id" = gen_random_uuid();--> statement-breakpoint
UPDATE "content_images" SET "file_id" = gen_random_uuid();--> statement-breakpoint
UPDATE "content_files" SET "file_id" = gen_random_uuid();--> statement-breakpoint
INSERT INTO "file_contents" SELECT "file_id", "file" FROM "reports";--> statement-breakpoint
INSERT INTO "file_contents" SELECT "file_id", "file" FROM "content_images";--> statement-breakpoint
INSERT INTO "file_contents" SELECT "file_id", "file" FROM "content_files";--> statement-breakpoint
INSERT INTO "files" ("id", "store", "sha256") SELECT "id", 'database', encode(sha256("content"), 'hex') FROM "file_contents";--> statement-breakpoint
ALTER TABLE "file_contents" ADD CONSTRAINT "file_contents_id_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "file", ALTER COLUMN "file_id" SET NOT NULL, ADD CONSTRAINT "reports_file_id_unique" UNIQUE("file_id"), ADD CONSTRAINT "reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" DROP COLUMN "file", ALTER COLUMN "file_id" SET NOT NULL, ADD CONSTRAINT "content_images_file_id_unique" UNIQUE("file_id"), ADD CONSTRAINT "content_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_files" DROP COLUMN "file", ALTER COLUMN "file_id" SET NOT NULL, ADD CONSTRAINT "content_files_file_id_unique" UNIQUE("file_id"), ADD CONSTRAINT "content_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
