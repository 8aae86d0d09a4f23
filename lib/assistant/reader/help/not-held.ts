import { entriesOf } from '@/lib/entries';
import { paths } from '@/lib/paths';
import type { Words } from '../text/reply';
import { link } from '../text/texts';
import { anyOf, has } from '../words/match';
import { BENEFICIAL, COMPANIES, KEY_FIGURE_WORDS, ONE_OF_MANY } from '../words/vocabulary';

/**
 * Kinds of questions that neither the register nor annual reports can answer: the pattern of a folded
 * question, and the reply on what is not in the data, and on what can be asked instead.
 */
type Kind = Words & { words: string };
export type NotHeld = keyof typeof NOT_HELD;

const RATIOS_OF_GROUPS = paths.breakdown({
  by: 'region',
  figure: 'solvencyRatio',
  order: 'median-desc',
});

const BOSS =
  '(?:ceo|boss|chief executive|managing director|director|owner|founder|chair(?:man|woman|person)?|direktoer(?:en|er|erne)?|chef(?:en|er|erne)?|ejer(?:en|e|ne)?|stifter(?:en|e|ne)?|formand(?:en)?|he|she|han|hun)';

const HOLDS =
  'audits?|owns?|leads?|runs?|manages?|controls?|founded|(?:sits?|is|serves?) on|has|have|revider(?:er|ede)|ejer|leder|driver|styrer|(?:sidder|er) i|stiftede|har(?: stiftet)?';
const HOLDER =
  '(?:auditors?|accountants?|persons?|people|owners?|investors?|directors?|revisor(?:er)?|revisionsfirma(?:er)?|personer?|ejere?|investor(?:er)?|direktoer(?:er)?)';
const HELD = `(?:${COMPANIES}|boards?|clients|customers|directorships|board seats|roles|bestyrelser|bestyrelsesposter|poster|klienter|kunder|roller)`;
const CHANGES =
  'chang(?:e|ed|ing)|replaced?|switched|skift(?:et|er|ede)?|udskift(?:et|er|ede)?|(?:got|gotten|gets?|have|has|with|faaet|fik|faar|med|har)(?: an?| en| et)? (?:new|nye?|nyt)';
/** Of which no filter knows when it last changed. */
const CHANGED =
  'chair(?:man|woman|person)?|formand|(?:tele)?phone(?: number)?s?|telefon(?:nummer|numre)?|e ?mails?|websites?|hjemmesider?|industr(?:y|ies)|brancher?|legal forms?|virksomhedsform(?:er)?|capital|kapital';

/** Words for the end of a company, or for what leads to it. */
export const ENDED =
  'konkurs(?:en)?|bankrupt(?:cy)?|close[sd]?|closing|shut(?:ting)? down|lukke[dtr]?e?|ophoert?e?|ceased?|dissolv(?:ed|ing)|dissolution|(?:tvangs)?oploes(?:t|es|er|ning(?:en)?)|liquidat(?:ed|ion)|likvidation(?:en)?|likvideret|reconstruction|rekonstruktion(?:en)?|struck off|slettet';

