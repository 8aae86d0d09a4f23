-- A search of saved companies finds them by their postal code too.
ALTER TABLE "saved_companies" ADD COLUMN "postal_code" CHAR(4);

CREATE OR REPLACE FUNCTION "saved_company_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company record;
BEGIN
  SELECT c.name, c.status, c.industry_version, c.industry_code, c.postal_code,
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
    NEW.postal_code := company.postal_code;
    NEW.town := company.town;
    NEW.employees := company.employees;
    NEW.revenue := company.revenue;
  END IF;
  RETURN NEW;
END $$;
