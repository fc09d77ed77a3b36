-- Whose agency an entry concerns is known when it is written, whatever becomes of the person later.
CREATE FUNCTION audit_agency_of(subject_type text, subject_id uuid, actor_id uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE subject_type
    WHEN 'agency' THEN subject_id
    WHEN 'invitation' THEN (SELECT agency_id FROM invitations WHERE id = subject_id)
    WHEN 'report' THEN (SELECT agency_id FROM reports WHERE id = subject_id)
    WHEN 'mail' THEN (SELECT agency_id FROM mails WHERE id = subject_id)
    WHEN 'account' THEN coalesce(
      (SELECT agency_id FROM accounts WHERE id = subject_id), (SELECT agency_id FROM accounts WHERE id = actor_id))
  END
$$;
--> statement-breakpoint
UPDATE audit SET agency_id = audit_agency_of(subject_type, subject_id, actor_id);
--> statement-breakpoint
CREATE FUNCTION audit_fill_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agency_id := coalesce(NEW.agency_id, audit_agency_of(NEW.subject_type, NEW.subject_id, NEW.actor_id));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_added BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_fill_agency();
--> statement-breakpoint
-- What is written down stays as it was written.
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
