-- What a report's note says of uncertainty about going concern, read from reports from here on;
-- unknown else.
ALTER TABLE "filings" ADD COLUMN "going_concern" TEXT;
