/** What is wrong with a file, in a sentence; errors of a worker thread arrive without their class. */
export class Refused extends Error {
  constructor(
    sentence: string,
    /** The field of the form. */
    readonly field: 'file' | 'columns',
  ) {
    super(sentence);
  }
}
