-- The first day of today's status; of a ceased company its last day. What other companies have
-- comes with the next load: a changed record has another digest.
ALTER TABLE companies ADD COLUMN status_since DATE;
UPDATE companies SET status_since = ceased_on WHERE ceased_on IS NOT NULL;
