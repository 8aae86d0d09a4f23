-- Each update looks for the few filings whose document is missing, of all ages (Prisma takes no
-- notice of the condition).
CREATE INDEX "filings_without_document_idx" ON "filings"("id") WHERE "xbrl_url" IS NOT NULL AND "document_sha" IS NULL;
