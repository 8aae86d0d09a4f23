-- CreateEnum
CREATE TYPE "digest_period" AS ENUM ('OFF', 'DAILY', 'WEEKLY');

-- CreateEnum
CREATE TYPE "share_status" AS ENUM ('WAITING', 'SENT', 'FAILED');

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "digested_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "digest" "digest_period" NOT NULL DEFAULT 'OFF',
ADD COLUMN     "digest_day" DATE;

-- CreateTable
CREATE TABLE "shares" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "request_key" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "status" "share_status" NOT NULL DEFAULT 'WAITING',
    "format" TEXT NOT NULL,
    "to_email" TEXT,
    "message" TEXT,
    "content" BYTEA,
    "first_tried_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "shares_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shares_user_id_request_key_key" ON "shares"("user_id", "request_key");

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
