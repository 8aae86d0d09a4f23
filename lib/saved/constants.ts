import { formatNumber } from '@/lib/format';

/** Saved companies that one call names by their ids; as many as fit into a body. */
export const MAX_REMOVED = 2_000;
/** Saved companies of a person: more is no list, but a copy of the register. */
export const MAX_SAVED = 100_000;
/** Companies that are saved at once from what a search found. */
export const MAX_FOUND = 5_000;
/** Companies with all their fields in one answer of GET /api/saved/get, unless fewer are wanted. */
export const MOST_ANSWERED = 1_000;
/** Lists of a person, and letters of their names. */
export const MAX_LISTS = 100;
export const LIST_NAME_MAX = 60;
/** Companies in all lists of a person together: what can be deleted with an account in seconds. */
export const MAX_ENTRIES = 500_000;
/** Letters of a note. */
export const NOTE_MAX = 2_000;
/** Tags of a saved company, and letters of each. */
export const MAX_TAGS = 10;
export const TAG_MAX = 30;
/** Tags that stand beside the table: others are found by searching, and by their address. */
export const MOST_TAGS_LISTED = 200;
/** Letters that are searched for. */
export const SAVED_SEARCH_MAX = 100;
/** Entries that may be left out of all that an address shows. */
export const MAX_EXCEPT = 100;
/** More removals than these are told in one notice. */
export const MOST_NOTICES = 10;

/** The first is the default. */
export const SAVED_PAGE_SIZES = [10, 25, 50, 100] as const;
/** Milliseconds after the last letter before it is searched for. */
export const SAVED_SEARCH_DELAY = 500;

/** What the table is sorted by; the first is the default, newest first. */
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

/** What the API says about saving. */
export const MESSAGES = {
  saved: 'Company saved successfully!',
  alreadySaved: 'Company already saved!',
  unsaved: 'Company Unsaved!',
  savedFound: 'The companies are saved.',
  foundNothing: 'No company was found that could be saved.',
  foundTooMany: (found: number) =>
    `${formatNumber(found)} companies were found, and at most ${formatNumber(MAX_FOUND)} are saved at once. Narrow them with filters.`,
  unknown: 'This company is not among your saved companies.',
  malformed: 'Send the company as Data.',
  tooManyIds: `Give at most ${formatNumber(MAX_REMOVED)} ids at a time.`,
  full: `You have saved ${formatNumber(MAX_SAVED)} companies, which is as many as fit. Remove some before you save more.`,
  which: 'Give the ids of saved companies, or the query of an address that shows them.',
  widened: `The query names a list or entries that cannot be: give a list by its id, and at most ${MAX_EXCEPT} ids of entries that are left out.`,
  changed: (now: number) =>
    `Your saved companies have changed meanwhile: ${formatNumber(now)} fit now. Look at them once more.`,
  unsavedSeveral: 'The companies are not saved any more.',
  several: (count: number) => `${formatNumber(count)} companies`,

  noteTooLong: `A note has at most ${formatNumber(NOTE_MAX)} letters.`,
  changedElsewhere:
    'The note or the tags were changed elsewhere since you opened them. Nothing is saved yet: what you wrote is still here. Save again to replace what stands there now.',
  noteSaved: 'The company is updated.',
  emptyTag: 'A tag needs at least one letter.',
  tagTooLong: `A tag has at most ${TAG_MAX} letters.`,
  tooManyTags: `A company has at most ${MAX_TAGS} tags.`,
  fullOfTags: (count: number) =>
    `${formatNumber(count)} of these companies would have more than ${MAX_TAGS} tags. Nothing was changed.`,
  nothingToChange: 'Say what is to be changed.',
  tagged: 'The tags are updated.',

  emptyName: 'A list needs a name.',
  nameTooLong: `The name of a list has at most ${LIST_NAME_MAX} letters.`,
  nameTaken: 'You have a list with this name already.',
  tooManyLists: `You have ${MAX_LISTS} lists, which is as many as fit. Delete one before you make another.`,
  listsFull: `Your lists hold ${formatNumber(MAX_ENTRIES)} companies together, which is as many as fit. Take some out before you put in more.`,
  unknownList: 'There is no such list.',
  listCreated: 'The list is made.',
  listRenamed: 'The list is renamed.',
  listDeleted: 'The list is deleted. Its companies stay saved.',
  putIn: 'The companies are in the list.',
  takenOut: 'The companies are out of the list. They stay saved.',
};
