UPDATE "saved_companies" s SET postal_code = c.postal_code
FROM "companies" c
WHERE c.key = s.company_key AND s.postal_code IS DISTINCT FROM c.postal_code;
