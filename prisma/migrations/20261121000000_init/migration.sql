-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "industry_version" AS ENUM ('DB07', 'DB25');

-- CreateEnum
CREATE TYPE "load_source" AS ENUM ('SAMPLE', 'FILES', 'DISTRIBUTION', 'DATAFORDELER', 'FILINGS');

-- CreateEnum
CREATE TYPE "load_kind" AS ENUM ('FULL', 'DELTA');

-- CreateEnum
CREATE TYPE "load_status" AS ENUM ('RUNNING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "company_status" AS ENUM ('ACTIVE', 'IN_LIQUIDATION', 'IN_RECONSTRUCTION', 'IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION', 'CEASED');

-- CreateEnum
CREATE TYPE "location_precision" AS ENUM ('ADDRESS', 'POSTAL_DISTRICT', 'TOWN', 'MUNICIPALITY');

-- CreateEnum
CREATE TYPE "name_kind" AS ENUM ('PRIMARY', 'SECONDARY');

-- CreateEnum
CREATE TYPE "participant_kind" AS ENUM ('PERSON', 'COMPANY', 'OTHER');

-- CreateEnum
CREATE TYPE "role_group" AS ENUM ('MANAGEMENT', 'BOARD', 'FOUNDER', 'AUDITOR', 'OWNER', 'PARTNER', 'OTHER');

-- CreateEnum
CREATE TYPE "change_field" AS ENUM ('NAME', 'ADDRESS', 'STATUS', 'INDUSTRY', 'MANAGEMENT', 'OWNERS', 'EMPLOYEES', 'ACCOUNTS', 'PROTECTION');

-- CreateEnum
CREATE TYPE "filing_kind" AS ENUM ('ANNUAL', 'HALF_YEAR', 'QUARTER', 'OTHER');

-- CreateEnum
CREATE TYPE "account_scope" AS ENUM ('SOLO', 'GROUP');

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('USER', 'ADMIN');

-- CreateEnum
CREATE TYPE "token_purpose" AS ENUM ('VERIFY_EMAIL', 'RESET_PASSWORD');

-- CreateEnum
CREATE TYPE "search_kind" AS ENUM ('SIMPLE', 'AI');

-- CreateEnum
CREATE TYPE "usage_kind" AS ENUM ('AI_SEARCH', 'CHAT');

-- CreateEnum
CREATE TYPE "paid_plan" AS ENUM ('MONTHLY', 'YEARLY');

-- CreateTable
CREATE TABLE "regions" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "regions_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "municipalities" (
    "code" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "region_code" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,

    CONSTRAINT "municipalities_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "postal_districts" (
    "postal_code" CHAR(4) NOT NULL,
    "name" TEXT NOT NULL,
    "municipality_code" INTEGER,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,

    CONSTRAINT "postal_districts_pkey" PRIMARY KEY ("postal_code")
);

-- CreateTable
CREATE TABLE "legal_forms" (
    "code" INTEGER NOT NULL,
    "short" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "legal_forms_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "industries" (
    "version" "industry_version" NOT NULL,
    "code" CHAR(6) NOT NULL,
    "danish" TEXT NOT NULL,
    "english" TEXT,

    CONSTRAINT "industries_pkey" PRIMARY KEY ("version","code")
);

