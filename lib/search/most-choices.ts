// Apart, so that reading filters in the browser pulls in neither all messages nor all constants.

/** Maximum number of values of one filter. */
export const MAX_CHOICES = 100;

export const TOO_MANY_CHOICES = `Choose at most ${MAX_CHOICES} values`;
