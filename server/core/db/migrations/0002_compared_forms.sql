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
CREATE FUNCTION compared_numbers(numbers jsonb, phones jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array(
  SELECT compared_number(typed) FROM jsonb_array_elements_text(numbers) AS typed
  UNION SELECT compared_phone(typed) FROM jsonb_array_elements_text(phones) AS typed
  EXCEPT SELECT ''
);
--> statement-breakpoint
-- All words are in the address: the parts of each.
DROP FUNCTION search_for(uuid, text);
--> statement-breakpoint
CREATE FUNCTION search_for(agency uuid, words text[]) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  prefix text := left(agency::text, 8);
  word text;
  ending text;
  wanted tsquery := '';
BEGIN
  FOREACH word IN ARRAY words LOOP
    ending := CASE WHEN length(word) < 3 THEN ':*' ELSE '' END;
    FOR n IN 1 .. greatest(1, length(word) - 2) LOOP
      -- Through a tsvector, which quotes what has a meaning in a tsquery.
      wanted := wanted && (array_to_tsvector(ARRAY[prefix || substr(word, n, 3)])::text || ending)::tsquery;
    END LOOP;
  END LOOP;
  RETURN wanted;
END
$$;
--> statement-breakpoint
DROP INDEX "agencies_name";--> statement-breakpoint
DROP INDEX "agencies_iata";--> statement-breakpoint
DROP INDEX "agencies_search";--> statement-breakpoint
DROP INDEX "accounts_search";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (folded(name)) STORED;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "iata" text GENERATED ALWAYS AS (substring(compared_number(form -> 'agencyDetails' ->> 'iataNumber') from '.*[0-9].*')) STORED;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "numbers" text[] GENERATED ALWAYS AS (compared_numbers(jsonb_path_query_array(form, '$.agencyDetails.iataNumber') || jsonb_path_query_array(form, '$.agencyDetails.additionalNumbers.*[*]'), jsonb_path_query_array(form, '$.*.phoneNumber') || jsonb_path_query_array(form, '$.*.preferredPhone'))) STORED;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "search" text GENERATED ALWAYS AS (coalesce(folded(name), '') || ' ' || coalesce(domain, '') || ' ' || coalesce(compared_site(form -> 'agencyDetails' ->> 'companyWebsite'), '')) STORED;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search" text GENERATED ALWAYS AS (folded(email || ' ' || first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "associate_forms" ADD COLUMN "numbers" text[] GENERATED ALWAYS AS (compared_numbers(jsonb_path_query_array(form, '$.loyaltyNumber'), jsonb_path_query_array(form, '$.preferredPhoneNumber'))) STORED;--> statement-breakpoint
CREATE INDEX "agencies_numbers" ON "agencies" USING gin ("numbers");--> statement-breakpoint
CREATE INDEX "associate_forms_numbers" ON "associate_forms" USING gin ("numbers");--> statement-breakpoint
CREATE INDEX "agencies_name" ON "agencies" USING btree ("folded_name" collate "C");--> statement-breakpoint
CREATE INDEX "agencies_iata" ON "agencies" USING btree ("iata");--> statement-breakpoint
CREATE INDEX "agencies_search" ON "agencies" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search" gin_trgm_ops);