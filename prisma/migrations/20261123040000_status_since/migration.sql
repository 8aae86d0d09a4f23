-- The first day of today's status; ceased companies have their last day. It comes with the next load:
-- a changed record has another digest.
ALTER TABLE companies ADD COLUMN status_since DATE;
