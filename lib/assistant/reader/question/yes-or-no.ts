const OPENING =
  /^(?:(?:and|og|but|men|so|saa) )?(?:has|have|had|do|does|did|is|was|are|were|har|havde|er|var|giver|gav|koerer|koerte|fik|ligger|tjener|tjente|omsaetter|omsatte|skylder|skyldte|taber|tabte|beskaeftiger|steg|stiger|faldt|falder|vokser|voksede|bliver|blev)(?![a-z])/;
/** "Is it rising or falling?", "is it not larger?": a yes or no would be ambiguous. */
const AMBIGUOUS = /(?<![a-z])(?:or|eller|not|isn t|ikke)(?![a-z])/;

/** Whether a folded question begins as one that is answered by yes or no. */
export const opensYesOrNo = (folded: string) => OPENING.test(folded);

/** Whether a yes or no answers a folded question without doubt. */
export const asksYesOrNo = (folded: string) => opensYesOrNo(folded) && !AMBIGUOUS.test(folded);
