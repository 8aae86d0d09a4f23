-- Who was tried longest ago is next: what fails keeps nobody else waiting.
ALTER TABLE "billing_customers" ADD COLUMN "tried_at" TIMESTAMPTZ(3);
