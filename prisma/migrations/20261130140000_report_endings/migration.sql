-- Words of reports that may be compounds, spelled backwards: those with an ending begin alike.
CREATE TABLE "report_endings" (
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "report_endings_pkey" PRIMARY KEY ("word")
);

INSERT INTO "report_endings" ("word")
SELECT reverse(word) FROM ts_stat('SELECT words FROM report_words') WHERE word ~ '^[a-zæøå]{8,}$';
