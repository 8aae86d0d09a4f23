-- AlterTable
ALTER TABLE "usage_counters" ADD COLUMN     "held" JSONB NOT NULL DEFAULT '{}';
