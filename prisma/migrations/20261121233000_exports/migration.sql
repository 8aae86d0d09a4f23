-- CreateEnum
CREATE TYPE "export_status" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "exports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "target" JSONB NOT NULL,
    "columns" TEXT[],
    "status" "export_status" NOT NULL DEFAULT 'WAITING',
    "file_name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "asked" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "facts" JSONB,
    "bytes" INTEGER,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "exports_user_id_created_at_id_idx" ON "exports"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "exports_created_at_idx" ON "exports"("created_at");

-- AddForeignKey
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
