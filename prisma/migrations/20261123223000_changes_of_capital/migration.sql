-- What a load changed. Nothing is entered of the past: loads compare these from now on.
ALTER TYPE "change_field" ADD VALUE 'CAPITAL' AFTER 'AUDITOR';
ALTER TYPE "change_field" ADD VALUE 'FORM' AFTER 'CAPITAL';
