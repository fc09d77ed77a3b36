-- Each entry of the audit is linked to the one before by a hash. Links are added by a job, so that nobody who writes an
-- entry waits for anybody else's. The order of the chain is that of sealing: of entries that are written at the same time
-- the higher number may be committed first.
CREATE TABLE "audit_chain" (
	"place" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_chain_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
-- Where the chain goes on after old entries were shipped and removed.
CREATE TABLE "audit_anchors" (
	"place" bigint PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"entries" integer NOT NULL,
	"pruned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Failed sign-ins of an hour, of an address that is an account's or not; the job of each minute tells the audit.
CREATE TABLE "failed_sign_ins" (
	"hour" timestamp (3) with time zone NOT NULL,
	"identity" text NOT NULL,
	"account_id" uuid,
	"network" text NOT NULL,
	"failures" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "failed_sign_ins_hour_identity_pk" PRIMARY KEY("hour","identity")
);
--> statement-breakpoint
CREATE TRIGGER audit_chain_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_anchors_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_anchors
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
-- An entry as it is hashed and shipped: the same text whatever session, time zone or copy it is read in.
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
