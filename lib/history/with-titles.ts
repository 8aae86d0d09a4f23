const TITLE = / \(\p{Lu}[\p{Lu} .-]{2,}\)(?=;|$)/gu;

/**
 * "Ida Holm (direktør); Bo Dal": lower-cases the titles, which the register appends in capitals.
 */
export const withTitles = (members: string): string =>
  members.replace(TITLE, (title) => title.toLowerCase());
