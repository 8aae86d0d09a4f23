-- CreateEnum
CREATE TYPE "click_kind" AS ENUM ('SEARCH', 'RECOMMENDATION');

-- CreateTable
CREATE TABLE "newest_figures" (
    "company_key" CHAR(8) NOT NULL,
    "industry_version" "industry_version",
    "industry_group" CHAR(3),
    "size_class" TEXT NOT NULL,
    "living" BOOLEAN NOT NULL,
    "end_date" DATE NOT NULL,
    "growth" DOUBLE PRECISION,
    "roe" DOUBLE PRECISION,
    "roi" DOUBLE PRECISION,
    "coverage_ratio" DOUBLE PRECISION,
    "liquidity_ratio" DOUBLE PRECISION,
    "profit_margin" DOUBLE PRECISION,
    "solvency_ratio" DOUBLE PRECISION,

    CONSTRAINT "newest_figures_pkey" PRIMARY KEY ("company_key")
);

-- CreateTable
CREATE TABLE "peer_groups" (
    "industry_version" "industry_version" NOT NULL,
    "industry_group" CHAR(3) NOT NULL,
    "size_class" TEXT NOT NULL,
    "roe" DOUBLE PRECISION[],
    "roi" DOUBLE PRECISION[],
    "coverage_ratio" DOUBLE PRECISION[],
    "liquidity_ratio" DOUBLE PRECISION[],
    "profit_margin" DOUBLE PRECISION[],
    "solvency_ratio" DOUBLE PRECISION[],

    CONSTRAINT "peer_groups_pkey" PRIMARY KEY ("industry_version","industry_group","size_class")
);

-- CreateTable
CREATE TABLE "clicks" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" UUID,
    "kind" "click_kind" NOT NULL,
    "company_key" CHAR(8) NOT NULL,
    "from_key" CHAR(8),
    "position" INTEGER,

    CONSTRAINT "clicks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "newest_figures_industry_group_size_class_industry_version_idx" ON "newest_figures"("industry_group", "size_class", "industry_version");

-- CreateIndex
CREATE INDEX "clicks_user_id_idx" ON "clicks"("user_id");

-- CreateIndex
CREATE INDEX "clicks_at_idx" ON "clicks"("at" DESC);

-- AddForeignKey
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Numbers compress badly, and a rank looks at few of them.
ALTER TABLE "peer_groups"
    ALTER COLUMN "roe" SET STORAGE EXTERNAL,
    ALTER COLUMN "roi" SET STORAGE EXTERNAL,
    ALTER COLUMN "coverage_ratio" SET STORAGE EXTERNAL,
    ALTER COLUMN "liquidity_ratio" SET STORAGE EXTERNAL,
    ALTER COLUMN "profit_margin" SET STORAGE EXTERNAL,
    ALTER COLUMN "solvency_ratio" SET STORAGE EXTERNAL;
