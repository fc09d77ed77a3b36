-- Who renews while the agency is in renewal itself waits for its decision.
ALTER TABLE "accounts" ADD COLUMN "renews_with_agency" boolean DEFAULT false NOT NULL;
