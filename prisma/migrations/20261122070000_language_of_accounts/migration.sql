-- CreateEnum
CREATE TYPE "language" AS ENUM ('en', 'da');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "language" "language" NOT NULL DEFAULT 'en';
