-- What has no digit, such as N/A, is no number that two agencies could have in common.
CREATE OR REPLACE FUNCTION compared_numbers(numbers jsonb, phones jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array(
  SELECT compared FROM (
    SELECT compared_number(typed) AS compared FROM jsonb_array_elements_text(numbers) AS typed
    UNION SELECT compared_phone(typed) FROM jsonb_array_elements_text(phones) AS typed
  ) AS forms
  WHERE compared ~ '[0-9]'
);
--> statement-breakpoint
DROP INDEX "agencies_iata";--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "iata";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "iata_numbers" text[] GENERATED ALWAYS AS (compared_numbers(jsonb_path_query_array(form, '$.agencyDetails.iataNumber') || jsonb_path_query_array(form, '$.agencyDetails.additionalNumbers.IATA[*]'), '[]')) STORED;--> statement-breakpoint
CREATE INDEX "agencies_iata_numbers" ON "agencies" USING gin ("iata_numbers");