-- What a report says in words, by what it is about, read from reports from here on; unknown else.
ALTER TABLE "filings" ADD COLUMN "passages" JSONB;

-- The words of each company's newest report that has any, by which companies are found.
CREATE TABLE "report_words" (
    "company_key" CHAR(8) NOT NULL,
    "filing_id" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "report_words_pkey" PRIMARY KEY ("company_key")
);

-- Rows stay short without the words, so that those of a word in many reports are read quickly.
ALTER TABLE "report_words" SET (toast_tuple_target = 128);

CREATE INDEX "report_words_words_idx" ON "report_words" USING GIN ("words");
