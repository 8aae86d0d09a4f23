/** The id of a user that does not exist. */
export const NOBODY = '00000000-0000-4000-8000-00000000000f';
