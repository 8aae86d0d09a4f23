-- What is kept for a time is found by how old it is. Entries of the log stay for good: only those
-- that still have an address are looked through (Prisma takes no notice of the condition).
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

CREATE INDEX "shares_ended_at_idx" ON "shares"("ended_at");

CREATE INDEX "audit_events_addresses_idx" ON "audit_events"("at") WHERE "address" IS NOT NULL;
