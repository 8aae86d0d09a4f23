-- Puts a search on top of a user's list in one call, which four statements took: instances take turns
-- for a user (`turn` and the user are the lock), and within a function each statement sees what the
-- one before it has waited for. lib/recent-searches/mutations.ts says what it does.
CREATE FUNCTION "record_search"(turn integer, owner uuid, given_kind search_kind, given text, most integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(turn, hashtext(owner::text));
  WITH owned AS MATERIALIZED (
    SELECT id FROM users WHERE id = owner FOR KEY SHARE
  ), others AS (
    SELECT kind, query, searched_at, kind = given_kind
      AND lower(query COLLATE "da-x-icu") = lower(given COLLATE "da-x-icu") AS alike
    FROM owned JOIN recent_searches ON user_id = owned.id
    WHERE user_id = owner AND NOT (kind = given_kind AND query = given)
  ), placed AS (
    SELECT *, row_number() OVER (PARTITION BY alike ORDER BY searched_at DESC) AS place FROM others
  ), gone AS (
    DELETE FROM recent_searches r USING placed p
    WHERE r.user_id = owner AND r.kind = p.kind AND r.query = p.query AND (p.alike OR p.place >= most)
  )
  INSERT INTO recent_searches (user_id, kind, query, searched_at)
  SELECT id, given_kind, given, greatest(
    clock_timestamp(), (SELECT max(searched_at) FROM others) + interval '1 millisecond')
  FROM owned
  ON CONFLICT (user_id, kind, query) DO UPDATE SET searched_at = excluded.searched_at;
END $$;
