CREATE TABLE "status_secret" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "status_secret_only" CHECK ("status_secret"."only")
);
--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "status_index" DROP EXPRESSION;
--> statement-breakpoint
INSERT INTO status_secret (secret) VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
--> statement-breakpoint
-- The place of a certificate by its number: a permutation of each list of 131,072 places that nobody computes without the
-- secret (a Feistel network over 8 and 9 bits). So places are as good as drawn at random, and yet nobody waits, since none
-- is drawn twice.
CREATE FUNCTION certificate_place(number bigint) RETURNS integer LANGUAGE plpgsql STABLE AS $$
declare
  key bytea := (select secret || int8send(number / 131072) from status_secret);
  high integer := (number % 131072) >> 9;
  low integer := number % 512;
  mix bytea;
begin
  for round in 1..4 loop
    mix := sha256(key || int4send(round) || int4send(low));
    high := high # get_byte(mix, 0);
    mix := sha256(key || int4send(-round) || int4send(high));
    low := low # (get_byte(mix, 0) | ((get_byte(mix, 1) & 1) << 8));
  end loop;
  return (number / 131072) * 131072 + ((high << 9) | low);
end $$;
--> statement-breakpoint
CREATE FUNCTION draw_certificate_place() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.status_index := certificate_place(new.number);
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER certificates_place BEFORE INSERT ON certificates
  FOR EACH ROW EXECUTE FUNCTION draw_certificate_place();
--> statement-breakpoint
-- Badges hold the places of those that were issued before: the next ones are in a list of their own.
SELECT setval(pg_get_serial_sequence('certificates', 'number'), (max(number) / 131072 + 1) * 131072) FROM certificates HAVING count(*) > 0;
