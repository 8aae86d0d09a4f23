-- What a creditor asks of the capital and the articles, and the first financial period. They come with
-- the next load: a changed record has another digest.
ALTER TABLE "companies" ADD COLUMN "articles_on" DATE,
ADD COLUMN "capital_partly_paid" BOOLEAN,
ADD COLUMN "first_period_end" DATE,
ADD COLUMN "first_period_start" DATE,
ADD COLUMN "share_classes" BOOLEAN;
