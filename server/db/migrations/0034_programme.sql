-- What the office's overview shows of the whole programme, counted by a job. All of it follows from other tables.
CREATE TABLE "programme_quarters" (
	"quarter" text PRIMARY KEY NOT NULL,
	"reports" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_sums" (
	"quarter" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"events" integer NOT NULL,
	"room_nights" numeric(14, 0) NOT NULL,
	"hotel_revenue" numeric(18, 2) NOT NULL,
	CONSTRAINT "programme_sums_quarter_kind_key_pk" PRIMARY KEY("quarter","kind","key")
);
--> statement-breakpoint
CREATE TABLE "programme_pictures" (
	"quarters" integer PRIMARY KEY NOT NULL,
	"picture" jsonb NOT NULL
);
