-- Mergers and demergers. They come with the next load: a changed record has another digest.
ALTER TABLE "companies" ADD COLUMN     "restructurings" JSONB;
