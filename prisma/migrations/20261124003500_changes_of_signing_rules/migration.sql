-- What a load changed. Nothing is entered of the past: loads compare these from now on.
ALTER TYPE "change_field" ADD VALUE 'SIGNING_RULE' AFTER 'FORM';
ALTER TYPE "change_field" ADD VALUE 'AUDIT_WAIVED' AFTER 'SIGNING_RULE';
