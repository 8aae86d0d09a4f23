/** Addresses of a company and of a person, with a way back to the page they are named on. */
export type HoldersHref = { company: (key: string) => string; person: (id: string) => string };
