-- Trigrams find a part of a name or an address among a hundred thousand.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateIndex
CREATE INDEX "users_first_name_last_name_id_idx" ON "users"("first_name", "last_name", "id");

-- The text that lib/users/user-list.ts searches, letter by letter.
CREATE INDEX "users_search_idx" ON "users"
  USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);
