-- What is stored says in the first bytes of its header which format it has.
UPDATE "search_indexes" stored SET "format" = read.format
FROM (
  SELECT "version", coalesce(
    substring(encode(substring("bytes" FOR 24), 'escape') FROM '^{"format":([0-9]{1,9})'), '0')::int AS format
  FROM "search_index_parts" WHERE "position" = 0
) read
WHERE read."version" = stored."version" AND read.format <> stored."format";