/** Those that also contain words of other questions, and are matched first. */
const BEFORE_OTHERS = {
  pay: {
    words: `how much (?:does|do|did|is|are) (?:.* )?${BOSS}s?(?: .*)? (?:earn|make|paid|get)|what (?:does|do|did) (?:.* )?${BOSS}s?(?: .*)? (?:earn|make|get paid)$|(?:salary|pay|wages?|income|bonus) (?:of|for|to) (?:the |its |their )?${BOSS}|${BOSS}(?: s)? (?:salary|pay|wages?|bonus)|(?:direktoer|chef)loen(?:nen)?|loen(?:nen)? (?:til|for) ${BOSS}|hvad (?:tjener|faar) ${BOSS}|hvor meget (?:tjener|faar) ${BOSS}|${BOSS} i loen`,
    en: 'What a single person earns is not in these data. Annual reports give the personnel costs of the whole company: ask *What are the personnel costs of …?*',
    da: 'Hvad en enkelt person tjener, står ikke i disse data. Årsrapporter viser personaleomkostningerne i hele virksomheden: Spørg *Hvad er personaleomkostningerne i …?*',
  },
  bank: {
    words:
      '(?:which|what|hvilken) bank(?= )|bankforbindelse(?:n)?|bank (?:balances?|accounts?|statements?)|(?:money|cash) (?:is |are )?(?:in|at) (?:the |its |their )?bank|bank(?:konto(?:en)?|saldo(?:en)?|indestaaende(?:t)?)|indestaaende(?:t)?|(?:staaende |penge )?(?:i|paa) (?:banken|kontoen)',
    en: 'Bank accounts and their balances are not in these data. Annual reports may give the cash on the last day of the year: ask *What are the cash and cash equivalents of …?*',
    da: 'Bankkonti og deres saldi står ikke i disse data. Årsrapporter kan vise de likvide beholdninger på årets sidste dag: Spørg *Hvad er de likvide beholdninger i …?*',
  },
  age: {
    words: `how old (?:is|are) (?:.* )?${BOSS}s?(?![a-z])|age of (?:the |its |their )?${BOSS}|hvor gammel er ${BOSS}(?: .*)?|${BOSS}s alder`,
    en: 'How old people are is not in these data. Ask *Who is the CEO of …?* for names and since when they have held the post.',
    da: 'Hvor gamle personer er, står ikke i disse data. Spørg *Hvem er direktør i …?* om navne, og hvor længe de har haft posten.',
  },
  gender: {
    words: `(?:women|woman|females?|kvinder|kvindelige?)(?= (?:.* )?(?:board|bestyrelsen?|${BOSS}s?|ledelsen?|management)(?![a-z]))|(?:board|management|bestyrelsen?|ledelsen?|${BOSS}s?) (?:.* )?(?:women|woman|females?|kvinder?|kvindelige?|gender|koen)`,
    en: 'Whether people are women or men is not in these data. Ask *Who is on the board of …?* for their names.',
    da: 'Om personer er kvinder eller mænd, står ikke i disse data. Spørg *Hvem sidder i bestyrelsen for …?* om deres navne.',
  },
  reason: {
    words: `(?:why|hvorfor|(?:what (?:was|is)|what s) the (?:reason|cause)|hvad (?:var|er) (?:grunden|aarsagen)) (?:.* )?(?:${ENDED}|galt|wrong|resign(?:ed)?|leave|left|quit|stoppede|fratraadte?|fyret|fired|dismissed)(?: .*)?`,
    en: 'Why something happened is not in these data, only what and when. Ask *What happened to …?*',
    da: 'Hvorfor noget skete, står ikke i disse data, kun hvad og hvornår. Spørg *Hvad er der sket med …?*',
  },
  // "Is Mia Lund a beneficial owner?"; who they are is answered with the legal owners.
  beneficial: {
    words: `(?<=^(?:(?:and|og|but|men|so|saa) )?)(?:is|are|was|er|var|mon)(?! (?:the|there|der|det|de|they|who|hvem) ) (?:.* )?(?:${BENEFICIAL})`,
    en: 'Beneficial owners are not in these data, and so not whether somebody is one; the owners here are the legal ones. Ask *Who owns …?*',
    da: 'Reelle ejere står ikke i disse data, og derfor heller ikke, om nogen er det; ejerne her er de legale. Spørg *Hvem ejer …?*',
  },
  dividends: {
    words:
      'dividends?(?: payments?)?|udbytte(?:t|r|betaling(?:er)?)?|udlodde(?:de|t)|udlodning(?:er)?',
    en: 'Dividends are not in these data. Ask *What is the profit of …?* or *What is the equity of …?*',
    da: 'Udbytter står ikke i disse data. Spørg *Hvad er årets resultat i …?* eller *Hvad er egenkapitalen i …?*',
  },
  private: {
    words: `where (?:does|do|is|are) (?:.* )?${BOSS}s?(?: .*)? (?:live|living|reside|from)|(?:home|private|personal) (?:address(?:es)?|residence)|privat(?:e )?adresser?n?|hvor bor ${BOSS}(?: .*)?|cpr(?: (?:numbers?|nummer(?:et)?|nr))?(?: (?:of|for|paa))?|(?:personal|national) (?:id|identification)(?: number)?(?: (?:of|for))?|social security number(?: (?:of|for))?|personnummer(?:et)?(?: (?:paa|for))?|(?:when|where|hvornaar|hvor) (?:was|is|were|blev|er) (?:.* )?(?:born|foedt)|(?:his|her|hans|hendes) (?:(?:own|private|egen|eget|private?) )?(?:e ?mail(?: ?address)?|mail(?:adresse)?|(?:(?:tele)?phone|mobile)(?: number)?|telefon(?:nummer)?|mobil(?:nummer)?|tlf|(?:home )?address|adresse)|(?:date of birth|birthday|foedselsdag|foedselsdato)(?: (?:of|for|paa))?`,
    en: 'Where people live, their private numbers, birthdays and CPR numbers are not in these data; phone, email and address are those of the company. Ask *How do I contact …?*',
    da: 'Hvor personer bor, deres private numre, fødselsdage og CPR-numre står ikke i disse data; telefon, e-mail og adresse er virksomhedens. Spørg *Hvordan kontakter jeg …?*',
  },
  court: {
    words:
      '(?:law ?suits?|court cases?|litigation|retssag(?:er|en)?|sagsanlaeg|straffesag(?:er)?)|(?:been|being|blevet|bliver|er|is) (?:sued|convicted|fined|prosecuted|doemt|sagsoegt|tiltalt)',
    en: 'Court cases and fines are not in these data, but annual reports may write of one: ask *Does … have contingent liabilities?* Or ask *What happened to …?* for what changed in the register, bankruptcy and compulsory dissolution among it.',
    da: 'Retssager og bøder står ikke i disse data, men årsrapporter kan nævne en: Spørg *Har … eventualforpligtelser?* Eller spørg *Hvad er der sket med …?* om, hvad der er ændret i registret, også konkurs og tvangsopløsning.',
  },
  arrears: {
    words:
      '(?:owes?|debts?|unpaid|arrears|skylder|gaeld|restancer?) (?:.* )?(?:skat|tax(?:es)?|(?:the )?tax (?:authorit(?:y|ies)|office|agency)|skattestyrelsen|gaeldsstyrelsen|det offentlige|the state)$|skattegaeld|unpaid tax(?:es)?|tax arrears|rki|debitorregist(?:er|ret|re)|betalingsanmaerkning(?:er)?|payment (?:remarks?|defaults?|history)',
    en: 'Debts to the tax authority and late payments, as RKI and others register them, are not in these data. Ask *Is … solvent?* or *What is the debt of …?*',
    da: 'Gæld til Skatteforvaltningen og betalingsanmærkninger, f.eks. i RKI, står ikke i disse data. Spørg *Er … solvent?* eller *Hvad er gælden i …?*',
  },
  due: {
    words:
      '(?:next|naeste) (?:(?:annual )?(?:report|accounts)|aarsrapport|regnskab)|(?:annual report|annual accounts|accounts|aarsrapport(?:en)?|regnskab(?:et)?) (?:.* )?(?:due|overdue|deadline|frist)|(?:deadline|frist(?:en)?) (?:for|of) (?:.* )?(?:report|accounts|aarsrapport(?:en)?|regnskab(?:et)?)|(?:reports?|accounts|aarsrapport(?:en|er)?|regnskab(?:et|er)?) (?:.* )?(?:late|on time|for sent|til tiden|rettidigt)|(?:late|overdue|behind|for sent|forsinket)(?: paa den)? (?:with|med) (?:.* )?(?:reports?|accounts|aarsrapport(?:en)?|regnskab(?:et)?)',
    en: 'Which companies are late with their annual reports is not in these data. Ask *When is the next annual report of … due?* of one of them.',
    da: 'Hvilke virksomheder der er forsinket med årsrapporten, står ikke i disse data. Spørg *Hvornår skal den næste årsrapport for … indsendes?* om en af dem.',
  },
  otherFigures: {
    words:
      'ebitda|ebita|net debt|(?:netto)?rentebaerende gaeld|nettogaeld(?:en)?|cash ?flows?|pengestroem(?:me|men|sopgoerelse)?|order ?book|ordrebeholdning(?:en)?',
    en: 'EBITDA, cash flows and orders are not in these data, and net debt is computed for one company at a time. Ask *What is the operating profit of …?*, *What is the depreciation of …?* or *What are the cash and cash equivalents of …?*',
    da: 'EBITDA, pengestrømme og ordrer står ikke i disse data, og nettogæld beregnes for én virksomhed ad gangen. Spørg *Hvad er resultatet af ordinær primær drift i …?*, *Hvad er af- og nedskrivninger i …?* eller *Hvad er de likvide beholdninger i …?*',
  },
  otherRatios: {
    words:
      'gaeldsgrad(?:en)?|rentedaekning(?:en|sgrad(?:en)?)?|gearing(?:en)?|leverage|debt ratio|debt to equity(?: ratio)?|interest cover(?:age)?|quick ratio|acid test|omsaetningshastighed(?:en)?|asset turnover|(?:debtor|receivable|creditor|inventory|debitor|kreditor|lager) ?(?:days|turnover|dage|omsaetning)',
    en: 'Of ratios I know ROE, ROI, the coverage ratio, the liquidity ratio, the profit margin and the solvency ratio, and of one company at a time also gearing and interest cover, no others. Ask *What are the key figures of …?* or *What is the debt of …?*',
    da: 'Af nøgletal kender jeg egenkapitalens forrentning, afkastningsgrad, dækningsgrad, likviditetsgrad, overskudsgrad og soliditetsgrad, og for én virksomhed ad gangen også gearing og rentedækning, ikke andre. Spørg *Hvad er nøgletallene for …?* eller *Hvad er gælden i …?*',
  },
  netMargin: {
    words:
      'net (?:profit |income )?margins?|(?:after tax (?:profit )?margins?|(?:profit )?margins? after tax)|netto ?(?:profit)?margin(?:en|er)?|nettoavancen?|nettooverskudsgrad(?:en)?',
    en: 'The net margin is not computed here. Ask *What is the profit margin of …?*, which is operating profit ÷ revenue, or *What are the profit and the revenue of …?* Companies are found by the profit margin too: *Electricians with a profit margin over 10 %*.',
    da: 'Nettomargin beregnes ikke her. Spørg *Hvad er overskudsgraden i …?*, som er driftsresultat ÷ omsætning, eller *Hvad er resultatet og omsætningen i …?* Virksomheder findes også efter overskudsgrad: *Elektrikere med overskudsgrad over 10 %*.',
  },
  perEmployee: {
    words:
      '(?:per|pr|for each|for hver) (?:employee|head|capita|worker|person|ansat(?:te)?|medarbejder|aarsvaerk)',
    en: 'Figures per employee are not in these data. Ask *What is the revenue of …?* and *How many employees does … have?*',
    da: 'Tal pr. ansat står ikke i disse data. Spørg *Hvad er omsætningen i …?* og *Hvor mange ansatte har …?*',
  },
  reportText: {
    words:
      'ledelsesberetning(?:en)?|management (?:s )?(?:review|commentary|report)|notes (?:to|in) the (?:accounts|annual report|financial statements)|noter(?:ne)? (?:i|til) (?:aars)?(?:regnskabet|rapporten)|regnskabspraksis|accounting polic(?:y|ies)',
    en: 'Of the words of annual reports I know what they say of activities, the year, expectations, risks, contingent liabilities, pledges and the like, not their other notes. Ask *What does the management of … say?* or *When was the annual report of … published?*',
    da: 'Af ordene i årsrapporter kender jeg det, de skriver om aktiviteter, året, forventninger, risici, eventualforpligtelser, pantsætninger og lignende, ikke deres andre noter. Spørg *Hvad siger ledelsen i …?* eller *Hvornår blev årsrapporten for … offentliggjort?*',
  },
  ratiosOfMany: {
    words: `(?:average|mean|median|gennemsnitlige?|gennemsnittet af) (?:.* )?(?:${anyOf(KEY_FIGURE_WORDS)})`,
    en: `Key figures have a median here, of companies that a search finds: ask *What is the median solvency ratio of restaurants in Aarhus?* or *Is the solvency ratio of … better than its industry?* Those of each region, industry or other group are in a ${link('breakdown', RATIOS_OF_GROUPS)}.`,
    da: `Nøgletal har her en median for virksomheder, som en søgning finder: Spørg *Hvad er medianen af soliditetsgraden for restauranter i Aarhus?* eller *Er soliditetsgraden i … bedre end branchen?* For hver region, branche eller anden gruppe står de i en ${link('fordeling', RATIOS_OF_GROUPS)}.`,
  },
  growthOfGroups: {
    words:
      '(?:which|what|hvilken?|hvilke) (?:industr(?:y|ies)|sectors?|sektor(?:er)?|trades?|municipalit(?:y|ies)|regions?|cit(?:y|ies)|brancher?|kommuner?|regioner?|byer) (?:.* )?(?:grow[a-z]*|vokser|vokset|voksede|vaekst|fremgang)(?: .*)?',
    en: 'The growth of a whole trade or place is not computed here. Ask *Which IT companies are growing fastest?* or *Which industry has the highest revenue?*',
    da: 'Væksten i en hel branche eller på et sted beregnes ikke her. Spørg *Hvilke it-virksomheder vokser hurtigst?* eller *Hvilken branche har højest omsætning?*',
  },
  holders: {
    words: `(?:who|hvem|(?:which|what|hvilken?|hvilket|hvilke) ${HOLDER}) (?:${HOLDS}) (?:the |de )?(?:most|flest) ${HELD}|(?:who|hvem|(?:which|what|hvilken?|hvilket|hvilke) ${HOLDER}) (?:.* )?(?:most|flest) (?:bankruptcies|konkurser)`,
    en: 'Who has most is counted for one kind of role at a time. Ask *Who owns the most companies?*, *Who audits the most companies?* or *Who sits on the most boards?*',
    da: 'Hvem der har flest, tælles for én slags rolle ad gangen. Spørg *Hvem ejer flest virksomheder?*, *Hvem reviderer flest virksomheder?* eller *Hvem sidder i flest bestyrelser?*',
  },
  changesOfMany: {
    words: `(?:${COMPANIES})(?: .*)? (?:${CHANGES}) (?:its |their |the |an? |en |et |deres |sin )?(?:${CHANGED})`,
    en: 'Of changes in many companies I know new names, addresses, managers, board members, owners and auditors: ask *Which companies changed auditor?* Other changes are told by the timeline of each company, and notifications tell you of those in the companies you save. Ask *What happened to …?*',
    da: 'Af ændringer i mange virksomheder kender jeg nye navne, adresser, direktører, bestyrelsesmedlemmer, ejere og revisorer: Spørg *Hvilke virksomheder har skiftet revisor?* Andre ændringer står på hver virksomheds tidslinje, og om dem i de virksomheder, du gemmer, får du besked. Spørg *Hvad er der sket med …?*',
  },
  future: {
    words:
      'forecasts?(?= (?:of|for))|(?:the|its|their) (?:budget|forecast)s?|budget(?:tet|ter)?(?= for)|next year(?: s)?|in the future|prognosen?(?= for)|(?:aktien?|aktiekursen|kursen|omsaetningen|overskuddet|resultatet|vaeksten?) (?:vil|mon) .*|(?<=^(?:hvad|hvor meget) vil .*)(?:stige|falde|blive)(?: .*)?|forventede?t? (?:omsaetning|resultat|overskud|vaekst)|naeste aar|i fremtiden|expected (?:revenue|profit|result|growth)|(?:what|how (?:much|big|large|many)) will|(?:will|vil|mon|gaar) (?:.* )?(?:grow|earn|survive|go bankrupt|fail|gaa konkurs|vokse|overleve|konkurs naeste aar)',
    en: 'I know nothing of what is to come: there are no forecasts or budgets here, only annual reports that were published. Ask *What does … expect?* or *How has the revenue of … developed?*',
    da: 'Jeg ved intet om det, der kommer: Her er ingen prognoser eller budgetter, kun offentliggjorte årsrapporter. Spørg *Hvad forventer …?* eller *Hvordan har omsætningen i … udviklet sig?*',
  },
} satisfies Record<string, Kind>;

