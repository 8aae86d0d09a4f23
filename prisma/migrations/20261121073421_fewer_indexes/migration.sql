-- DropIndex
DROP INDEX "companies_legal_form_code_idx";

-- DropIndex
DROP INDEX "companies_postal_code_idx";

-- DropIndex
DROP INDEX "companies_region_code_idx";
