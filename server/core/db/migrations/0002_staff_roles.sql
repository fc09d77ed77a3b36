CREATE TABLE "staff_roles" (
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_roles_account_id_role_pk" PRIMARY KEY("account_id","role")
);
--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_roles_role" ON "staff_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "staff_roles_granted_by" ON "staff_roles" USING btree ("granted_by");--> statement-breakpoint
-- Whoever is staff already keeps everything: all roles, granted by the operator.
INSERT INTO staff_roles (account_id, role, granted_at)
  SELECT id, role, now() FROM accounts, unnest(ARRAY['reviewer', 'editor', 'support', 'auditor', 'administrator']) AS role
  WHERE staff;
--> statement-breakpoint
-- As with the password: no code can change what somebody may do and leave the sessions open.
CREATE FUNCTION follow_staff_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET credential_epoch = credential_epoch + 1, staff = EXISTS (SELECT FROM staff_roles WHERE account_id = accounts.id)
    WHERE id = coalesce(NEW.account_id, OLD.account_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_roles_changed AFTER INSERT OR DELETE ON staff_roles
  FOR EACH ROW EXECUTE FUNCTION follow_staff_roles();
