-- CreateEnum
CREATE TYPE "notification_kind" AS ENUM ('LIST', 'CHANGE', 'ACCOUNTS', 'BANKRUPTCY', 'CEASED', 'RETURNED', 'GONE', 'SEARCH');

-- CreateEnum
CREATE TYPE "saved_search_kind" AS ENUM ('DISCOVER', 'SEGMENT');

-- AlterTable
ALTER TABLE "register_loads" ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- Nobody was promised news of what was loaded before.
UPDATE "register_loads" SET "told_at" = "finished_at" WHERE "status" = 'DONE';

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "kind" "notification_kind" NOT NULL DEFAULT 'LIST',
ADD COLUMN     "saved_search_id" UUID;

-- CreateTable
CREATE TABLE "gone_companies" (
    "company_key" CHAR(8) NOT NULL,
    "name" TEXT,
    "load_id" INTEGER NOT NULL,
    "back_load_id" INTEGER,

    CONSTRAINT "gone_companies_pkey" PRIMARY KEY ("company_key")
);

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "saved_search_kind" NOT NULL,
    "query" TEXT NOT NULL,
    "member_count" INTEGER NOT NULL,
    "compared_load_id" INTEGER,
    "compared_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_search_members" (
    "search_id" UUID NOT NULL,
    "keys" BYTEA NOT NULL,
    "toggled" BYTEA NOT NULL,

    CONSTRAINT "saved_search_members_pkey" PRIMARY KEY ("search_id")
);

-- CreateTable
CREATE TABLE "saved_search_changes" (
    "search_id" UUID NOT NULL,
    "load_id" INTEGER NOT NULL,
    "since_load_id" INTEGER NOT NULL,
    "new_count" INTEGER NOT NULL,
    "left_count" INTEGER NOT NULL,
    "new_keys" BYTEA NOT NULL,
    "left_keys" BYTEA NOT NULL,
    "compared_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_search_changes_pkey" PRIMARY KEY ("search_id","load_id")
);

-- CreateIndex
CREATE INDEX "gone_companies_load_id_idx" ON "gone_companies"("load_id");

-- CreateIndex
CREATE INDEX "gone_companies_back_load_id_idx" ON "gone_companies"("back_load_id");

-- CreateIndex
CREATE INDEX "saved_searches_compared_load_id_idx" ON "saved_searches"("compared_load_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_searches_user_id_name_key" ON "saved_searches"("user_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_saved_search_id_load_id_key" ON "notifications"("saved_search_id", "load_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_saved_search_id_fkey" FOREIGN KEY ("saved_search_id") REFERENCES "saved_searches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search_members" ADD CONSTRAINT "saved_search_members_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search_changes" ADD CONSTRAINT "saved_search_changes_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The lists of keys are dense: packing them costs more than it saves.
ALTER TABLE "saved_search_members" ALTER COLUMN "keys" SET STORAGE EXTERNAL;
