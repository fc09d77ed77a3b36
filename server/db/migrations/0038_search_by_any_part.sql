-- Not in a transaction: invitations are written while the index is built. See `OUTSIDE` in migrate.ts.
-- The parts of a word, each with the start of the agency's id: three letters from each place on, and what is left at the
-- end. A word of three letters or more is in an address only if all its parts of three are; a shorter one, only if a part
-- begins with it.
CREATE OR REPLACE FUNCTION search_parts(agency uuid, word text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  prefix text := left(agency::text, 8);
  parts text[] := '{}';
BEGIN
  FOR n IN 1 .. length(word) LOOP
    parts[n] := prefix || substr(word, n, 3);
  END LOOP;
  RETURN array_to_tsvector(parts);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_for(agency uuid, word text) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  prefix text := left(agency::text, 8);
  ending text := CASE WHEN length(word) < 3 THEN ':*' ELSE '' END;
  wanted tsquery := '';
BEGIN
  FOR n IN 1 .. greatest(1, length(word) - 2) LOOP
    -- Through a tsvector, which quotes what has a meaning in a tsquery.
    wanted := wanted && (array_to_tsvector(ARRAY[prefix || substr(word, n, 3)])::text || ending)::tsquery;
  END LOOP;
  RETURN wanted;
END
$$;
--> statement-breakpoint
-- Of a build that was broken off.
DROP INDEX CONCURRENTLY IF EXISTS "invitations_search_parts";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invitations_search_parts" ON "invitations" USING gin (search_parts("agency_id", "email")) WITH (fastupdate=off);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invitations_search";--> statement-breakpoint
ALTER INDEX "invitations_search_parts" RENAME TO "invitations_search";
-- `search_keys` stays: nodes of the previous version may still call it.
