-- AlterTable
ALTER TABLE "exports" ADD COLUMN     "language" "language" NOT NULL DEFAULT 'en';
