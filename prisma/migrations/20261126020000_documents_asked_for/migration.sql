-- Documents that are gone are not asked for again for ever. A constant default writes no rows.
ALTER TABLE "filings" ADD COLUMN "document_tries" INTEGER NOT NULL DEFAULT 0;
