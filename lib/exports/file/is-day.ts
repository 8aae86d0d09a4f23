/** Whether the text of a cell is a day, yyyy-mm-dd; a column of days may say why it has none. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
