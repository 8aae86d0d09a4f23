-- Organisations without a CVR number are found as people are; see 20261123003000_people_search. Apart from
-- the index of people, which would have to be built anew to hold both.
CREATE INDEX "participants_organisation_words_idx" ON "participants"
  USING gin ("person_words"("name")) WITH (fastupdate = off) WHERE "kind" = 'OTHER';