/** Those that are matched last, when the question asks for nothing that is in the data. */
const AFTER_OTHERS = {
  charges: {
    words:
      'pledges?|pledged|mortgage deeds?|(?:registered )?(?:charges|security interests)(?: (?:on|over|against))?|collateral|virksomhedspant(?:et)?|pantsat|pantsaetninger?|pantebreve?|ejerpantebreve?|pant i|har pant|tinglyst|tinglysning(?:er|en)?|kaution(?:er)?',
    en: 'Mortgages, pledges and guarantees that are registered are not in these data, but what annual reports write about them is. Ask *Has … pledged anything?* or *What is the bank debt of …?*',
    da: 'Tinglyste pantebreve, pantsætninger og kautioner står ikke i disse data, men det gør det, som årsrapporter skriver om dem. Spørg *Har … pantsat noget?* eller *Hvad er gælden til banker i …?*',
  },
  trustee: {
    words:
      '(?:who|hvem) (?:is|was|er|var) (?:(?:the|its|their|deres|dens) )?(?:kurator(?:en)?|trustee|likvidator(?:en)?|liquidator|receiver)(?: .*)?|kurator(?:en|er)?(?= (?:for|i|hos) )',
    en: 'Who administers a bankruptcy or a liquidation is not in these data. Ask *What is the status of …?*',
    da: 'Hvem der er kurator eller likvidator, står ikke i disse data. Spørg *Hvad er status for …?*',
  },
  vat: {
    words: '(?:vat|moms) ?(?:registered|registreret|registrering|registration)',
    en: 'Whether a company is registered for VAT is not in these data. Ask *What is the CVR number of …?* or *Is … still active?*',
    da: 'Om en virksomhed er momsregistreret, står ikke i disse data. Spørg *Hvad er CVR-nummeret på …?* eller *Er … stadig aktiv?*',
  },
  ean: {
    words: '(?:ean|gln)(?: (?:lokations)?(?:numbers?|numre|nummer(?:et)?|nr|no))?',
    en: 'EAN numbers are not in these data. Ask *What is the CVR number of …?* or *What is the email of …?*',
    da: 'EAN-numre står ikke i disse data. Spørg *Hvad er CVR-nummeret på …?* eller *Hvad er e-mailen til …?*',
  },
  sharePrice: {
    words:
      '(?:stock|share) (?:prices?|values?|quotes?)|market cap(?:italisation|italization)?|aktiekurs(?:en|er)?|aktiepris(?:en|er)?|boerskurs(?:en|er)?|boersvaerdi(?:en)?|markedsvaerdi(?:en)?|kursen (?:paa|for)|(?<=^(?:hvad|hvor meget) er .*)vaerd$|(?<=^(?:what|how much) (?:is|s) .*)worth$|aktie(?:n|r|rne)? (?:i|koste|vaerd).*',
    en: 'Prices of shares and what a company is worth on the market are not in these data. Ask *What is the equity of …?* or *Is … listed?*',
    da: 'Aktiekurser, og hvad en virksomhed er værd på markedet, står ikke i disse data. Spørg *Hvad er egenkapitalen i …?* eller *Er … børsnoteret?*',
  },
  jobs: {
    words:
      'hiring|recruiting|vacanc(?:y|ies)|(?:open|vacant|available) (?:positions?|jobs?)|(?:job|work) (?:openings?|offers?|ads?|postings?)|(?:a|any|find|get|for|apply for) (?:jobs?|work|internships?)(?: .*)?|internships?|apprenticeships?|ledige? (?:jobs?|stilling(?:er)?)|jobs? (?:i|hos|som)|jobopslag|stillingsopslag|praktikplads(?:er)?|laereplads(?:er)?|elevplads(?:er)?|soeger (?:job|arbejde|medarbejdere|folk)(?: .*)?',
    en: 'Job openings are not in these data. I can find employers by trade, place and size, with their websites and phone numbers: *IT companies in Aarhus with over 50 employees*.',
    da: 'Ledige stillinger står ikke i disse data. Jeg kan finde arbejdsgivere efter branche, sted og størrelse, med hjemmeside og telefonnummer: *It-virksomheder i Aarhus med over 50 ansatte*.',
  },
  opinions: {
    words:
      'trustpilot|reviews?|customer (?:ratings?|satisfaction)|complaints?|reputation|anmeldelser(?:ne)?|klager(?:ne)?|omdoemme|kundetilfredshed',
    en: 'What customers think of a company is not in these data. Ask *Is … solvent?* for its status, signals and newest figures.',
    da: 'Hvad kunder mener om en virksomhed, står ikke i disse data. Spørg *Er … solvent?* om status, opmærksomhedspunkter og seneste tal.',
  },
  hours: {
    words:
      'opening hours|business hours|(?:when|what time) (?:do|does|is|are) .*(?:open|close)|aabningstid(?:er|erne)?|hvornaar (?:aabner|lukker|har .* aabent)(?: .*)?',
    en: 'Opening hours are not in these data. Ask *What is the phone number of …?*',
    da: 'Åbningstider står ikke i disse data. Spørg *Hvad er telefonnummeret til …?*',
  },
  trade: {
    words:
      '(?:who are |the |its |their )?(?:customers?|clients?|suppliers?) (?:of|to|for|does|do)|(?:its|their|the) (?:customers|clients|suppliers)|(?:which|what) (?:customers|clients|suppliers|products|countries)|(?<!mine |vores )kunder(?:ne)?(?: til| hos)?|(?<!min )kundeliste(?:n)?|leverandoer(?:er|erne)(?: til)?|produkter(?:ne)?|markedsandel(?:en)?|market share|brands?|maerkevarer|(?:what|which|hvad|hvilke) (?:.* )?(?:sells?|saelger|produces?|producerer|exports?|eksporterer)',
    en: 'Customers, suppliers, products and markets are not in these data. Ask *What does … do?* for its trade and purpose, or *Companies like …*',
    da: 'Kunder, leverandører, produkter og markeder står ikke i disse data. Spørg *Hvad laver …?* om branche og formål, eller *Virksomheder, der ligner …*',
  },
  exports: {
    words:
      '(?:does|do|did|is|are) (?:.* )?(?:export|import)(?:s|ing)?(?:(?= (?:to|from))|$)|eksporterer|importerer|har (?:.* )?eksport$',
    en: 'Whether companies trade abroad is not in these data. Ask *What does … do?* for its trade and purpose.',
    da: 'Om virksomheder handler med udlandet, står ikke i disse data. Spørg *Hvad laver …?* om branche og formål.',
  },
  news: {
    words:
      'news (?:about|on|of|regarding)|(?:any|latest|recent|the) news|in the (?:news|press|media)|nyheder(?: om)?|i (?:nyhederne|pressen|medierne|avisen)',
    en: 'News is not in these data. Ask *What happened to …?* for what changed in the register.',
    da: 'Nyheder står ikke i disse data. Spørg *Hvad er der sket med …?* om, hvad der er ændret i registret.',
  },
} satisfies Record<string, Kind>;

/** "Why?", "hvorfor skiftede de?": nothing tells the reason, whatever was spoken of. */
const WHY = /^(?:(?:and|og|but|men|ok|so|saa) )?(?:why|hvorfor)(?: [a-z]+){0,4}$/;

export const NOT_HELD = { ...BEFORE_OTHERS, ...AFTER_OTHERS };

const found = <What extends NotHeld>(kinds: Record<What, Kind>, folded: string) =>
  entriesOf(kinds).find(([, { words }]) => has(words, folded))?.[0] ?? null;

/** "How much does the CEO earn?" has words for roles and figures, but asks for neither. */
export function notHeldFirst(folded: string): NotHeld | null {
  const what = found(BEFORE_OTHERS, folded);
  // For many companies, the reply offers what can be found along with what cannot.
  const isOfSome =
    what === 'gender' || (what === 'netMargin' && has('with|having|whose|med|har|hvis', folded));
  return isOfSome && has(`${COMPANIES}|${ONE_OF_MANY}`, folded) ? null : what;
}

export const notHeldLast = (folded: string): NotHeld | null =>
  found(AFTER_OTHERS, folded) ?? (WHY.test(folded) ? 'reason' : null);
