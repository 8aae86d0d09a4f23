-- CreateEnum
CREATE TYPE "billing_provider" AS ENUM ('STRIPE', 'TEST');

-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'PLAN';

-- DropIndex
DROP INDEX "subscriptions_provider_customer_id_key";

-- AlterTable
ALTER TABLE "payment_events" DROP COLUMN "payload",
ADD COLUMN     "customer_id" TEXT;

-- AlterTable
ALTER TABLE "subscriptions" DROP COLUMN "provider_customer_id",
ADD COLUMN     "access_until" TIMESTAMPTZ(3),
ADD COLUMN     "cancel_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "billing_customers" (
    "id" TEXT NOT NULL,
    "provider" "billing_provider" NOT NULL,
    "user_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_subscriptions" (
    "id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "plan" "paid_plan" NOT NULL,
    "status" TEXT NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "unpaid_since" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_checkouts" (
    "id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "plan" "paid_plan" NOT NULL,
    "subscription_id" TEXT,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_checkouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_invoices" (
    "id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_events" (
    "id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_customers_user_id_provider_key" ON "billing_customers"("user_id", "provider");

-- CreateIndex
CREATE INDEX "test_subscriptions_customer_id_idx" ON "test_subscriptions"("customer_id");

-- CreateIndex
CREATE INDEX "test_checkouts_customer_id_idx" ON "test_checkouts"("customer_id");

-- CreateIndex
CREATE INDEX "test_invoices_customer_id_idx" ON "test_invoices"("customer_id");

-- CreateIndex
CREATE INDEX "test_events_customer_id_idx" ON "test_events"("customer_id");

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- CreateIndex
CREATE INDEX "subscriptions_access_until_idx" ON "subscriptions"("access_until");

-- AddForeignKey
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_subscriptions" ADD CONSTRAINT "test_subscriptions_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_checkouts" ADD CONSTRAINT "test_checkouts_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_invoices" ADD CONSTRAINT "test_invoices_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_events" ADD CONSTRAINT "test_events_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
