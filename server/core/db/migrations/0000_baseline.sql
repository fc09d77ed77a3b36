-- The tables are as drizzle-kit writes them from db/tables. Before and after them stands what it can't express: an
-- extension, functions and triggers.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Failed sign-ins know an address by its hash alone. The accounts that are locked are found by the same hash.
CREATE FUNCTION address_hash(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(rtrim(encode(sha256(convert_to(address, 'UTF8')), 'base64'), '='), '+/', '-_')
$$;
--> statement-breakpoint
-- How texts, numbers and addresses are compared, as contract/folded.ts and contract/comparedForms.ts have it. Nothing in
-- them depends on the locale of the database.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      lower(
        regexp_replace(
          normalize(translate($1, '’‘ʼ´`′“”„«»', $$''''''"""""$$), NFKD),
          '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
        ) COLLATE "C"
      ),
      '‐‑‒–—―ØøŁłĐđÐðĦħŦŧıςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
      '------oollddddhhttiσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
    ),
    'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th'),
  ' {2,}', ' ', 'g'
);
--> statement-breakpoint
CREATE FUNCTION compared_number(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(folded($1), '[^a-z0-9]+', '', 'g'),
  '^(?:iata|arc|clia|sato|tids|true|tsi)(?:number|no)?(?=[0-9])', ''
);
--> statement-breakpoint
CREATE FUNCTION compared_phone(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    regexp_replace(folded($1), '[^a-z0-9]+', '', 'g'),
    '^(?:00|011)(?=[0-9]{10})', ''
  ),
  '^(?:1|521?)(?=[0-9]{10}$)', ''
);
--> statement-breakpoint
CREATE FUNCTION compared_site(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(regexp_replace(folded($1), '^(?:https?:[\\/]*|[\\/]+|@)', ''), '^www\.', ''),
  '/+$|^n/a$', ''
);
--> statement-breakpoint
-- What has no digit, such as N/A, is no number that two agencies could have in common.
CREATE FUNCTION compared_numbers(numbers jsonb, phones jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array(
  SELECT compared FROM (
    SELECT compared_number(typed) AS compared FROM jsonb_array_elements_text(numbers) AS typed
    UNION SELECT compared_phone(typed) FROM jsonb_array_elements_text(phones) AS typed
  ) AS forms
  WHERE compared ~ '[0-9]'
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'NOT_CREATED' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"form" jsonb,
	"name" text,
	"domain" text,
	"folded_name" text GENERATED ALWAYS AS (folded(name)) STORED,
	"iata" text GENERATED ALWAYS AS (substring(compared_number(form -> 'agencyDetails' ->> 'iataNumber') from '.*[0-9].*')) STORED,
	"numbers" text[] GENERATED ALWAYS AS (compared_numbers(jsonb_path_query_array(form, '$.agencyDetails.iataNumber') || jsonb_path_query_array(form, '$.agencyDetails.additionalNumbers.*[*]'), jsonb_path_query_array(form, '$.*.phoneNumber') || jsonb_path_query_array(form, '$.*.preferredPhone'))) STORED,
	"search" text GENERATED ALWAYS AS (coalesce(folded(name), '') || ' ' || coalesce(domain, '') || ' ' || coalesce(compared_site(form -> 'agencyDetails' ->> 'companyWebsite'), '')) STORED,
	"submitted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"renewal_date" timestamp (3) with time zone,
	"rejection_reason" text,
	"quarterly_report_required" boolean DEFAULT false NOT NULL,
	"reported_quarter" text,
	"mails_day" date,
	"mails_today" integer DEFAULT 0 NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_anchors" (
	"place" bigint PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"entries" integer NOT NULL,
	"pruned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"place" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_chain_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "failed_sign_ins" (
	"hour" timestamp (3) with time zone NOT NULL,
	"identity" text NOT NULL,
	"account_id" uuid,
	"network" text NOT NULL,
	"failures" integer NOT NULL,
	"recorded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "failed_sign_ins_hour_identity_pk" PRIMARY KEY("hour","identity")
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"name" text PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"mime" text NOT NULL,
	"file_id" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filename" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"cleaning" text DEFAULT 'PENDING' NOT NULL,
	"scan" text DEFAULT 'NOT_SCANNED' NOT NULL,
	"finding" text,
	"author_id" uuid,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_images_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
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
CREATE TABLE "file_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store" text NOT NULL,
	"sha256" text NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"email" text NOT NULL,
	"status" text,
	"status_group" text GENERATED ALWAYS AS (CASE WHEN coalesce(status, '') IN ('', 'NOT_CREATED', 'INVITED', 'FAILED', 'EXPIRED') THEN 'INVITED' WHEN coalesce(status, '') IN ('CREATED', 'REGISTERED') THEN 'CREATED' WHEN coalesce(status, '') IN ('PENDING') THEN 'PENDING' WHEN coalesce(status, '') IN ('ACCREDITED', 'PENDING_RENEWAL') THEN 'ACCREDITED' WHEN coalesce(status, '') IN ('REJECTED') THEN 'REJECTED' END) STORED,
	"language" text DEFAULT 'en' NOT NULL,
	"invite_type" text NOT NULL,
	"point_of_contact" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"failure" jsonb,
	"token_hash" text,
	"token_expires_at" timestamp (3) with time zone,
	"next_step_at" timestamp (3) with time zone,
	"account_id" uuid,
	"first_name" text,
	"last_name" text,
	"name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_email_lower" CHECK ("invitations"."email" = lower("invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"sent_at" timestamp (3) with time zone,
	"agency_id" uuid,
	"invitation_id" uuid,
	"dedupe_key" text,
	"batch_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"credential_epoch" integer DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (folded(email || ' ' || first_name || ' ' || last_name)) STORED NOT NULL,
	"agency_id" uuid,
	"point_of_contact" boolean DEFAULT false NOT NULL,
	"associate" boolean DEFAULT false NOT NULL,
	"associate_status" text,
	"accredited_at" timestamp (3) with time zone,
	"acknowledged_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"renews_with_agency" boolean DEFAULT false NOT NULL,
	"language" text,
	"staff" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone NOT NULL,
	"lead_id" text,
	"surprise_registered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"agency_id" uuid,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "associate_forms" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"numbers" text[] GENERATED ALWAYS AS (compared_numbers(jsonb_path_query_array(form, '$.loyaltyNumber'), jsonb_path_query_array(form, '$.preferredPhoneNumber'))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_pictures" (
	"quarters" integer PRIMARY KEY NOT NULL,
	"picture" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_quarters" (
	"quarter" text PRIMARY KEY NOT NULL,
	"reports" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_sums" (
	"quarter" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"events" integer NOT NULL,
	"room_nights" numeric(14, 0) NOT NULL,
	"hotel_revenue" numeric(18, 2) NOT NULL,
	CONSTRAINT "programme_sums_quarter_kind_key_pk" PRIMARY KEY("quarter","kind","key")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"report_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"event_name" text,
	"event_type" text,
	"hotel" text,
	"city" text,
	"country" text,
	"arrival_date" date,
	"departure_date" date,
	"rooms_on_peak" integer,
	"room_nights" integer,
	"hotel_revenue" numeric(14, 2),
	"commission" numeric(14, 2),
	"status" text,
	CONSTRAINT "bookings_report_id_row_pk" PRIMARY KEY("report_id","row")
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"agency_id" uuid NOT NULL,
	"quarter" text NOT NULL,
	"report_id" uuid NOT NULL,
	"events" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"room_nights" numeric(14, 0) NOT NULL,
	"hotel_revenue" numeric(18, 2) NOT NULL,
	"commission" numeric(18, 2) NOT NULL,
	"finding_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_sums_agency_id_quarter_pk" PRIMARY KEY("agency_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"account_id" uuid,
	"filename" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"quarter" text NOT NULL,
	"file_id" uuid NOT NULL,
	"reading" jsonb,
	"scan" text DEFAULT 'NOT_SCANNED' NOT NULL,
	"finding" text,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"submission" text,
	CONSTRAINT "reports_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "reports_submission_unique" UNIQUE("submission")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"agency_id" uuid,
	"event" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text NOT NULL,
	"changes" jsonb NOT NULL,
	"answer" text,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"identity" text,
	"kind" text NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "reset_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_epoch" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"methods" text[] NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"renew" boolean DEFAULT false NOT NULL,
	"previous_hash" text,
	"renewed_at" timestamp (3) with time zone,
	"browser" text,
	"system" text
);
--> statement-breakpoint
CREATE TABLE "guest_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"language" text DEFAULT 'en' NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ups_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_ups_email_lower" CHECK ("sign_ups"."email" = lower("sign_ups"."email"))
);
--> statement-breakpoint
CREATE TABLE "used_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browsers" text[] NOT NULL,
	"sent" text NOT NULL,
	"account_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_overrides" ADD CONSTRAINT "text_overrides_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_contents" ADD CONSTRAINT "file_contents_id_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associate_forms" ADD CONSTRAINT "associate_forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_links" ADD CONSTRAINT "used_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agencies_status" ON "agencies" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "agencies_domain" ON "agencies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "agencies_name" ON "agencies" USING btree ("folded_name" collate "C");--> statement-breakpoint
CREATE INDEX "agencies_iata" ON "agencies" USING btree ("iata");--> statement-breakpoint
CREATE INDEX "agencies_numbers" ON "agencies" USING gin ("numbers");--> statement-breakpoint
CREATE INDEX "agencies_search" ON "agencies" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "agencies_waiting" ON "agencies" USING btree ("submitted_at","id") WHERE "agencies"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "agencies_renewal" ON "agencies" USING btree ("status","renewal_date");--> statement-breakpoint
CREATE INDEX "agencies_window" ON "agencies" USING btree ("window_ends_at") WHERE "agencies"."status" = 'NOT_CREATED';--> statement-breakpoint
CREATE INDEX "content_images_recent" ON "content_images" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "content_images_pending" ON "content_images" USING btree ("uploaded_at") WHERE "content_images"."cleaning" = 'PENDING';--> statement-breakpoint
CREATE INDEX "content_images_quarantine" ON "content_images" USING btree ("uploaded_at") WHERE "content_images"."scan" in ('WAITING', 'INFECTED');--> statement-breakpoint
CREATE INDEX "content_pages_code" ON "content_pages" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("page_id","language","number");--> statement-breakpoint
CREATE INDEX "content_versions_major" ON "content_versions" USING btree ("publish_from") WHERE "content_versions"."major" and "content_versions"."enforced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "text_overrides_key" ON "text_overrides" USING btree ("brand","scope","locale","key");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_list" ON "invitations" USING btree ("agency_id","sent_at" DESC NULLS FIRST,"email");--> statement-breakpoint
CREATE INDEX "invitations_by_status" ON "invitations" USING btree ("agency_id","status_group","sent_at" DESC NULLS FIRST,"email","invite_type");--> statement-breakpoint
CREATE INDEX "invitations_by_type" ON "invitations" USING btree ("agency_id","invite_type","sent_at" DESC NULLS FIRST,"email");--> statement-breakpoint
CREATE INDEX "invitations_search" ON "invitations" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_account" ON "invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invitations_next_step" ON "invitations" USING btree ("next_step_at") WHERE "invitations"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_sent" ON "invitations" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_batch" ON "mails" USING btree ("batch_id") WHERE "mails"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("priority" DESC NULLS FIRST,"next_try_at") WHERE "mails"."status" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "mails_agency" ON "mails" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_invitation" ON "mails" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "mails_recent" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at","id") WHERE "mails"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ("to" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_agency" ON "accounts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_points_of_contact" ON "accounts" USING btree ("agency_id") WHERE "accounts"."point_of_contact";--> statement-breakpoint
CREATE INDEX "accounts_accreditation" ON "accounts" USING btree ("associate_status","accredited_at") WHERE "accounts"."associate";--> statement-breakpoint
CREATE INDEX "accounts_address_hash" ON "accounts" USING btree (address_hash("email"));--> statement-breakpoint
CREATE INDEX "agreements_account" ON "agreements" USING btree ("account_id","kind","agreed_at");--> statement-breakpoint
CREATE INDEX "associate_forms_numbers" ON "associate_forms" USING gin ("numbers");--> statement-breakpoint
CREATE INDEX "report_sums_quarter" ON "report_sums" USING btree ("quarter","agency_id");--> statement-breakpoint
CREATE INDEX "reports_list" ON "reports" USING btree ("agency_id","uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reports_quarter" ON "reports" USING btree ("quarter","agency_id","uploaded_at" DESC NULLS LAST,"id") WHERE "reports"."scan" <> 'INFECTED';--> statement-breakpoint
CREATE INDEX "reports_quarantine" ON "reports" USING btree ("uploaded_at") WHERE "reports"."scan" in ('WAITING', 'INFECTED');--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_agency" ON "audit" USING btree ("agency_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_event" ON "audit" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "change_requests_agency" ON "change_requests" USING btree ("agency_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_waits" ON "change_requests" USING btree ("agency_id") WHERE "change_requests"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "change_requests_waiting" ON "change_requests" USING btree ("requested_at","id") WHERE "change_requests"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "review_comments_agency" ON "review_comments" USING btree ("agency_id","at");--> statement-breakpoint
CREATE INDEX "login_failures_identity" ON "login_failures" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "login_failures_locked" ON "login_failures" USING btree ("locked_until") WHERE "login_failures"."locked_until" is not null;--> statement-breakpoint
CREATE INDEX "rate_counters_window" ON "rate_counters" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "reset_tokens_account" ON "reset_tokens" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_activity" ON "sessions" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "guest_requests_due" ON "guest_requests" USING btree ("next_try_at","id");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ups_end" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_links_account" ON "used_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "used_links_end" ON "used_links" USING btree ("ends_at");
--> statement-breakpoint
-- Whose agency an entry concerns is known when it is written, whatever becomes of the person later.
CREATE FUNCTION audit_agency_of(subject_type text, subject_id uuid, actor_id uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE subject_type
    WHEN 'agency' THEN subject_id
    WHEN 'invitation' THEN (SELECT agency_id FROM invitations WHERE id = subject_id)
    WHEN 'report' THEN (SELECT agency_id FROM reports WHERE id = subject_id)
    WHEN 'mail' THEN (SELECT agency_id FROM mails WHERE id = subject_id)
    WHEN 'account' THEN coalesce(
      (SELECT agency_id FROM accounts WHERE id = subject_id), (SELECT agency_id FROM accounts WHERE id = actor_id))
  END
$$;
--> statement-breakpoint
CREATE FUNCTION audit_fill_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agency_id := coalesce(NEW.agency_id, audit_agency_of(NEW.subject_type, NEW.subject_id, NEW.actor_id));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_added BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_fill_agency();
--> statement-breakpoint
-- An entry stays as it was written.
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- The epoch follows what lets a person in, whoever writes it: no code can change that and leave the sessions open.
CREATE FUNCTION raise_credential_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credential_epoch := OLD.credential_epoch + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_credentials_changed BEFORE UPDATE OF password_hash, staff ON accounts
  FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.staff <> NEW.staff)
  EXECUTE FUNCTION raise_credential_epoch();
--> statement-breakpoint
CREATE TRIGGER audit_chain_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_anchors_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_anchors
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- Each entry of the audit is linked to the one before by a hash. Links are added by a job, so that nobody who writes an
-- entry waits for anybody else's. The order of the chain is that of sealing: of entries that are written at the same time
-- the higher number may be committed first.
-- An entry as it is hashed and exported: the same text whatever session, time zone or copy it is read in.
CREATE FUNCTION audit_text(entry audit) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', entry.id,
    'at', to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actorId', entry.actor_id,
    'subjectType', entry.subject_type,
    'subjectId', entry.subject_id,
    'agencyId', entry.agency_id,
    'event', entry.event,
    'before', entry.before,
    'after', entry.after,
    'note', entry.note
  )::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_link(previous bytea, entry audit) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(audit_text(entry), 'UTF8'))
$$;
--> statement-breakpoint
-- The last link, or the anchor, or the beginning.
CREATE FUNCTION audit_head(OUT place bigint, OUT hash bytea) LANGUAGE sql STABLE AS $$
  SELECT * FROM (
    (SELECT c.place, c.hash FROM audit_chain c ORDER BY c.place DESC LIMIT 1)
    UNION ALL (SELECT a.place, a.hash FROM audit_anchors a ORDER BY a.place DESC LIMIT 1)
    UNION ALL (SELECT 0, decode(repeat('00', 32), 'hex'))
  ) AS heads ORDER BY 1 DESC LIMIT 1
$$;
--> statement-breakpoint
-- Links at most so many entries; returns how many. Looks back so far behind the highest number that is linked.
-- As its owner: the application itself adds nothing to the chain, and nothing that it puts in front of the tables, such as
-- a temporary one, is taken for them.
CREATE FUNCTION audit_seal(most integer, reach bigint) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  head record;
  entry audit;
  sealed integer := 0;
BEGIN
  -- One at a time, on all nodes together. What the one before linked is seen by the statements that follow.
  PERFORM pg_advisory_xact_lock(726310452);
  SELECT * INTO head FROM audit_head();
  FOR entry IN
    SELECT a.* FROM audit a
    WHERE a.id > coalesce((SELECT max(entry_id) FROM audit_chain) - reach, 0)
      AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = a.id)
    ORDER BY a.id LIMIT most
  LOOP
    head.place := head.place + 1;
    head.hash := audit_link(head.hash, entry);
    INSERT INTO audit_chain (place, entry_id, hash) VALUES (head.place, entry.id, head.hash);
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END
$$;
