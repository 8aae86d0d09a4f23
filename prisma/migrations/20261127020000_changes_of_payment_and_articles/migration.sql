-- What a load changed. Nothing is entered of the past: loads compare these from now on.
ALTER TYPE "change_field" ADD VALUE 'CAPITAL_PARTLY_PAID' AFTER 'CAPITAL';
ALTER TYPE "change_field" ADD VALUE 'ARTICLES' AFTER 'SIGNING_RULE';
