-- What a load changed. Nothing is entered of the past: loads compare auditors from now on.
ALTER TYPE "change_field" ADD VALUE 'AUDITOR' AFTER 'OWNERS';
