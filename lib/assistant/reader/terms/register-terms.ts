import type { Term } from './types';

/** What the register says of companies besides their form and status. */
export const REGISTER_TERMS = {
  industryCode: {
    words:
      '(?:industry|sector|nace) codes?|branchekoder?|branchekoden|db ?07|db ?25|nace|industr(?:y|ies)|brancher?',
    en: 'An industry code (branchekode) of six digits says what a company mainly does. DB07 is the older list, DB25 the one that replaces it.',
    da: 'En branchekode på seks cifre viser, hvad virksomheden hovedsageligt laver. DB07 er den ældre liste, DB25 den, der afløser den.',
  },
  protection: {
    words:
      '(?:under )?advertising protect(?:ion|ed)|protected (?:against|from) advertising|reklamebeskyttelse|reklamebeskytte(?:t|de)',
    en: 'Advertising protection (reklamebeskyttelse): the company may not be written to or called for advertising. Exports leave its contacts out.',
    da: 'Reklamebeskyttelse: Virksomheden må ikke kontaktes med reklame. Eksporter udelader dens kontaktoplysninger.',
    found: { filters: { advertisingProtected: true } },
  },
  beneficial: {
    words:
      'beneficial owners?|real owners?|reelle ejere?|reel ejer|ultimate (?:beneficial )?owners?|ubos?',
    en: 'Beneficial owners are the people who own or control a company in the end, directly or through others, usually with more than 25 %. They are not shown here; the Roles tab lists the legal owners.',
    da: 'Reelle ejere er de personer, der i sidste ende ejer eller kontrollerer virksomheden, direkte eller gennem andre, som regel med mere end 25 %. De vises ikke her; fanen Roller viser de legale ejere.',
  },
  signing: {
    words: 'signing rules?|tegningsreg(?:el|len|ler|lerne)|tegningsret(?:ten)?',
    en: 'The signing rule (tegningsregel) says who must sign, alone or together, to bind the company.',
    da: 'Tegningsreglen siger, hvem der skal skrive under, eventuelt sammen, for at forpligte virksomheden.',
  },
  holding: {
    words: 'holding compan(?:y|ies)|holdingselskab(?:er)?|holding',
    en: 'A holding company owns shares in other companies; its accounts are often of the group as well.',
    da: 'Et holdingselskab ejer kapitalandele i andre selskaber; dets regnskab er ofte også for koncernen.',
  },
  pNumber: {
    words: 'p numbers?|p nummer|p numre|p enhed(?:er)?|production units?|produktionsenhed(?:er)?',
    en: 'A P-number has ten digits and names a production unit: one place where a company works. A company has one CVR number and a P-number for each of its places.',
    da: 'Et P-nummer har ti cifre og betegner en produktionsenhed: ét sted, hvor virksomheden arbejder. En virksomhed har ét CVR-nummer og et P-nummer for hvert sted.',
  },
  cvr: {
    words: 'cvr numbers?|cvr nummer|cvr nr|cvr',
    en: 'A CVR number has eight digits and names one company in the Danish register (Det Centrale Virksomhedsregister). It never changes hands.',
    da: 'Et CVR-nummer har otte cifre og betegner én virksomhed i Det Centrale Virksomhedsregister. Det skifter aldrig ejer.',
  },
  legalOwner: {
    words: 'legal owners?|legale? ejere?',
    en: 'Legal owners (legale ejere) hold at least 5 % of the capital or of the votes of a limited company themselves, and are public. They may be people or other companies; the Roles tab lists them.',
    da: 'Legale ejere har selv mindst 5 % af kapitalen eller stemmerne i et kapitalselskab og er offentlige. De kan være personer eller andre selskaber; fanen Roller viser dem.',
  },
  sector: {
    words: 'sectors?|sektor(?:er)?|(?:industry )?divisions?|hovedgrupper?',
    en: 'A sector groups industries that belong together, such as construction. It follows from the first two digits of the industry code, which are those of a division.',
    da: 'En sektor samler brancher, der hører sammen, for eksempel byggeri. Den følger af branchekodens to første cifre, som er hovedgruppens.',
  },
  secondaryIndustry: {
    words: 'secondary industr(?:y|ies)|bibrancher?',
    en: 'A secondary industry (bibranche) is what a company also does besides its main industry; it may register up to three.',
    da: 'En bibranche er det, virksomheden også laver ud over sin hovedbranche; den kan registrere op til tre.',
  },
  listed: {
    words:
      '(?:publicly |stock )?listed(?: compan(?:y|ies))?|boersnoterede?(?: (?:virksomhed|selskab)(?:er)?)?',
    en: 'Listed (børsnoteret): the shares of the company are traded on a stock exchange.',
    da: 'Børsnoteret: Selskabets aktier handles på en børs.',
    found: { filters: { listed: true } },
  },
} satisfies Record<string, Term>;
