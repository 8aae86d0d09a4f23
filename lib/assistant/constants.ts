/** Maximum characters of a question. */
export const MAX_QUESTION = 2_000;

/** Exchanges kept per user; older ones are deleted. */
export const MAX_HISTORY = 200;

/** Number of earlier exchanges that are passed along with a question. */
export const FORMER_TOLD = 4;

/** Maximum characters of the page's query. */
export const MAX_PAGE_QUERY = 4_000;

/** Error messages of the API. */
export const MESSAGES = {
  noQuestion: 'Write a question.',
  longQuestion: `A question has at most ${MAX_QUESTION} characters.`,
  noPage: 'Not a page that can be asked about.',
  failed: 'The question could not be answered. Try again in a moment; it was not counted.',
} as const;

/** Notes around an answer, in the language of the question. */
export const NOTES = {
  takenOver: {
    en: 'The language model did not answer, so this is answered by the built-in reader, and not counted.',
    da: 'Sprogmodellen svarede ikke, så dette er besvaret af den indbyggede læser og tælles ikke med.',
  },
  brokenOff: {
    en: 'The language model broke off here. The built-in reader goes on, and the question is not counted.',
    da: 'Sprogmodellen gik i stå her. Den indbyggede læser fortsætter, og spørgsmålet tælles ikke med.',
  },
  leftOut: {
    en: 'Figures or links that the register did not give were left out.',
    da: 'Tal eller links, som registret ikke gav, er udeladt.',
  },
  cut: { en: 'The answer was too long and ends here.', da: 'Svaret var for langt og slutter her.' },
  openSearch: { en: 'Open as a search', da: 'Åbn som søgning' },
  openBreakdown: { en: 'All groups, with figures', da: 'Alle grupper, med tal' },
  openPeople: { en: 'All with that in their name', da: 'Alle, hvis navn indeholder det' },
} as const;
