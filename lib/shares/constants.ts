/** Maximum size of a mailed file. */
export const SHARE_MAX_BYTES = 5 * 1024 ** 2;
export const SHARE_MESSAGE_MAX = 2_000;

/** Messages of the API about sharing. */
export const SHARE_MESSAGES = {
  sent: 'Document sent Successfully',
  required: 'This Field is requried!',
  email: 'Please, enter valid email.',
  oneEmail: 'Give one address, such as bo@people.example, and nothing else.',
  lookAlike: 'This address has letters that only look like those of an address.',
  messageTooLong: `The message has more than ${SHARE_MESSAGE_MAX} characters.`,
  tooLarge: 'The file is larger than 5 MB, which is the most that can be mailed.',
  noSuchKind: 'This file is not what it says. Send an Excel, CSV or PDF file.',
  otherKind: 'This file is not what its name says. Send an Excel, CSV or PDF file.',
  damaged: 'This file is damaged. Export it once more.',
  bursts: 'This file is larger unpacked than anything that is mailed.',
  active: 'This file has macros, formulas or other files in it. Only plain tables are mailed.',
  links: 'This file has links to other places in it. Only plain tables are mailed.',
  cuts: 'The first line (“sep=”) tells spreadsheets where to cut. Remove it and send the rest.',
  packed: 'Some of this PDF is packed so that it cannot be looked at. Export it once more.',
  otherContent: 'This was sent with other contents already.',
  failedBefore: 'This could not be sent. Open the dialog again to try once more.',
} as const;
