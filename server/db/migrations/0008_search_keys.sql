-- The three-letter parts of a word, each with the start of the agency's id. A word is in an address only if all its
-- parts are, so an index on an address's parts finds where to look, and reads nothing of other agencies.
CREATE FUNCTION search_keys(agency uuid, word text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  prefix text := left(agency::text, 8);
  keys text[] := '{}';
BEGIN
  FOR n IN 1 .. length(word) - 2 LOOP
    keys[n] := prefix || substr(word, n, 3);
  END LOOP;
  RETURN keys;
END
$$;
--> statement-breakpoint
DROP INDEX "invitations_search";--> statement-breakpoint
CREATE INDEX "invitations_search" ON "invitations" USING gin (search_keys("agency_id", "email")) WITH (fastupdate=off);
