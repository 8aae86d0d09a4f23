-- Companies by the beginning of their street line, folded as searches are: "norregade 12b 1 tv".
-- Without the collation of ICU a database in the C locale leaves Æ, Ø and Å as they are.
CREATE INDEX "companies_street_idx" ON "companies" ((regexp_replace(replace(replace(replace(replace(translate(lower("street" COLLATE "da-x-icu"), 'éèêëäáàâöóòôüúùû', 'eeeeaaaaoooouuuu'), 'å', 'aa'), 'æ', 'ae'), 'ø', 'oe'), 'oe', 'o'), '[^a-z0-9]+', ' ', 'g')) COLLATE "C") WHERE "street" IS NOT NULL;
