-- AlterTable
ALTER TABLE "saved_companies" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tag_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "saved_lists" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_list_entries" (
    "list_id" UUID NOT NULL,
    "saved_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "saved_list_entries_pkey" PRIMARY KEY ("user_id","list_id","saved_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_lists_user_id_name_key_key" ON "saved_lists"("user_id", "name_key");

-- CreateIndex
CREATE UNIQUE INDEX "saved_lists_id_user_id_key" ON "saved_lists"("id", "user_id");

-- CreateIndex
CREATE INDEX "saved_list_entries_saved_id_user_id_idx" ON "saved_list_entries"("saved_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_companies_id_user_id_key" ON "saved_companies"("id", "user_id");

-- AddForeignKey
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_list_id_user_id_fkey" FOREIGN KEY ("list_id", "user_id") REFERENCES "saved_lists"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_saved_id_user_id_fkey" FOREIGN KEY ("saved_id", "user_id") REFERENCES "saved_companies"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_list_entries" ADD CONSTRAINT "saved_list_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
