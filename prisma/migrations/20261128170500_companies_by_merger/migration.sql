-- Finds the other companies of a merger; few companies have taken part in any. Apart from the column,
-- whose lock would keep readers out for as long as all rows are gone through.
CREATE INDEX "companies_restructurings_idx" ON "companies" USING GIN ("restructurings" jsonb_path_ops) WHERE "restructurings" IS NOT NULL;
