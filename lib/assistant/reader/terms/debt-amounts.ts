import type { StatementField } from '@/lib/financials/types';
import type { Meaning } from './types';

/** The lines of the balance sheet for what a company owes or expects to pay. */
export const DEBT_AMOUNTS = {
  deferredTaxes: {
    words:
      '(?:provisions? for )?deferred tax(?: liabilit(?:y|ies))?|(?:hensaettelse til )?udskudt skat',
    en: 'Deferred taxes (udskudt skat) are tax that is due in later years, because an asset has been written off faster for tax than in the accounts, for instance.',
    da: 'Udskudt skat er skat, der skal betales i senere år, for eksempel fordi et aktiv er afskrevet hurtigere skattemæssigt end i regnskabet.',
  },
  provisions: {
    words: 'provisions?|hensaettelser|hensatte forpligtelse',
    en: 'Provisions (hensatte forpligtelser) are set aside for obligations of which the amount or the day is uncertain: guarantees on goods, lawsuits, deferred tax.',
    da: 'Hensatte forpligtelser er afsat til forpligtelser, hvis beløb eller tidspunkt er usikkert: garantier, retssager, udskudt skat.',
  },
  longTermDebtToMortgage: {
    words:
      'mortgage (?:debts?|loans?)|realkredit(?:gaeld|laan)|(?:gaeld til )?realkreditinstitutter',
    en: 'Long-term mortgage debt (gæld til realkreditinstitutter) is lent against property and due after more than a year; what is due within a year stands as short-term.',
    da: 'Langfristet gæld til realkreditinstitutter er lånt mod pant i ejendom og forfalder efter mere end et år; det, der forfalder inden for et år, står som kortfristet.',
  },
  longTermDebtToBanks: {
    words: 'long term bank (?:debts?|loans?)|langfristet bankgaeld',
    en: 'Long-term debt to banks (langfristet gæld til banker) is bank loans due after more than a year.',
    da: 'Langfristet gæld til banker er banklån, der forfalder efter mere end et år.',
  },
  longTermDebtToRelatedParties: {
    en: 'Long-term debt to related parties is what a company owes to its group, owners or managers and need not pay within a year.',
    da: 'Langfristet gæld til nærtstående parter er det, virksomheden skylder sin koncern, ejere eller ledelse og ikke skal betale inden for et år.',
  },
  otherLongTermDebts: {
    words:
      '(?:other )?long term (?:debts?|liabilities)|langfristet gaeld|langfristede gaeldsforpligtelser',
    en: 'Long-term debts (langfristet gæld) are due after more than a year; “other” are those that have no line of their own.',
    da: 'Langfristet gæld forfalder efter mere end et år; ”anden” er den, der ikke har sin egen linje.',
  },
  subordinatedLoanCapital: {
    words: 'subordinated (?:loans?|debts?|capital)|ansvarligt? laan(?:ekapital)?',
    en: 'Subordinated loan capital (ansvarlig lånekapital) is a loan that is repaid only after all other creditors have been paid, should the company fail.',
    da: 'Ansvarlig lånekapital er et lån, der først betales tilbage, når alle andre kreditorer har fået deres, hvis det går galt.',
  },
  shortTermMortgageDebt: {
    en: 'Short-term mortgage debt is the part of mortgage loans that is due within a year.',
    da: 'Kortfristet gæld til realkreditinstitutter er den del af realkreditlånene, der forfalder inden for et år.',
  },
  shortTermDebtToBanks: {
    words:
      '(?:short term )?bank (?:debts?|loans?|overdrafts?)|(?:kortfristet )?bankgaeld|kassekredit|banklaan',
    en: 'Short-term debt to banks (kortfristet gæld til banker) is overdrafts and the part of bank loans that is due within a year; what is due later stands as long-term.',
    da: 'Kortfristet gæld til banker er kassekredit og den del af banklån, der forfalder inden for et år; det, der forfalder senere, står som langfristet.',
  },
  shortTermDebtToRelatedParties: {
    en: 'Short-term debt to related parties is what a company owes to its group, owners or managers and is to pay within a year.',
    da: 'Kortfristet gæld til nærtstående parter er det, virksomheden skylder sin koncern, ejere eller ledelse og skal betale inden for et år.',
  },
  shortTermTradePayables: {
    words:
      'trade (?:payables?|creditors)|accounts payable|leverandoergaeld|varekreditorer|kreditorer',
    en: 'Trade payables (leverandører af varer og tjenesteydelser) are invoices of suppliers that are not yet paid.',
    da: 'Leverandører af varer og tjenesteydelser (leverandørgæld) er leverandørernes regninger, som endnu ikke er betalt.',
  },
  corporateTax: {
    words: 'corporat(?:e|ion) tax(?: payable)?|selskabsskat',
    en: 'Corporate tax (skyldig selskabsskat) is the corporation tax that a company owes and has not paid yet; that of the year’s result is the tax expense.',
    da: 'Skyldig selskabsskat er den selskabsskat, virksomheden skylder og endnu ikke har betalt; den af årets resultat hedder skat af årets resultat.',
  },
  otherShortTermDebt: {
    en: 'Other short-term debt (øvrig kortfristet gæld) is due within a year and belongs to none of the other lines.',
    da: 'Øvrig kortfristet gæld forfalder inden for et år og hører ikke til nogen af de andre linjer.',
  },
  otherShortTermPayables: {
    words: 'other payables|anden gaeld',
    en: 'Other short-term payables (anden kortfristet gæld) are mostly VAT, tax withheld from wages and holiday pay, due within a year.',
    da: 'Anden kortfristet gæld er mest moms, A-skat og feriepenge, der forfalder inden for et år.',
  },
  shortTermLiabilitiesOtherThanProvisions: {
    words:
      '(?:short term|current) (?:liabilities|debts?)|kortfristet gaeld|kortfristede (?:gaeldsforpligtelser|forpligtelser)',
    en: 'Short-term liabilities (kortfristede gældsforpligtelser) are all debts that are due within a year. The liquidity ratio compares current assets with them.',
    da: 'Kortfristede gældsforpligtelser er al gæld, der forfalder inden for et år. Likviditetsgraden sætter omsætningsaktiverne i forhold til dem.',
  },
  liabilitiesOtherThanProvisions: {
    words: '(?:total )?(?:debts?|liabilit(?:y|ies))|gaeld(?:sforpligtelse)?|forpligtelser',
    en: 'Liabilities other than provisions (gældsforpligtelser) are all debts of a company, short-term and long-term, without what is only provided for.',
    da: 'Gældsforpligtelser er al virksomhedens gæld, kortfristet og langfristet, uden det, der kun er hensat.',
  },
  liabilitiesAndEquity: {
    words: '(?:total )?(?:equity and liabilities|liabilities and equity)|passiver(?:ne)?',
    en: 'Liabilities and equity (passiver) say where the money for all assets came from: equity, provisions and debts. They are as large as the assets.',
    da: 'Passiver viser, hvor pengene til alle aktiver kom fra: egenkapital, hensatte forpligtelser og gæld. De er lige så store som aktiverne.',
  },
} satisfies Partial<Record<StatementField, Meaning>>;
