-- Who holds most roles is read from here; loads fill it, and `npm run migrate` for a register that is
-- loaded already.
CREATE TABLE "role_counts" (
    "group" "role_group" NOT NULL,
    "participant_id" BIGINT NOT NULL,
    "held" INTEGER NOT NULL,
    "counted_until" DATE,

    CONSTRAINT "role_counts_pkey" PRIMARY KEY ("group","participant_id")
);

CREATE INDEX "role_counts_group_held_participant_id_idx" ON "role_counts"("group", "held" DESC, "participant_id");

CREATE INDEX "role_counts_counted_until_idx" ON "role_counts"("counted_until");
