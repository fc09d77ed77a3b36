-- The keys of the dashboard's summary began with another word: what staff have written for them stays.
UPDATE "text_overrides" SET "key" = replace("key", 'dashboard.glance.', 'dashboard.summary.')
WHERE "scope" = 'portal' AND "key" LIKE 'dashboard.glance.%';
