/** The parameters of an address, as Next gives them to a page. */
export type RawParams = Record<string, string | string[] | undefined>;
