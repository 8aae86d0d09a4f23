/** Modified opinions of auditors, from the mildest to the most severe: the values of a filter. */
export const AUDIT_OPINIONS = ['QUALIFIED', 'ADVERSE', 'DISCLAIMER'] as const;
