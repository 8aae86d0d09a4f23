-- Addresses to which users let us post their news, and what is to be posted.
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "topics" "news_topic"[],
    "seed" TEXT NOT NULL,
    "former_seed" TEXT,
    "former_until" TIMESTAMPTZ(3),
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "off_because" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "paused_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "webhook_id" UUID NOT NULL,
    "notification_id" UUID,
    "title" TEXT NOT NULL,
    "company_key" CHAR(8),
    "saved_search_id" UUID,
    "load_id" INTEGER,
    "topics" "news_topic"[],
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "tried_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "status" INTEGER,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_messages_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");

CREATE UNIQUE INDEX "webhook_messages_webhook_id_notification_id_key" ON "webhook_messages"("webhook_id", "notification_id");

CREATE INDEX "webhook_messages_webhook_id_next_at_idx" ON "webhook_messages"("webhook_id", "next_at");

CREATE INDEX "webhook_messages_webhook_id_created_at_id_idx" ON "webhook_messages"("webhook_id", "created_at" DESC, "id");

CREATE INDEX "webhook_messages_created_at_idx" ON "webhook_messages"("created_at");

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
