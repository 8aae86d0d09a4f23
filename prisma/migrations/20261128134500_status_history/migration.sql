-- The statuses of companies that were in trouble and got out of it or ended. They come with the next
-- load: a changed record has another digest.
ALTER TABLE "companies" ADD COLUMN     "status_history" JSONB;
