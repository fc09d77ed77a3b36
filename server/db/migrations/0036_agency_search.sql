-- A search of the console reads the agencies that it finds, not all.
CREATE INDEX "agencies_search" ON "agencies" USING gin (lower(coalesce("name", '') || ' ' || coalesce("domain", '')) gin_trgm_ops);
