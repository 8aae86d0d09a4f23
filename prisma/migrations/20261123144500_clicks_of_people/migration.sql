-- After some days it is forgotten whose a click was: only those that still have a person are looked
-- through (Prisma takes no notice of the condition).
CREATE INDEX "clicks_people_idx" ON "clicks"("at") WHERE "user_id" IS NOT NULL;
