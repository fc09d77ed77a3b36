ALTER TABLE "accounts" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "accounts_ended" ON "accounts" USING btree ("ended_at") WHERE "accounts"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_ending" ON "accounts" USING btree ("ends_at") WHERE "accounts"."ends_at" is not null;
--> statement-breakpoint
-- Whatever was under way when an account was ended, it does not bring its person back: neither into the row nor into others.
CREATE FUNCTION refuse_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The account was ended' USING ERRCODE = 'HB001';
END
$$;
--> statement-breakpoint
CREATE TRIGGER accounts_ended BEFORE UPDATE ON accounts FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_ended();
--> statement-breakpoint
CREATE FUNCTION refuse_row_of_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a transaction that ends it.
  PERFORM FROM accounts WHERE id = NEW.account_id AND ended_at IS NULL FOR KEY SHARE;
  IF NOT FOUND AND EXISTS (SELECT FROM accounts WHERE id = NEW.account_id) THEN
    RAISE EXCEPTION 'The account was ended' USING ERRCODE = 'HB001';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER agreements_of_ended BEFORE INSERT ON agreements FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER associate_forms_of_ended BEFORE INSERT OR UPDATE ON associate_forms FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER change_requests_of_ended BEFORE INSERT ON change_requests FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER factors_of_ended BEFORE INSERT ON factors FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER identities_of_ended BEFORE INSERT ON identities FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER invitations_of_ended BEFORE INSERT OR UPDATE OF account_id ON invitations FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER pending_sign_ins_of_ended BEFORE INSERT ON pending_sign_ins FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER recovery_codes_of_ended BEFORE INSERT ON recovery_codes FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER reports_of_ended BEFORE INSERT ON reports FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER reset_tokens_of_ended BEFORE INSERT ON reset_tokens FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER sessions_of_ended BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER staff_roles_of_ended BEFORE INSERT ON staff_roles FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER used_links_of_ended BEFORE INSERT ON used_links FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER address_changes_of_ended BEFORE INSERT ON address_changes FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER data_exports_of_ended BEFORE INSERT ON data_exports FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
--> statement-breakpoint
CREATE TRIGGER quiz_attempts_of_ended BEFORE INSERT OR UPDATE ON quiz_attempts FOR EACH ROW EXECUTE FUNCTION refuse_row_of_ended();
