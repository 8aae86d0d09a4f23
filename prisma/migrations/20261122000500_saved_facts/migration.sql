-- AlterTable
ALTER TABLE "saved_companies" ADD COLUMN     "employees" INTEGER,
ADD COLUMN     "industry_code" CHAR(6),
ADD COLUMN     "industry_version" "industry_version",
ADD COLUMN     "revenue" DECIMAL(20,2),
ADD COLUMN     "status" "company_status",
ADD COLUMN     "town" TEXT;

-- Whoever saves a company gets with it what the register says of it; loads bring it up to
-- date (lib/saved/facts.ts).
CREATE FUNCTION "saved_company_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company record;
BEGIN
  SELECT c.name, c.status, c.industry_version, c.industry_code,
    coalesce(c.postal_district, m.name) AS town,
    coalesce(c.employees, c.employees_min) AS employees, c.revenue
  INTO company
  FROM companies c LEFT JOIN municipalities m ON m.code = c.municipality_code
  WHERE c.key = NEW.company_key;
  IF FOUND THEN
    NEW.company_name := coalesce(company.name, NEW.company_name);
    NEW.status := company.status;
    NEW.industry_version := company.industry_version;
    NEW.industry_code := company.industry_code;
    NEW.town := company.town;
    NEW.employees := company.employees;
    NEW.revenue := company.revenue;
  END IF;
  RETURN NEW;
END $$;

UPDATE "saved_companies" s SET
  company_name = coalesce(c.name, s.company_name), status = c.status,
  industry_version = c.industry_version, industry_code = c.industry_code,
  town = coalesce(c.postal_district, m.name),
  employees = coalesce(c.employees, c.employees_min), revenue = c.revenue
FROM "companies" c LEFT JOIN "municipalities" m ON m.code = c.municipality_code
WHERE c.key = s.company_key;

CREATE TRIGGER "saved_company_facts" BEFORE INSERT ON "saved_companies"
  FOR EACH ROW EXECUTE FUNCTION "saved_company_facts"();
