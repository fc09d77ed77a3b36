-- 128 random bits in Crockford's base 32. Two UUIDs, since 6 bits of each are not random.
CREATE FUNCTION certificate_code() RETURNS text LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', bits.five + 1, 1), '' order by place)
  from (
    select place, substring(random.bits || B'00' from place * 5 + 1 for 5)::integer as five
    from (
      select ('x' || encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16), 'hex'))::bit(128) as bits
    ) random, generate_series(0, 25) place
  ) bits
$$;
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "certificates_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text DEFAULT certificate_code() NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"agency_id" uuid NOT NULL,
	"name" text,
	"agency_name" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended" text,
	"status_index" integer GENERATED ALWAYS AS (((number / 131072) * 131072 + (((((((number % 131072) * 74093) & 131071) # ((((number % 131072) * 74093) & 131071) >> 8)) * 51749) & 131071) # (((((((number % 131072) * 74093) & 131071) # ((((number % 131072) * 74093) & 131071) >> 8)) * 51749) & 131071) >> 7)))::integer) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_short_code" ON "certificates" USING btree (left(code, 12));--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_status_index" ON "certificates" USING btree ("status_index");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_of_person" ON "certificates" USING btree ("account_id") WHERE "certificates"."kind" = 'associate' and "certificates"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_of_agency" ON "certificates" USING btree ("agency_id") WHERE "certificates"."kind" = 'agency' and "certificates"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_account" ON "certificates" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "certificates_agency" ON "certificates" USING btree ("agency_id","number");
--> statement-breakpoint
-- A certificate answers for ever, without the name of a person who is gone.
CREATE FUNCTION forget_certified_name() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.name := null;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER certificates_forget BEFORE UPDATE OF account_id ON certificates
  FOR EACH ROW WHEN (new.account_id IS NULL) EXECUTE FUNCTION forget_certified_name();
--> statement-breakpoint
INSERT INTO certificates (kind, agency_id, agency_name, since, valid_until, issued_at)
SELECT 'agency', id, coalesce(name, ''), coalesce(approved_at, updated_at), renewal_date, coalesce(approved_at, updated_at)
FROM agencies WHERE status = 'APPROVED';
--> statement-breakpoint
INSERT INTO certificates (kind, account_id, agency_id, name, agency_name, since, valid_until, issued_at)
SELECT 'associate', a.id, g.id,
  coalesce(nullif(concat_ws(' ', nullif(f.form ->> 'firstName', ''), nullif(f.form ->> 'lastName', '')), ''), a.name), coalesce(g.name, ''),
  a.accredited_at, (a.accredited_at at time zone 'UTC' + interval '12 months') at time zone 'UTC', a.accredited_at
FROM accounts a JOIN agencies g ON g.id = a.agency_id LEFT JOIN associate_forms f ON f.account_id = a.id
WHERE a.associate AND a.associate_status = 'ACCREDITED' AND a.accredited_at IS NOT NULL;
