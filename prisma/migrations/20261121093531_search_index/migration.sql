-- DropForeignKey
ALTER TABLE "company_search" DROP CONSTRAINT "company_search_company_key_fkey";

-- DropIndex
DROP INDEX "companies_email_idx";

-- DropIndex
DROP INDEX "companies_name_idx";

-- DropTable
DROP TABLE "company_search";

-- CreateTable
CREATE TABLE "search_indexes" (
    "version" SERIAL NOT NULL,
    "companies" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "code_lists" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_indexes_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "search_index_parts" (
    "version" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "section" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "search_index_parts_pkey" PRIMARY KEY ("version","position")
);

-- AddForeignKey
ALTER TABLE "search_index_parts" ADD CONSTRAINT "search_index_parts_version_fkey" FOREIGN KEY ("version") REFERENCES "search_indexes"("version") ON DELETE CASCADE ON UPDATE CASCADE;

-- Dense arrays: compressing them takes long and gains little.
ALTER TABLE "search_index_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- Companies by e-mail, by the host of it, and by the host of their website. Prisma
-- knows no indexes on expressions, and takes no notice of these.
CREATE INDEX "companies_lower_email_idx" ON "companies" (lower("email")) WHERE "email" IS NOT NULL;
CREATE INDEX "companies_email_host_idx" ON "companies" (lower(split_part("email", '@', -1))) WHERE "email" IS NOT NULL;
CREATE INDEX "companies_website_host_idx" ON "companies" (regexp_replace(lower("website"), '^[a-z]+://(?:[^/?#]*@)?(?:www[.])?([^/?#:]*).*$', '\1')) WHERE "website" IS NOT NULL;
