-- CreateIndex
CREATE INDEX "audit_events_subject_at_idx" ON "audit_events"("subject", "at" DESC);
