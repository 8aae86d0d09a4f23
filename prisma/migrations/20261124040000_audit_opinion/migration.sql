-- What an auditor's opinion is where it is modified, read from reports from here on; unknown else.
CREATE TYPE "audit_opinion" AS ENUM ('QUALIFIED', 'ADVERSE', 'DISCLAIMER');
ALTER TABLE "filings" ADD COLUMN "audit_opinion" "audit_opinion";
