DROP INDEX "audit_sign_ins";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "inactive_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "inactive_days_left" integer;--> statement-breakpoint
CREATE INDEX "accounts_last_sign_in" ON "accounts" USING btree (coalesce("last_sign_in_at", "created_at")) WHERE "accounts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_inactive_warned" ON "accounts" USING btree ("inactive_warned_at") WHERE "accounts"."inactive_warned_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_refused" ON "audit" USING gin (("after" -> 'refused')) WHERE "audit"."event" = 'refuseInvitation';--> statement-breakpoint
CREATE INDEX "login_failures_at" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reset_tokens_end" ON "reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_sign_ins" ON "audit" USING btree ("at") WHERE "audit"."event" in ('signIn', 'signOut', 'signInFailed', 'resetAsked', 'resetUsed') and "audit"."forgotten_by" is null and "audit"."after" is not null;
--> statement-breakpoint
-- Whoever was ended stays as it is.
UPDATE accounts SET last_sign_in_at = signed_in.at
FROM (SELECT subject_id, max(at) AS at FROM audit WHERE event = 'signIn' AND subject_type = 'account' GROUP BY subject_id) AS signed_in
WHERE signed_in.subject_id = accounts.id AND accounts.ended_at IS NULL;
--> statement-breakpoint
-- As before, but what holds none of the names as text is not taken apart.
CREATE OR REPLACE FUNCTION unnamed_json(value jsonb, names text[], instead text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM unnest(names) AS name
    -- As JSON writes it, without its quotes.
    WHERE position(lower(substr(to_jsonb(name)::text, 2, length(to_jsonb(name)::text) - 2)) IN lower(value::text)) > 0
  ) THEN RETURN value; END IF;
  RETURN CASE jsonb_typeof(value)
    WHEN 'string' THEN to_jsonb(unnamed(value #>> '{}', names, instead))
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(unnamed_json(item, names, instead) ORDER BY place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place))
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(key, unnamed_json(inside, names, instead)), '{}')
      FROM jsonb_each(value) AS parts (key, inside))
    ELSE value END;
END $$;
