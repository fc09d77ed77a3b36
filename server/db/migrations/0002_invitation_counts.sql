-- Totals of the invitation list, kept per statement. Rows are touched in one order, so that two batches of an
-- agency wait for each other instead of ending in a deadlock.
CREATE FUNCTION count_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO invitation_counts AS c (agency_id, status, invite_type, total)
    SELECT agency_id, coalesce(status, ''), invite_type, count(*) FROM added
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (agency_id, status, invite_type) DO UPDATE SET total = c.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO invitation_counts AS c (agency_id, status, invite_type, total)
    SELECT agency_id, coalesce(status, ''), invite_type, -count(*) FROM removed
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (agency_id, status, invite_type) DO UPDATE SET total = c.total + excluded.total;
  ELSE
    INSERT INTO invitation_counts AS c (agency_id, status, invite_type, total)
    SELECT agency_id, status, invite_type, sum(change) FROM (
      SELECT agency_id, coalesce(status, '') AS status, invite_type, 1 AS change FROM added
      UNION ALL
      SELECT agency_id, coalesce(status, ''), invite_type, -1 FROM removed
    ) AS changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (agency_id, status, invite_type) DO UPDATE SET total = c.total + excluded.total;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invitations_added AFTER INSERT ON invitations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations();
--> statement-breakpoint
CREATE TRIGGER invitations_changed AFTER UPDATE ON invitations
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations();
--> statement-breakpoint
CREATE TRIGGER invitations_removed AFTER DELETE ON invitations
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_invitations();
