-- What an export was asked to contain, as data: lists of exports describe it in the reader's language.
ALTER TABLE "exports" ADD COLUMN     "contents" JSONB;
