-- AlterTable
ALTER TABLE "saved_searches" ADD COLUMN     "hides_saved" BOOLEAN NOT NULL DEFAULT false;