-- CreateTable
CREATE TABLE "register_loads" (
    "id" SERIAL NOT NULL,
    "source" "load_source" NOT NULL,
    "kind" "load_kind" NOT NULL,
    "status" "load_status" NOT NULL DEFAULT 'RUNNING',
    "snapshot_date" DATE,
    "loaded" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "register_loads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companies" (
    "key" CHAR(8) NOT NULL,
    "register_id" BIGINT,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT,
    "status" "company_status" NOT NULL,
    "status_text" TEXT,
    "founded_on" DATE,
    "ceased_on" DATE,
    "advertising_protected" BOOLEAN NOT NULL DEFAULT false,
    "legal_form_code" INTEGER,
    "industry_version" "industry_version",
    "industry_code" CHAR(6),
    "care_of" TEXT,
    "street" TEXT,
    "town" TEXT,
    "postal_code" CHAR(4),
    "postal_district" TEXT,
    "municipality_code" INTEGER,
    "region_code" TEXT,
    "country_code" TEXT,
    "address_text" TEXT,
    "address_id" UUID,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "location_precision" "location_precision",
    "phone" TEXT,
    "email" TEXT,
    "website" TEXT,
    "employees" INTEGER,
    "employees_min" INTEGER,
    "employees_max" INTEGER,
    "employees_month" DATE,
    "location_count" INTEGER NOT NULL DEFAULT 0,
    "ceo_name" TEXT,
    "purpose" TEXT,
    "capital" DECIMAL(20,2),
    "capital_currency" CHAR(3),
    "signing_rule" TEXT,
    "financial_year_start" TEXT,
    "financial_year_end" TEXT,
    "audit_waived" BOOLEAN,
    "listed" BOOLEAN,
    "revenue" DECIMAL(20,2),
    "gross_profit" DECIMAL(20,2),
    "register_updated_at" TIMESTAMPTZ(3),
    "digest" TEXT NOT NULL,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "company_search" (
    "company_key" CHAR(8) NOT NULL,
    "folded_name" TEXT NOT NULL,
    "words" tsvector NOT NULL,
    "prominence" INTEGER NOT NULL,

    CONSTRAINT "company_search_pkey" PRIMARY KEY ("company_key")
);

-- CreateTable
CREATE TABLE "secondary_industries" (
    "company_key" CHAR(8) NOT NULL,
    "position" SMALLINT NOT NULL,
    "version" "industry_version" NOT NULL,
    "code" CHAR(6) NOT NULL,

    CONSTRAINT "secondary_industries_pkey" PRIMARY KEY ("company_key","position")
);

-- CreateTable
CREATE TABLE "company_names" (
    "company_key" CHAR(8) NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "name_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "valid_from" DATE,
    "valid_to" DATE,

    CONSTRAINT "company_names_pkey" PRIMARY KEY ("company_key","position")
);

-- CreateTable
CREATE TABLE "life_periods" (
    "company_key" CHAR(8) NOT NULL,
    "position" SMALLINT NOT NULL,
    "valid_from" DATE,
    "valid_to" DATE,

    CONSTRAINT "life_periods_pkey" PRIMARY KEY ("company_key","position")
);

-- CreateTable
CREATE TABLE "employment" (
    "company_key" CHAR(8) NOT NULL,
    "starts_on" DATE NOT NULL,
    "months" SMALLINT NOT NULL,
    "employees" INTEGER,
    "min" INTEGER,
    "max" INTEGER,
    "full_time" DECIMAL(12,2),

    CONSTRAINT "employment_pkey" PRIMARY KEY ("company_key","months","starts_on")
);

-- CreateTable
CREATE TABLE "production_units" (
    "p_number" CHAR(10) NOT NULL,
    "company_key" CHAR(8) NOT NULL,
    "name" TEXT,
    "is_main" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL,
    "advertising_protected" BOOLEAN NOT NULL DEFAULT false,
    "founded_on" DATE,
    "ceased_on" DATE,
    "industry_version" "industry_version",
    "industry_code" CHAR(6),
    "street" TEXT,
    "town" TEXT,
    "postal_code" CHAR(4),
    "postal_district" TEXT,
    "municipality_code" INTEGER,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "location_precision" "location_precision",
    "phone" TEXT,
    "email" TEXT,
    "employees" INTEGER,
    "employees_min" INTEGER,
    "employees_max" INTEGER,

    CONSTRAINT "production_units_pkey" PRIMARY KEY ("p_number")
);

-- CreateTable
CREATE TABLE "participants" (
    "id" BIGINT NOT NULL,
    "kind" "participant_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "company_key" CHAR(8),

    CONSTRAINT "participants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roles" (
    "company_key" CHAR(8) NOT NULL,
    "position" SMALLINT NOT NULL,
    "participant_id" BIGINT NOT NULL,
    "group" "role_group" NOT NULL,
    "organ" TEXT,
    "title" TEXT,
    "valid_from" DATE,
    "valid_to" DATE,
    "ownership" DECIMAL(6,4),
    "votes" DECIMAL(6,4),

    CONSTRAINT "roles_pkey" PRIMARY KEY ("company_key","position")
);

-- CreateTable
CREATE TABLE "register_changes" (
    "id" BIGSERIAL NOT NULL,
    "company_key" CHAR(8) NOT NULL,
    "load_id" INTEGER NOT NULL,
    "field" "change_field" NOT NULL,
    "before" TEXT,
    "after" TEXT,
    "seen_on" DATE NOT NULL,

    CONSTRAINT "register_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "filings" (
    "id" TEXT NOT NULL,
    "company_key" CHAR(8) NOT NULL,
    "kind" "filing_kind" NOT NULL,
    "start_date" DATE,
    "end_date" DATE NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "amended" BOOLEAN NOT NULL DEFAULT false,
    "pdf_url" TEXT,
    "xbrl_url" TEXT,
    "document_sha" TEXT,
    "audit_firm" TEXT,

    CONSTRAINT "filings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounting_periods" (
    "company_key" CHAR(8) NOT NULL,
    "end_date" DATE NOT NULL,
    "scope" "account_scope" NOT NULL,
    "start_date" DATE NOT NULL,
    "filing_id" TEXT,
    "currency" CHAR(3) NOT NULL DEFAULT 'DKK',
    "employees" DECIMAL(12,2),
    "revenue" DECIMAL(20,2),
    "gross_profit" DECIMAL(20,2),
    "gross_result" DECIMAL(20,2),
    "administrative_expenses" DECIMAL(20,2),
    "personnel_costs" DECIMAL(20,2),
    "distribution_cost" DECIMAL(20,2),
    "depreciation" DECIMAL(20,2),
    "other_finance_income" DECIMAL(20,2),
    "other_finance_expense" DECIMAL(20,2),
    "other_interest_income" DECIMAL(20,2),
    "other_interest_expenses" DECIMAL(20,2),
    "tax_expense" DECIMAL(20,2),
    "profit_loss_before_tax" DECIMAL(20,2),
    "profit_loss" DECIMAL(20,2),
    "profit_loss_from_ordinary_operating_activities" DECIMAL(20,2),
    "interest_expense_assigned_to_group_enterprises" DECIMAL(20,2),
    "goodwill" DECIMAL(20,2),
    "other_intangible_assets" DECIMAL(20,2),
    "land_and_buildings" DECIMAL(20,2),
    "property_plant_and_equipment_gross" DECIMAL(20,2),
    "other_plants_and_equipment" DECIMAL(20,2),
    "other_tangible_fixed_assets" DECIMAL(20,2),
    "assets" DECIMAL(20,2),
    "noncurrent_assets" DECIMAL(20,2),
    "current_assets" DECIMAL(20,2),
    "inventories" DECIMAL(20,2),
    "short_term_receivables" DECIMAL(20,2),
    "other_short_term_receivables" DECIMAL(20,2),
    "receivables_from_related_parties" DECIMAL(20,2),
    "securities" DECIMAL(20,2),
    "cash_and_cash_equivalents" DECIMAL(20,2),
    "long_term_debt_to_mortgage" DECIMAL(20,2),
    "long_term_debt_to_banks" DECIMAL(20,2),
    "long_term_debt_to_related_parties" DECIMAL(20,2),
    "other_long_term_debts" DECIMAL(20,2),
    "subordinated_loan_capital" DECIMAL(20,2),
    "short_term_liabilities_other_than_provisions" DECIMAL(20,2),
    "short_term_mortgage_debt" DECIMAL(20,2),
    "short_term_debt_to_banks" DECIMAL(20,2),
    "short_term_debt_to_related_parties" DECIMAL(20,2),
    "short_term_trade_payables" DECIMAL(20,2),
    "other_short_term_debt" DECIMAL(20,2),
    "other_short_term_payables" DECIMAL(20,2),
    "liabilities_and_equity" DECIMAL(20,2),
    "liabilities_other_than_provisions" DECIMAL(20,2),
    "provisions" DECIMAL(20,2),
    "deferred_taxes" DECIMAL(20,2),
    "equity" DECIMAL(20,2),
    "retained_earnings" DECIMAL(20,2),
    "contributed_capital" DECIMAL(20,2),
    "equity_before_minority_interests" DECIMAL(20,2),
    "other_reserves" DECIMAL(20,2),
    "corporate_tax" DECIMAL(20,2),
    "roe" DOUBLE PRECISION,
    "roi" DOUBLE PRECISION,
    "coverage_ratio" DOUBLE PRECISION,
    "liquidity_ratio" DOUBLE PRECISION,
    "profit_margin" DOUBLE PRECISION,
    "solvency_ratio" DOUBLE PRECISION,
    "elements" JSONB,
    "flags" JSONB,

    CONSTRAINT "accounting_periods_pkey" PRIMARY KEY ("company_key","end_date","scope")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "password_hash" TEXT,
    "role" "user_role" NOT NULL DEFAULT 'USER',
    "email_verified_at" TIMESTAMPTZ(3),
    "picture" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_accounts" (
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "oauth_accounts_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "user_agent" TEXT,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "token_purpose" NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "saved_companies" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "company_key" CHAR(8) NOT NULL,
    "company_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "company_key" CHAR(8),
    "load_id" INTEGER,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recent_searches" (
    "user_id" UUID NOT NULL,
    "kind" "search_kind" NOT NULL,
    "query" TEXT NOT NULL,
    "searched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recent_searches_pkey" PRIMARY KEY ("user_id","kind","query")
);

-- CreateTable
CREATE TABLE "usage_counters" (
    "user_id" UUID NOT NULL,
    "kind" "usage_kind" NOT NULL,
    "month" DATE NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "usage_counters_pkey" PRIMARY KEY ("user_id","kind","month")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "user_id" UUID NOT NULL,
    "plan" "paid_plan" NOT NULL,
    "status" TEXT NOT NULL,
    "provider_customer_id" TEXT,
    "provider_subscription_id" TEXT,
    "current_period_end" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT,
    "address" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "regions_name_key" ON "regions"("name");

-- CreateIndex
CREATE INDEX "municipalities_region_code_idx" ON "municipalities"("region_code");

-- CreateIndex
CREATE INDEX "postal_districts_municipality_code_idx" ON "postal_districts"("municipality_code");

-- CreateIndex
CREATE INDEX "register_loads_status_kind_id_idx" ON "register_loads"("status", "kind", "id");

-- CreateIndex
CREATE UNIQUE INDEX "companies_register_id_key" ON "companies"("register_id");

-- CreateIndex
CREATE INDEX "companies_name_idx" ON "companies"("name" text_pattern_ops);

-- CreateIndex
CREATE INDEX "companies_legal_form_code_idx" ON "companies"("legal_form_code");

-- CreateIndex
CREATE INDEX "companies_industry_version_industry_code_idx" ON "companies"("industry_version", "industry_code");

-- CreateIndex
CREATE INDEX "companies_municipality_code_idx" ON "companies"("municipality_code");

-- CreateIndex
CREATE INDEX "companies_region_code_idx" ON "companies"("region_code");

-- CreateIndex
CREATE INDEX "companies_postal_code_idx" ON "companies"("postal_code");

-- CreateIndex
CREATE INDEX "companies_phone_idx" ON "companies"("phone");

-- CreateIndex
CREATE INDEX "companies_email_idx" ON "companies"("email");

-- CreateIndex
CREATE INDEX "companies_is_sample_idx" ON "companies"("is_sample");

-- CreateIndex
CREATE INDEX "company_search_words_idx" ON "company_search" USING GIN ("words");

-- CreateIndex
CREATE INDEX "company_search_folded_name_idx" ON "company_search"("folded_name" text_pattern_ops);

-- CreateIndex
CREATE INDEX "secondary_industries_version_code_idx" ON "secondary_industries"("version", "code");

-- CreateIndex
CREATE INDEX "production_units_company_key_idx" ON "production_units"("company_key");

-- CreateIndex
CREATE INDEX "participants_company_key_idx" ON "participants"("company_key");

-- CreateIndex
CREATE INDEX "roles_participant_id_idx" ON "roles"("participant_id");

-- CreateIndex
CREATE INDEX "register_changes_load_id_idx" ON "register_changes"("load_id");

-- CreateIndex
CREATE UNIQUE INDEX "register_changes_company_key_load_id_field_key" ON "register_changes"("company_key", "load_id", "field");

-- CreateIndex
CREATE INDEX "filings_company_key_end_date_idx" ON "filings"("company_key", "end_date");

-- CreateIndex
CREATE INDEX "accounting_periods_filing_id_idx" ON "accounting_periods"("filing_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "oauth_accounts_user_id_idx" ON "oauth_accounts"("user_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_tokens_user_id_purpose_idx" ON "one_time_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "saved_companies_company_key_idx" ON "saved_companies"("company_key");

-- CreateIndex
CREATE UNIQUE INDEX "saved_companies_user_id_company_key_key" ON "saved_companies"("user_id", "company_key");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_company_key_load_id_key" ON "notifications"("user_id", "company_key", "load_id");

-- CreateIndex
CREATE INDEX "recent_searches_user_id_searched_at_idx" ON "recent_searches"("user_id", "searched_at" DESC);

-- CreateIndex
CREATE INDEX "chat_messages_user_id_created_at_id_idx" ON "chat_messages"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_provider_customer_id_key" ON "subscriptions"("provider_customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_provider_subscription_id_key" ON "subscriptions"("provider_subscription_id");

-- CreateIndex
CREATE INDEX "audit_events_actor_id_at_idx" ON "audit_events"("actor_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_at_idx" ON "audit_events"("at" DESC);

-- AddForeignKey
ALTER TABLE "municipalities" ADD CONSTRAINT "municipalities_region_code_fkey" FOREIGN KEY ("region_code") REFERENCES "regions"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "postal_districts" ADD CONSTRAINT "postal_districts_municipality_code_fkey" FOREIGN KEY ("municipality_code") REFERENCES "municipalities"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_legal_form_code_fkey" FOREIGN KEY ("legal_form_code") REFERENCES "legal_forms"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_industry_version_industry_code_fkey" FOREIGN KEY ("industry_version", "industry_code") REFERENCES "industries"("version", "code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_municipality_code_fkey" FOREIGN KEY ("municipality_code") REFERENCES "municipalities"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_region_code_fkey" FOREIGN KEY ("region_code") REFERENCES "regions"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_search" ADD CONSTRAINT "company_search_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "secondary_industries" ADD CONSTRAINT "secondary_industries_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "secondary_industries" ADD CONSTRAINT "secondary_industries_version_code_fkey" FOREIGN KEY ("version", "code") REFERENCES "industries"("version", "code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "life_periods" ADD CONSTRAINT "life_periods_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employment" ADD CONSTRAINT "employment_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "production_units" ADD CONSTRAINT "production_units_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "production_units" ADD CONSTRAINT "production_units_industry_version_industry_code_fkey" FOREIGN KEY ("industry_version", "industry_code") REFERENCES "industries"("version", "code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "production_units" ADD CONSTRAINT "production_units_municipality_code_fkey" FOREIGN KEY ("municipality_code") REFERENCES "municipalities"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "register_changes" ADD CONSTRAINT "register_changes_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "register_changes" ADD CONSTRAINT "register_changes_load_id_fkey" FOREIGN KEY ("load_id") REFERENCES "register_loads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filings" ADD CONSTRAINT "filings_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounting_periods" ADD CONSTRAINT "accounting_periods_company_key_fkey" FOREIGN KEY ("company_key") REFERENCES "companies"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounting_periods" ADD CONSTRAINT "accounting_periods_filing_id_fkey" FOREIGN KEY ("filing_id") REFERENCES "filings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_accounts" ADD CONSTRAINT "oauth_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_companies" ADD CONSTRAINT "saved_companies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

