-- The events of reports, and the sums of the report that counts by agency and quarter. Earlier reports aren't read.
ALTER TABLE "reports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
CREATE TABLE "bookings" (
	"report_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"event_name" text,
	"event_type" text,
	"hotel" text,
	"city" text,
	"country" text,
	"arrival_date" date,
	"departure_date" date,
	"rooms_on_peak" integer,
	"room_nights" integer,
	"hotel_revenue" numeric(14, 2),
	"commission" numeric(14, 2),
	"status" text,
	CONSTRAINT "bookings_report_id_row_pk" PRIMARY KEY("report_id","row")
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"agency_id" uuid NOT NULL,
	"quarter" text NOT NULL,
	"report_id" uuid NOT NULL,
	"events" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"room_nights" numeric(14, 0) NOT NULL,
	"hotel_revenue" numeric(18, 2) NOT NULL,
	"commission" numeric(18, 2) NOT NULL,
	CONSTRAINT "report_sums_agency_id_quarter_pk" PRIMARY KEY("agency_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_sums_quarter" ON "report_sums" USING btree ("quarter");
