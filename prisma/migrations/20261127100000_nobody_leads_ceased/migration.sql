-- Nobody holds a role in a ceased company, even if the role has no end: loads leave its director out.
UPDATE companies SET ceo_name = NULL WHERE status = 'CEASED' AND ceo_name IS NOT NULL;
