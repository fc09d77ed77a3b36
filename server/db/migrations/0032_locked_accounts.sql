-- Failed sign-ins know an address by its hash alone. The accounts that are locked are found by the same hash.
CREATE FUNCTION address_hash(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(rtrim(encode(sha256(convert_to(address, 'UTF8')), 'base64'), '='), '+/', '-_')
$$;
--> statement-breakpoint
CREATE INDEX "accounts_address_hash" ON "accounts" USING btree (address_hash("email"));--> statement-breakpoint
CREATE INDEX "login_failures_locked" ON "login_failures" USING btree ("locked_until") WHERE "locked_until" IS NOT NULL;
