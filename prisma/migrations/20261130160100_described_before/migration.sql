-- Names were from the newest report with statements, unless that one did not name its company.
UPDATE "companies" SET "described_by" = (
  SELECT "id" FROM "filings"
  WHERE "company_key" = "key"
    AND EXISTS (SELECT FROM "accounting_periods" WHERE "filing_id" = "filings"."id")
  ORDER BY "end_date" DESC,
    coalesce("published_at", "approved_on"::timestamp AT TIME ZONE 'UTC', '-infinity') DESC,
    "id" COLLATE "C" DESC
  LIMIT 1)
WHERE "status" = 'UNKNOWN' AND "digest" = '' AND "name" IS NOT NULL;
