-- The general partners of limited partnerships and the like were counted as owners. Their counts are
-- marked as outdated: they are counted anew where they are asked for, and kept by the next load.
UPDATE "role_counts" SET "counted_until" = '2000-01-01'
WHERE "group" = 'OWNER' AND "participant_id" IN (
  SELECT "participant_id" FROM "roles" JOIN "companies" ON "key" = "company_key"
  WHERE "roles"."group" = 'PARTNER' AND ("legal_form_code" IN (10, 15, 30)) IS NOT TRUE
);
