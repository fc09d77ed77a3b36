CREATE INDEX "agencies_authorized_contact" ON "agencies" USING btree (lower(form #>> '{authorizedPOC,emailAddress}'));--> statement-breakpoint
CREATE INDEX "agencies_accounting_contact" ON "agencies" USING btree (lower(form #>> '{accountingPOC,emailAddress}'));--> statement-breakpoint
CREATE INDEX "failed_sign_ins_account" ON "failed_sign_ins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to");--> statement-breakpoint
CREATE INDEX "reports_account" ON "reports" USING btree ("account_id");
--> statement-breakpoint
-- What the ending of a person needs: a text or JSON without the person's names, and JSON without the values at some paths.
CREATE FUNCTION unnamed(value text, names text[], instead text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    -- As a whole: Ann is not in Joanne.
    IF position(lower(name) IN lower(value)) > 0 THEN
      value := regexp_replace(value,
        '(?<![[:alnum:]])' || regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])',
        instead, 'gi');
    END IF;
  END LOOP;
  RETURN value;
END $$;
--> statement-breakpoint
CREATE FUNCTION unnamed_json(value jsonb, names text[], instead text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
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
--> statement-breakpoint
CREATE FUNCTION blank(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'string' THEN '""'
    WHEN 'array' THEN '[]'
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(key, blank(inside)), '{}') FROM jsonb_each(value) AS parts (key, inside))
    ELSE 'null' END;
END $$;
--> statement-breakpoint
CREATE FUNCTION blanked(value jsonb, paths text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  path text[];
  one text;
BEGIN
  FOREACH one IN ARRAY paths LOOP
    path := string_to_array(one, '.');
    IF value #> path IS NOT NULL THEN
      value := jsonb_set(value, path, blank(value #> path));
    END IF;
  END LOOP;
  RETURN value;
END $$;
--> statement-breakpoint
-- Without a group of a form, if its address is one of these.
CREATE FUNCTION blanked_contact(value jsonb, contact text, addresses text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lower(value #>> ARRAY[contact, 'emailAddress']) = ANY (addresses)
    THEN blanked(value, ARRAY[contact]) ELSE value END
$$;
