-- In how many companies somebody has ever held a kind of role. 0 until it is counted: by
-- `npm run migrate` for a register that is loaded already, and by loads.
ALTER TABLE "role_counts" ADD COLUMN "held_ever" INTEGER NOT NULL DEFAULT 0;

CREATE INDEX "role_counts_group_held_ever_participant_id_idx" ON "role_counts"("group", "held_ever" DESC, "participant_id");
