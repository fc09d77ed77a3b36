DROP INDEX "agencies_iata_numbers";--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "iata_numbers";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "iata" text GENERATED ALWAYS AS (substring(compared_number(form -> 'agencyDetails' ->> 'iataNumber') from '.*[0-9].*')) STORED;--> statement-breakpoint
CREATE INDEX "agencies_iata" ON "agencies" USING btree ("iata");