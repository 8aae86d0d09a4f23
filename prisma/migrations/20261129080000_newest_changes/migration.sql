-- The days of a company's newest changes of name, address and people. They come with the next load: a
-- changed record has another digest.
ALTER TABLE "companies" ADD COLUMN     "renamed_on" DATE,
ADD COLUMN     "moved_on" DATE,
ADD COLUMN     "new_manager_on" DATE,
ADD COLUMN     "new_board_member_on" DATE,
ADD COLUMN     "new_owner_on" DATE,
ADD COLUMN     "new_auditor_on" DATE;
