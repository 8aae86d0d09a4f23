-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "described_by" TEXT;
