-- AlterEnum
ALTER TYPE "company_status" ADD VALUE 'UNKNOWN';

-- DropForeignKey
ALTER TABLE "accounting_periods" DROP CONSTRAINT "accounting_periods_filing_id_fkey";

-- DropForeignKey
ALTER TABLE "register_changes" DROP CONSTRAINT "register_changes_company_key_fkey";

-- DropIndex
DROP INDEX "accounting_periods_filing_id_idx";

-- AlterTable
ALTER TABLE "accounting_periods" DROP CONSTRAINT "accounting_periods_pkey",
ADD COLUMN     "comparative" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "effective" BOOLEAN NOT NULL DEFAULT true,
ALTER COLUMN "filing_id" SET NOT NULL,
ADD CONSTRAINT "accounting_periods_pkey" PRIMARY KEY ("filing_id", "end_date", "scope");

-- AlterTable
ALTER TABLE "filings" ADD COLUMN     "approved_on" DATE,
ADD COLUMN     "audit_assistance" TEXT,
ADD COLUMN     "flags" JSONB,
ADD COLUMN     "report_type" TEXT,
ADD COLUMN     "reporting_class" TEXT,
ADD COLUMN     "superseded" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "production_units" ADD COLUMN     "address_id" UUID;

-- AlterTable
ALTER TABLE "register_loads" ADD COLUMN     "companies" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "complete_to" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "address_points" (
    "id" UUID NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "address_points_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "accounting_periods_company_key_end_date_idx" ON "accounting_periods"("company_key", "end_date");

-- AddForeignKey
ALTER TABLE "accounting_periods" ADD CONSTRAINT "accounting_periods_filing_id_fkey" FOREIGN KEY ("filing_id") REFERENCES "filings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
