-- The text that lib/users/admin/user-search.ts searches, letter by letter. Without the collation of
-- ICU a database in the C locale leaves Æ, Ø and Å as they are.
CREATE INDEX "users_names_idx" ON "users"
  USING gin ((lower(("first_name" || ' ' || "last_name" || ' ' || "email") COLLATE "da-x-icu") COLLATE "C") gin_trgm_ops);

-- It has the text that was searched before.
DROP INDEX "users_search_idx";
