-- How grave news were followed from their kind and from how their message began.
UPDATE "notifications" SET "weight" = found."weight"
FROM (VALUES
  ('BANKRUPTCY', NULL, 1),
  ('GONE', NULL, 2),
  ('CEASED', NULL, 4),
  ('CHANGE', 'Went into compulsory dissolution', 7),
  ('CHANGE', 'Went into liquidation', 10),
  ('CHANGE', 'Went into reconstruction', 13)
) AS found ("kind", "lead", "weight")
WHERE "notifications"."kind" = found."kind"::"notification_kind"
  AND (found."lead" IS NULL OR split_part("message", ':', 1) = found."lead");

-- Mails about companies under advertising protection leave out their addresses.
UPDATE "notifications" SET "fields" = '{ADDRESS}'
WHERE "company_key" IS NOT NULL AND "message" LIKE 'Address: %';

-- Formerly a user's own acts were unread, and kept out of digests by their messages.
UPDATE "notifications" SET "read_at" = "created_at"
WHERE "read_at" IS NULL AND "kind" = 'LIST' AND "message" IN (
  'Company saved successfully!', 'The companies are saved.',
  'Company Unsaved!', 'The companies are not saved any more.');
