/** Whether there is an import that signing out would lose, here or left for another page. */
let isUnsaved = false;

export function setUnsaved(unsaved: boolean) {
  isUnsaved = unsaved;
}

export const hasUnsaved = () => isUnsaved;

/** Asked before the session ends: the browser itself asks only on the way to the next page. */
export const mayLoseUnsaved = (question: string) => !isUnsaved || window.confirm(question);
