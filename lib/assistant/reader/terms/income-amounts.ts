import type { StatementField } from '@/lib/financials/types';
import type { Meaning } from './types';

/** The lines of the income statement, and the employees told beside it. */
export const INCOME_AMOUNTS = {
  revenue: {
    words: 'revenues?|turnover|(?:net )?sales|omsaetning(?:en)?|nettoomsaetningen',
    en: 'Revenue (nettoomsætning) is what a company sold in the year, without VAT. Small companies need not publish it.',
    da: 'Nettoomsætning er årets salg uden moms. Mindre virksomheder behøver ikke at offentliggøre den.',
  },
  grossProfit: {
    words: 'bruttofortjenesten|bruttoavancen?',
    en: 'Gross profit (bruttofortjeneste) is revenue less the goods and outside costs it took, before wages. Small Danish companies may publish it in place of revenue.',
    da: 'Bruttofortjeneste er nettoomsætningen minus vareforbrug og eksterne omkostninger, før løn. Mindre virksomheder må offentliggøre den i stedet for nettoomsætningen.',
  },
  grossResult: {
    words: 'bruttoresultatet',
    en: 'Gross result (bruttoresultat) is revenue less the cost of producing what was sold, in accounts that group costs by function; wages in production are already deducted.',
    da: 'Bruttoresultat er nettoomsætningen minus produktionsomkostningerne i et regnskab, der er opdelt efter funktion; løn i produktionen er allerede trukket fra.',
  },
  distributionCost: {
    words: 'distribution costs|distribution expenses|salgs og distributionsomkostninger',
    en: 'Distribution costs (distributionsomkostninger) are what selling and delivering cost: sales staff, advertising, transport. Only accounts that group costs by function have them.',
    da: 'Distributionsomkostninger er det, salg og levering koster: sælgere, reklame, transport. Kun regnskaber, der er opdelt efter funktion, har dem.',
  },
  administrativeExpenses: {
    words: 'administrative (?:costs?|expense)|administration (?:costs?|expenses?)',
    en: 'Administrative expenses (administrationsomkostninger) are what management, offices, bookkeeping and IT cost. Only accounts that group costs by function have them.',
    da: 'Administrationsomkostninger er det, ledelse, kontor, bogholderi og it koster. Kun regnskaber, der er opdelt efter funktion, har dem.',
  },
  personnelCosts: {
    words:
      '(?:personnel|staff|payroll|wage|salary|labou?r) (?:costs?|expenses?)|wages|salaries|payroll|(?:personale|loen)(?:omkostning|udgift)(?:er(?:ne)?)?|loenninger',
    en: 'Personnel costs (personaleomkostninger) are wages, pensions and other social security costs of all employees in the year.',
    da: 'Personaleomkostninger er årets løn, pension og andre omkostninger til social sikring for alle ansatte.',
  },
  depreciation: {
    words:
      'depreciations?|amorti[sz]ation|impairments?|write ?downs?|depreciation(?: amorti[sz]ation)? and (?:amorti[sz]ation|impairment)|afskrivning(?:er(?:ne)?)?|nedskrivning(?:er(?:ne)?)?',
    en: 'Depreciation (af- og nedskrivninger) spreads the price of fixed assets over the years in which they are used, and writes them down where they have lost value. No money is paid for it in the year.',
    da: 'Af- og nedskrivninger fordeler prisen for anlægsaktiver over de år, de bruges, og nedskriver dem, når de har tabt værdi. Der betales ingen penge for dem i året.',
  },
  profitLossFromOrdinaryOperatingActivities: {
    words:
      'ebit|operating (?:profit|result|income)|driftsresultat(?:et)?|resultat(?:et)? af (?:ordinaer )?primaer drift|primaert resultat',
    en: 'Operating profit (EBIT, resultat af ordinær primær drift) is the result of the business itself, before interest and tax.',
    da: 'Resultat af ordinær primær drift (driftsresultat, EBIT) er resultatet af selve driften, før finansielle poster og skat.',
  },
  otherFinanceIncome: {
    words: 'financ(?:e|ial) income|(?:andre )?finansielle indtaegter',
    en: 'Other finance income (andre finansielle indtægter) is what money earned: interest, gains on securities and on foreign currency.',
    da: 'Andre finansielle indtægter er det, penge har indbragt: renter og gevinster på værdipapirer og valuta.',
  },
  otherInterestIncome: {
    words: 'interest income|renteindtaegter',
    en: 'Other interest income (renteindtægter i øvrigt) is interest earned from others than companies of the same group.',
    da: 'Renteindtægter i øvrigt er renter fra andre end virksomheder i samme koncern.',
  },
  otherFinanceExpense: {
    words:
      '(?:other )?financ(?:e|ial|ing) (?:expenses?|costs?)|(?:andre |oevrige )?finansielle (?:omkostninger|udgifter)',
    en: 'Other finance expenses (øvrige finansielle omkostninger) are what borrowing and holding money cost: interest, losses on securities and on foreign currency.',
    da: 'Øvrige finansielle omkostninger er det, lån og penge har kostet: renter og tab på værdipapirer og valuta.',
  },
  otherInterestExpenses: {
    words: 'interest (?:expenses?|costs?)|rente(?:omkostning|udgift)er',
    en: 'Other interest expenses (renteomkostninger i øvrigt) are interest paid to others than companies of the same group.',
    da: 'Renteomkostninger i øvrigt er renter til andre end virksomheder i samme koncern.',
  },
  interestExpenseAssignedToGroupEnterprises: {
    words: 'interest expenses? to (?:group companies|related parties)',
    en: 'Interest expense to group enterprises (renteomkostninger til tilknyttede virksomheder) is interest on what a company has borrowed within its own group.',
    da: 'Renteomkostninger til tilknyttede virksomheder er renter af det, virksomheden har lånt i sin egen koncern.',
  },
  profitLossBeforeTax: {
    words:
      '(?:profits?|result|earnings|loss|income) before tax(?:es|ation)?|pre ?tax (?:profit|result|earnings)|(?:resultat(?:et)?|overskud(?:det)?) foer skat|ebt',
    en: 'Profit before tax (resultat før skat) is the operating profit plus financial income less financial expenses, before corporation tax.',
    da: 'Resultat før skat er driftsresultatet plus finansielle indtægter minus finansielle omkostninger, før selskabsskat.',
  },
  taxExpense: {
    words: 'tax(?:es| expenses)?|skat(?:ten)?|aarets skat',
    en: 'Tax expense (skat af årets resultat) is the corporation tax that the result of the year costs, whether it is due now or deferred.',
    da: 'Skat af årets resultat er den selskabsskat, årets resultat koster, hvad enten den skal betales nu eller er udskudt.',
  },
  profitLoss: {
    words:
      'net (?:profit|result|income|loss)|profits?(?: or loss)?|annual result|result of the year|bottom line|(?:netto)?resultat(?:et)?|overskud(?:det)?|underskud(?:det)?|bundlinjen?',
    en: 'Net profit (årets resultat) is what is left of the year when all costs and tax are paid.',
    da: 'Årets resultat er det, der er tilbage, når alle omkostninger og skat er betalt.',
  },
  employees: {
    words:
      '(?:number of |average (?:number of )?)?(?:employees|staff|headcount)|(?:gennemsnitligt? )?(?:antal )?(?:ansatte|medarbejdere|heltidsbeskaeftigede)',
    en: 'In accounts employees (gennemsnitligt antal ansatte) are the average number of full-time employees in the year, as the annual report states it; the register counts them itself, and may give only an interval.',
    da: 'I regnskabet er ansatte det gennemsnitlige antal heltidsansatte i året, som årsrapporten oplyser det; registret tæller selv og oplyser nogle gange kun et interval.',
  },
} satisfies Partial<Record<StatementField, Meaning>>;
