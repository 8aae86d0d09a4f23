-- Indexes of several formats stand side by side while one version of the application follows another.
-- The default is what versions write that do not know the column: it goes with a later one.
ALTER TABLE "search_indexes" ADD COLUMN     "format" INTEGER NOT NULL DEFAULT 4;
