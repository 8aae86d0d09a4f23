import { formatNumber } from '@/lib/format';

/** Maximum number of ids in one call, and in an answer for undoing; as many as fit into a request body. */
export const MAX_IDS = 2_000;
/**
 * Maximum companies whose removal can be undone, and letters of what is sent for that: a third of
 * a request body, where a letter has up to three bytes.
 */
export const MOST_RESTORED = 100;
export const RESTORED_LETTERS = 33_000;
/** Maximum saved companies per user: more would amount to a copy of the register. */
export const MAX_SAVED = 100_000;
/** Maximum number of search results saved at once. */
export const MAX_FOUND = 5_000;
/** Default and maximum number of full company records in an answer of GET /api/saved/get. */
export const MOST_ANSWERED = 1_000;
/** Maximum lists per user, and characters of a list's name. */
export const MAX_LISTS = 100;
export const LIST_NAME_MAX = 60;
/** Maximum entries in all lists of a user together: can be deleted with the account in seconds. */
export const MAX_ENTRIES = 500_000;
/** Maximum characters of a note. */
export const NOTE_MAX = 2_000;
/** Maximum tags per saved company, and characters per tag. */
export const MAX_TAGS = 10;
export const TAG_MAX = 30;
/** Tags listed beside the table; others can be reached by searching or by URL. */
export const MOST_TAGS_LISTED = 200;
/** Maximum characters of a search text. */
export const SAVED_SEARCH_MAX = 100;
/** Maximum entries that can be excluded from a selection of all. */
export const MAX_EXCEPT = 100;
/** More removals than this are summarised in one notification. */
export const MOST_NOTICES = 10;

/** The first is the default. */
export const SAVED_PAGE_SIZES = [10, 25, 50, 100] as const;
/** Debounce of the search field, in ms. */
export const SAVED_SEARCH_DELAY = 500;

/** Sort keys of the table; the first is the default, newest first. */
export const SAVED_SORTS = [
  'saved',
  'name',
  'cvr',
  'industry',
  'town',
  'employees',
  'revenue',
  'status',
  'tags',
  'note',
] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

/** Messages of the API about saving. */
export const MESSAGES = {
  saved: 'Company saved successfully!',
  alreadySaved: 'Company already saved!',
  unsaved: 'Company Unsaved!',
  savedFound: 'The companies are saved.',
  savingUndone: 'Saving them is undone.',
  savingMalformed: `Send back what saving answered: at most ${formatNumber(MAX_FOUND)} companies, and a list if they came to one.`,
  foundNothing: 'No company was found that could be saved.',
  foundTooMany: (found: number) =>
    `${formatNumber(found)} companies were found, and at most ${formatNumber(MAX_FOUND)} are saved at once. Narrow them with filters.`,
  unknown: 'This company is not among your saved companies.',
  malformed: 'Send the company as Data.',
  tooManyIds: `Give at most ${formatNumber(MAX_IDS)} ids at a time.`,
  full: `You have saved ${formatNumber(MAX_SAVED)} companies, which is as many as fit. Remove some before you save more.`,
  which: 'Give the ids of saved companies, or the query of an address that shows them.',
  widened: `The query names a list or entries that cannot be: give a list by its id, and at most ${MAX_EXCEPT} ids of entries that are left out.`,
  changed: (now: number) =>
    `Your saved companies have changed meanwhile: ${formatNumber(now)} fit now. Look at them once more.`,
  restored: 'The companies are saved again.',
  restoreMalformed: `Send back what removing them answered: at most ${formatNumber(MOST_RESTORED)} companies.`,
  unsavedSeveral: 'The companies are not saved any more.',
  several: (count: number) => `${formatNumber(count)} companies`,

  noteTooLong: `A note has at most ${formatNumber(NOTE_MAX)} characters.`,
  changedElsewhere:
    'The note or the tags were changed elsewhere since you opened them. Nothing is saved yet: what you wrote is still here. Save again to replace what stands there now.',
  noteSaved: 'The company is updated.',
  emptyTag: 'A tag needs at least one character.',
  tagTooLong: `A tag has at most ${TAG_MAX} characters.`,
  tooManyTags: `A company has at most ${MAX_TAGS} tags.`,
  fullOfTags: (count: number) =>
    `${formatNumber(count)} of these companies would have more than ${MAX_TAGS} tags. Nothing was changed.`,
  nothingToChange: 'Say what is to be changed.',
  tagged: 'The tags are updated.',

  emptyName: 'A list needs a name.',
  nameTooLong: `The name of a list has at most ${LIST_NAME_MAX} characters.`,
  nameTaken: 'You have a list with this name already.',
  tooManyLists: `You have ${MAX_LISTS} lists, which is as many as fit. Delete one before you make another.`,
  listsFull: `Your lists hold ${formatNumber(MAX_ENTRIES)} companies together, which is as many as fit. Take some out before you put in more.`,
  unknownList: 'There is no such list.',
  listCreated: 'The list is made.',
  listRestored: 'The list is back.',
  listRestoredAs: (taken: string, name: string) =>
    `Another list is called "${taken}" by now. This one is back as "${name}".`,
  listRenamed: 'The list is renamed.',
  listDeleted: 'The list is deleted. Its companies stay saved.',
  putIn: 'The companies are in the list.',
  takenOut: 'The companies are out of the list. They stay saved.',
};
