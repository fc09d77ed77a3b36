CREATE TABLE "audit_checkpoints" (
	"place" bigint PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"last" bigint NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"entries" integer NOT NULL,
	"converted_at" timestamp (3) with time zone NOT NULL,
	"problem" jsonb,
	"signature" "bytea"
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "commitment" "bytea" DEFAULT '\x'::bytea NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "forgotten_by" bigint;--> statement-breakpoint
CREATE INDEX "audit_forgotten" ON "audit" USING btree ("forgotten_by") WHERE "audit"."forgotten_by" is not null;
--> statement-breakpoint
-- The chain commits to the details of an entry (before, after, note) by a hash with a salt of the entry's own, so that they can be
-- forgotten and the chain stays whole. Ids are pseudonyms and stay.
CREATE FUNCTION audit_details(entry audit) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('before', entry.before, 'after', entry.after, 'note', entry.note)::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_commitment(entry audit) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(entry.salt || convert_to(audit_details(entry), 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION audit_salt() RETURNS bytea LANGUAGE sql VOLATILE AS $$
  SELECT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
$$;
--> statement-breakpoint
CREATE FUNCTION audit_commit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.salt := audit_salt();
  NEW.commitment := audit_commitment(NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- After the one that fills in the agency: triggers run in the order of their names.
CREATE TRIGGER audit_committed BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_commit();
--> statement-breakpoint
DROP TRIGGER audit_kept ON audit;
--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- The one change that an entry may see: its details go, and it says by which entry.
CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit FOR EACH ROW
  WHEN (OLD.forgotten_by IS NOT NULL OR NEW.forgotten_by IS NULL
    OR NEW.before IS NOT NULL OR NEW.after IS NOT NULL OR NEW.note IS NOT NULL OR NEW.salt IS NOT NULL
    OR (NEW.id, NEW.at, NEW.actor_id, NEW.subject_type, NEW.subject_id, NEW.agency_id, NEW.event, NEW.commitment)
      IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.subject_type, OLD.subject_id, OLD.agency_id, OLD.event, OLD.commitment))
  EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- Forgets the details of entries, and records how many in an entry of its own, whose details stay. As its owner: it is all that
-- the application can change. Returns how many.
CREATE FUNCTION audit_forget(entries bigint[], about_type text, about_id uuid, actor uuid, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found bigint[];
  recorded bigint;
BEGIN
  SELECT array_agg(id) INTO found FROM (
    SELECT id FROM audit
    WHERE id = ANY (entries) AND forgotten_by IS NULL AND event <> 'forgetDetails'
      AND (before IS NOT NULL OR after IS NOT NULL OR note IS NOT NULL)
    ORDER BY id FOR UPDATE) AS rows;
  IF found IS NULL THEN RETURN 0; END IF;
  INSERT INTO audit (at, actor_id, subject_type, subject_id, event, after)
    VALUES (moment, actor, about_type, about_id, 'forgetDetails', jsonb_build_object('entries', cardinality(found)))
    RETURNING id INTO recorded;
  UPDATE audit SET before = NULL, after = NULL, note = NULL, salt = NULL, forgotten_by = recorded WHERE id = ANY (found);
  RETURN cardinality(found);
END
$$;
--> statement-breakpoint
-- An entry as it was hashed before there were commitments.
CREATE FUNCTION audit_text_before_commitments(entry audit) RETURNS text LANGUAGE sql STABLE AS $$
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
CREATE OR REPLACE FUNCTION audit_text(entry audit) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', entry.id,
    'at', to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actorId', entry.actor_id,
    'subjectType', entry.subject_type,
    'subjectId', entry.subject_id,
    'agencyId', entry.agency_id,
    'event', entry.event,
    'commitment', encode(entry.commitment, 'hex')
  )::text
$$;
--> statement-breakpoint
-- From where the chain of the entries that are left goes on: an anchor, the checkpoint, or the beginning.
CREATE FUNCTION audit_start(OUT place bigint, OUT hash bytea) LANGUAGE sql STABLE AS $$
  SELECT starts.place, starts.hash FROM (
    SELECT a.place, a.hash, 1 AS rank FROM audit_anchors a
    UNION ALL SELECT c.place, c.hash, 2 FROM audit_checkpoints c
    UNION ALL SELECT 0, decode(repeat('00', 32), 'hex'), 0
  ) AS starts ORDER BY starts.place DESC, rank DESC LIMIT 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_head(OUT place bigint, OUT hash bytea) LANGUAGE sql STABLE AS $$
  SELECT * FROM (
    (SELECT c.place, c.hash FROM audit_chain c ORDER BY c.place DESC LIMIT 1)
    UNION ALL SELECT s.place, s.hash FROM audit_start() s
  ) AS heads ORDER BY 1 DESC LIMIT 1
$$;
--> statement-breakpoint
-- Gives entries from before there were commitments theirs, and links them again, from the hash in which their chain ended. What
-- that chain was, and the first entry that did not fit it, stays in a checkpoint. Once: does nothing without such entries.
CREATE FUNCTION audit_convert() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  start record;
  old_head record;
  head record;
  link record;
  first_problem jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM audit WHERE commitment = '\x') THEN RETURN; END IF;
  SELECT * INTO start FROM audit_start();
  SELECT * INTO old_head FROM audit_head();
  SELECT jsonb_build_object('place', place, 'entry', entry_id, 'problem', problem) INTO first_problem FROM (
    SELECT c.place, c.entry_id, CASE
      WHEN c.place <> lag(c.place, 1, start.place) OVER links + 1 THEN 'linkMissing'
      WHEN e.id IS NULL THEN 'entryMissing'
      WHEN c.hash <> sha256(lag(c.hash, 1, start.hash) OVER links || convert_to(audit_text_before_commitments(e), 'UTF8'))
        THEN 'entryChanged' END AS problem
    FROM audit_chain c LEFT JOIN audit e ON e.id = c.entry_id WINDOW links AS (ORDER BY c.place)) AS verified
  WHERE problem IS NOT NULL ORDER BY place LIMIT 1;

  ALTER TABLE audit DISABLE TRIGGER USER;
  ALTER TABLE audit_chain DISABLE TRIGGER USER;
  UPDATE audit SET salt = audit_salt() WHERE commitment = '\x';
  UPDATE audit SET commitment = audit_commitment(audit) WHERE commitment = '\x';
  SELECT start.place, old_head.hash INTO head;
  FOR link IN SELECT c.place, e AS entry FROM audit_chain c LEFT JOIN audit e ON e.id = c.entry_id ORDER BY c.place LOOP
    SELECT link.place, audit_link(head.hash, link.entry) AS hash INTO head;
    UPDATE audit_chain SET hash = head.hash WHERE place = head.place;
  END LOOP;
  ALTER TABLE audit ENABLE TRIGGER USER;
  ALTER TABLE audit_chain ENABLE TRIGGER USER;
  INSERT INTO audit_checkpoints (place, hash, last, last_hash, entries, converted_at, problem)
    VALUES (start.place, old_head.hash, head.place, head.hash, (SELECT count(*) FROM audit_chain), now(), first_problem);
END
$$;
--> statement-breakpoint
SELECT audit_convert();
