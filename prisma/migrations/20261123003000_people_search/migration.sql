-- What a person is found by, folded as lib/search/fold.ts folds names (a test compares the two):
-- the words of the name, after "^" their first one and two letters, and after "=" the whole of it.
-- Beginnings of words are looked up in the index; for those of one letter it would read much of it.
CREATE FUNCTION "person_words"("name" text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := replace(replace("name", 'Å', 'aa'), 'å', 'aa');
  words text[];
  word text;
BEGIN
  -- Few names have a letter that needs taking apart, which takes longer than all else.
  IF folded ~ '[^\u0001-\u007fæøÆØ]' THEN
    folded := regexp_replace(normalize(folded, NFKD), '[\u0300-\u036f]', '', 'g');
  END IF;
  -- Written out: lower() leaves these as they are under the locale C.
  folded := lower(translate(folded, 'ÆØŁĐÐÞŒ', 'æøłđðþœ'));
  folded := replace(replace(folded, 'æ', 'ae'), 'ø', 'oe');
  folded := regexp_replace(replace(replace(folded, 'oe', 'o'), 'ß', 'ss'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g');
  -- No word may have more than 2046 bytes.
  folded := rtrim(left(ltrim(folded), 500));
  words := string_to_array(folded, ' ');
  FOREACH word IN ARRAY words LOOP
    words := words || ARRAY['^' || left(word, 1), '^' || left(word, 2)];
  END LOOP;
  RETURN array_to_tsvector(words || ('=' || folded));
END $$;

-- Prisma knows no indexes on expressions, and takes no notice of this one. Readers do not wait
-- for what a load has yet to sort in.
CREATE INDEX "participants_person_words_idx" ON "participants"
  USING gin ("person_words"("name")) WITH (fastupdate = off) WHERE "kind" = 'PERSON';
