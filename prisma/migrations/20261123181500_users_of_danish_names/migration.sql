-- The text that lib/users/admin/user-search.ts searches, letter by letter. Without the collation of
-- ICU a database in the C locale leaves Æ, Ø and Å as they are.
CREATE INDEX "users_names_idx" ON "users"
  USING gin ((lower(("first_name" || ' ' || "last_name" || ' ' || "email") COLLATE "da-x-icu") COLLATE "C") gin_trgm_ops);

-- It has the text that was searched before.
DROP INDEX "users_search_idx";

-- As Danes sort names: Æ, Ø and Å come last.
CREATE INDEX "users_by_name_idx" ON "users"("first_name" COLLATE "da-x-icu", "last_name" COLLATE "da-x-icu", "id");
DROP INDEX "users_first_name_last_name_id_idx";
ALTER INDEX "users_by_name_idx" RENAME TO "users_first_name_last_name_id_idx";
