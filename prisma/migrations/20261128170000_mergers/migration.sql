-- Mergers and demergers. They come with the next load: a changed record has another digest.
ALTER TABLE "companies" ADD COLUMN     "restructurings" JSONB;

-- Finds the other companies of an event; few companies have taken part in any.
CREATE INDEX "companies_restructurings_idx" ON "companies" USING GIN ("restructurings" jsonb_path_ops) WHERE "restructurings" IS NOT NULL;
