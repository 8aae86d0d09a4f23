-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "weight" SMALLINT NOT NULL DEFAULT 100;
