import { tableOf } from './match';

/** Figures that no line of the accounts states, but that some lines give. */
export type ComputedId =
  | 'workingCapital'
  | 'debtToEquity'
  | 'interestCover'
  | 'netInterestBearingDebt';

export const COMPUTED_WORDS = tableOf<ComputedId>({
  workingCapital:
    '(?:(?:net|current|netto) )?working capital|(?:netto)?arbejdskapital(?:ens?)?|driftskapital(?:ens?)?',
  netInterestBearingDebt:
    '(?:net )?interest ?bearing (?:net )?debts?|net (?:financial )?debts?|(?:netto ?)?rentebaerende (?:netto)?gaeld(?:en)?|nettogaeld(?:en)?',
  debtToEquity:
    '(?:debt|gearing|leverage)(?: to)? equity(?: ratio)?|debt as a (?:share|percentage) of (?:the |its )?equity|(?:financial )?(?:gearing|leverage)(?: ratio)?|(?:finansielle? )?gearing(?:en|sgrad(?:en)?)?|gaeldsgrad(?:en)?|gaeld(?:en)?(?: i forhold)? til egenkapital(?:en)?',
  interestCover:
    'interest cover(?:age)?(?: ratio)?|times interest earned|rentedaekning(?:en|sgrad(?:en)?)?|(?:(?:can|could) (?:it|they) )?cover (?:its |their |the )?interest(?: (?:costs?|expenses?|payments?))?',
});
