import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import type { RoleGroup } from '@/lib/roles/types';
import { DANISH_LABELS } from '@/lib/statements/danish-labels';
import { foldText } from '@/lib/words/fold';
import messages from '@/messages/en.json';
import type { Entry } from './match';

/** Facts of the register, by their names in the company tool. */
export const FACT_WORDS: Entry<string>[] = [
  [
    'auditWaived',
    'audit waived|waived (?:its |the )?audit|fravalgt revision(?:en)?|revision(?:en)? (?:er )?fravalgt|opted out of (?:the |an )?audit',
  ],
  ['listed', 'stock exchange|publicly listed|listed|boersnoteret'],
  [
    'advertisingProtected',
    '(?:maa|kan) (?:jeg|vi|man) (?:ringe(?: til)?|kontakte|maile|skrive til|sende (?:reklamer?|mails?|nyhedsbreve) til)|(?:may|am i allowed to|are we allowed to) (?:(?:i|we) )?(?:call|phone|contact|mail|email|advertise to|write to)|advertising protection|protected (?:against|from) advertising|reklamebeskyttet|reklamebeskyttelse',
  ],
  [
    'otherNames',
    'called(?= (?:today|now|in|before|previously|formerly|earlier|back)(?![a-z]))|(?:was|been) (?:formerly |previously |once |earlier )?(?:called|known as|named)|hedder(?=.* (?:i dag|nu)$)|(?:har heddet|hed)(?: (?:tidligere|engang|foer(?: i tiden)?))|former names?|previous names?|other names?|used to be called|(?:changed?|changes) (?:its |their |the )?names?|renamed|trade names?|tidligere navne?|andre navne|binavne?|hed(?= .* (?:foer|tidligere))|(?:hvilket |hvilke )?navne?(?: havde| har| bar)(?= .*(?:foer|tidligere|haft))|(?:what|which) names? did(?= .* (?:have|use|bear))|(?:skiftet|aendret|skifte|aendre) navn',
  ],
  [
    'signingRule',
    'signing rules?|(?:(?:can|may|must) )?(?:sign|signs|signing)(?: (?:the )?(?:documents|contracts))? (?:on behalf(?: of)?|for)|(?:can|may|who|must) signs?(?! up)|signator(?:y|ies)|(?:authori[sz]ed|power) to (?:sign|bind)|(?:can|may) bind|binds?(?= (?:the company|it))|tegningsberettigede?|tegningsberettiget|prokura|prokurister?|forpligte(?= (?:selskabet|virksomheden))|tegningsreg(?:el|len|ler|lerne)|tegner|tegne(?: (?:selskabet|virksomheden|firmaet))?(?: alene)?|sign (?:alone|documents|contracts)(?: for)?|underskrive(?:r)?|skrive under|tegningsret(?:ten)?',
  ],
  ['purpose', 'purpose|formaal(?:et)?'],
  [
    'capitalPartlyPaid',
    '(?:only |fully |partly |partially )*paid up|(?:fully|partly|partially) paid(?: in)?|(?:kun |fuldt |fuldstaendigt? |helt |delvist )*indbetalt',
  ],
  ['shareClasses', 'share classes|classes of shares|(?:kapital|aktie|anparts)klasser(?:ne)?'],
  [
    'articlesOn',
    'articles of association|by ?laws|vedtaegt(?:er(?:ne)?)?(?: (?:fra|af|aendret|opdateret))?',
  ],
  [
    'capital',
    '(?:share|registered|company) capital|selskabskapital(?:en)?|anpartskapital(?:en)?|aktiekapital(?:en)?|registreret kapital|kapitalen|capital',
  ],
  [
    'companyType',
    'legal form|company type|type of company|kind of company|selskabsform(?:en)?|virksomhedsform(?:en)?|virksomhedstype|selskabstype|juridisk form',
  ],
  [
    'cvr',
    'cvr(?: numbers?| nummer(?:et)?| nr)?(?! \\d)|business id|bussiness id|registration number|vat (?:number|no|id|nr)|momsnummer(?:et)?|moms nr|se nummer(?:et)?|company number',
  ],
  [
    'phone',
    '(?<=^(?:(?:please|kan du|can you|i want to|i need to|jeg vil|vil du) )*)(?:call(?! cent(?:er|re)s?(?![a-z]))|ringe? til)(?= )|tele ?phone numbers?|phone (?:numbers?|no)|telephone|phone|telefon ?(?:nr|numre)|telefonnummer(?:et)?|telefon|tlf ?(?:nr|nummer)?|mobil(?: ?(?:nr|nummer(?:et)?))?',
  ],
  ['email', 'e ?mail address|e ?mail|mailadressen?|e ?mailadressen?|mail'],
  ['website', 'web ?sites?|home ?pages?|hjemmesiden?|websiden?|web address'],
  [
    'contact',
    'contact(?: details| information| info)?|reach|get (?:hold of|in touch(?: with)?|a hold of)|komme? i kontakt(?: med)?|faar? fat (?:i|paa)|kontaktoplysninger|kontakte|kontakt(?:er)?',
  ],
  ['municipality', 'municipality|kommunen?'],
  ['region', 'regionen?'],
  [
    'address',
    'address|headquarters?|headquartered|head office|located|based|adressen?|beliggende|hovedkontor(?:et)?|ligger|holder til|holder(?= .* til$)|hoerer hjemme',
  ],
  ['ceased', 'ceased?|closed? down|shut down|dissolved|ophoerte|lukkede|ophoerte med|oploeste?s?'],
  [
    'status',
    'status|(?:go|goes|going|went|gone|gik|gaa|gaar|gaaet) (?:bankrupt|konkurs)|still active|still (?:exists?|open|running|trading|operating|there|around|alive)|still in business|open for business|eksisterer|findes(?= .*(?:stadig|endnu|mere))|aabent?(?= (?:stadig|endnu))|(?:stadig|endnu) aabent?|active|(?:(?:in|under) )?(?:bankrupt(?:cy)?|liquidation|konkurs)|aktivt?|likvidation|tvangsoploes(?:ning|t)|ophoert|lukket',
  ],
  [
    'founded',
    'founded|established|incorporated|started|founding(?: date| year)?|how old|(?:older|younger) than(?= \\d)|(?:aeldre|yngre) end(?= \\d)|stiftet|stiftelsesdato(?:en)?|stiftelsesaar|grundlagt|etableret|startet|oprettet|hvor gammelt?|alder',
  ],
  [
    'locations',
    'locations|branches|production units?|p numbers|p numre|sites|offices|afdelinger|p enheder|produktionsenheder|lokationer|adresser',
  ],
  [
    'employees',
    'employees|staff|people work|work (?:for|at|in)|workers|headcount|workforce|employ|ansatte|medarbejdere|beskaeftiger(?! sig)|arbejder (?:der )?(?:i|hos|for|paa)',
  ],
  [
    'industry',
    '(?:nace|db07|db25)(?: codes?| koden?)?|industry(?: codes?)?|industries|sector|line of business|business area|what do(?:es)?(?= .* do$)|branchen?|branchekoden?|hvad laver|beskaeftiger sig med|arbejder med|lever af',
  ],
];

/** Whether one person is enough to sign. */
export const ALONE =
  'alone|alene|(?:by|on) (?:him|her|their|his) ?(?:self|selves|own)|single handed[a-z]*';

/** Beneficial owners are not in the data; the registered legal owners are named instead. */
export const BENEFICIAL =
  '(?:ultimate )?beneficial (?:owners?|ownership)|ubos?|reel(?:le|t)? ejer(?:e|ne|en|skab)?';

export const ROLE_WORDS: Entry<RoleGroup>[] = [
  [
    'PARTNER',
    'proprietors?|general partners?|fully liable|indehaver(?:e|en|ne)?|interessent(?:er|erne|en)?|komplementar(?:er|en)?|fuldt ansvarlige?(?: deltagere?)?',
  ],
  ['FOUNDER', 'founders?|who founded|stifter(?:e|ne|en)?|hvem stiftede|hvem grundlagde'],
  [
    'BOARD',
    'board seats?|bestyrelsesposter?(?:ne)?|boards? of directors|board members?|boards?|chair(?:man|woman|person)?|bestyrelsesmedlem(?:mer|merne)?|bestyrelsesformand(?:ens?)?|bestyrelsens?|bestyrelser?(?:ne)?|formand(?:ens?)?',
  ],
  [
    'AUDITOR',
    'auditors?|(?<=(?:which|what|its|their|the|an?|who is .*|who s .*) )accountants?|audit(?:s|ed)(?: (?:the|its|their))?(?: (?:annual|financial))?(?: (?:accounts|reports?|statements?))?|revisor(?:ens?|erne|er)?|revider(?:er|ede|es|et)(?: (?:aars)?(?:regnskab|rapport)(?:et|en)?)?|revisionsfirma(?:et)?',
  ],
  [
    'OWNER',
    `${BENEFICIAL}|co ?owners?|(?:med|ene)ejer(?:e|en|ne)?|(?:legale? )?ejer(?:e|nes?|ens?)?|(?:legal )?owners?|owns|owned|shareholders?|ejes|ejet|ejede|(?<=^(?:which|what) (?:companies|firms|businesses) )own|(?<=used to )own|kapitalejere?|ejerskab(?:et)?|ownership|bestemmende indflydelse|controlling (?:interest|influence|owners?)|aktionaerer?|ejerkreds`,
  ],
  [
    'MANAGEMENT',
    'directorships?|direktoerposter?(?:ne)?|ledelsesposter?(?:ne)?|ceo|chief executive(?: officer)?|managing directors?|directors?|managers?|management|in charge|runs|leads|(?<=used to )(?:run|lead|manage)|head of|administrerende direktoer(?:ens?)?|adm dir|direktoer(?:ens?|er|ernes?)?|direktionen?|ledelsen?|leder(?:en)?|chef(?:en)?|bestyrer|bestemmer|(?<=^(?:and |og )?who )(?:should|do|can|shall|could) (?:i|we) (?:ask for|talk to|speak (?:to|with)|call|contact)|(?<=^(?:og )?hvem )(?:skal|kan|boer) (?:jeg|vi|man) (?:spoerge efter|bede om|tale med|snakke med|kontakte|ringe til)',
  ],
];

export const KEY_FIGURE_WORDS: Entry<KeyFigureId>[] = [
  [
    'roe',
    'roe|return on equity|egenkapitalens forrentning|forrentning af egenkapitalen|egenkapitalforrentning(?:en)?',
  ],
  ['roi', 'roi|return on (?:investment|assets|capital)|afkastningsgrad(?:en)?|afkastgrad(?:en)?'],
  ['coverageRatio', 'coverage ratio|gross margin|daekningsgrad(?:en)?|bruttomargin'],
  ['liquidityRatio', 'liquidity(?: ratio)?|current ratio|likviditetsgrad(?:en)?|likviditet(?:en)?'],
  [
    'profitMargin',
    'profit margins?|operating margins?|ebit[- ]?margin(?:en)?|overskudsgrad(?:en)?|(?<!gross )margins?|margin(?:en|er|erne)',
  ],
  [
    'solvencyRatio',
    'solvency(?: ratio)?|equity ratio|soliditetsgrad(?:en)?|soliditet(?:en)?|egenkapital ?andel(?:en)?|egenkapitalens andel(?: af (?:balancen?|balancesummen|aktiverne|de samlede aktiver))?|(?:andel|del|procentdel|pct|procent)(?:en)? af (?:balancen?|balancesummen|aktiverne) (?:der )?(?:er|udgoer|udgoeres af) egenkapital(?:en)?|(?:share|part|percentage|proportion) of (?:the |its )?(?:(?:total )?assets|balance sheet)(?: that)? (?:is|are) equity|equity as a (?:share|percentage|proportion) of (?:the |its )?(?:total )?(?:assets|balance sheet)',
  ],
];

const fields = Object.entries(DANISH_LABELS) as [StatementField, string][];
/** The labels of statement lines on the page, in both languages; longer ones first. */
const labels: Entry<StatementField>[] = fields
  .map(([field, danish]): Entry<StatementField> => {
    const english = messages.financial.fields[field];
    return [field, `${foldText(english)}|${foldText(danish)}(?:ne|et|en)?`];
  })
  .sort(([, a], [, b]) => b.length - a.length);

export const AMOUNT_WORDS: Entry<StatementField>[] = [
  [
    'profitLossBeforeTax',
    '(?:profits?|result|earnings|loss(?:es)?|income) before tax(?:es|ation)?|pre ?tax (?:profit|result|earnings|loss)|(?:resultat(?:et)?|overskud(?:det)?|underskud(?:det)?) foer skat',
  ],
  [
    'profitLossFromOrdinaryOperatingActivities',
    'operating (?:profit|result|income)|ebit|driftsresultat(?:et)?|resultat(?:et)? af (?:ordinaer primaer|ordinaer|primaer) drift|primaere? resultat',
  ],
  ['grossProfit', 'gross profit|bruttofortjenesten?|bruttoavancen?'],
  ['grossResult', 'gross result|bruttoresultat(?:et)?'],
  [
    'personnelCosts',
    'personnel costs?|staff costs?|wages|salaries|personaleomkostninger(?:ne)?|loenninger(?:ne)?',
  ],
  [
    'equity',
    '(?:(?:negative|positive|negativ|positiv|book|booked|bogfoert) )?(?:equity|egenkapital(?:en)?)',
  ],
  [
    'cashAndCashEquivalents',
    'cash|likvide (?:midler|beholdninger)|kontanter|kassebeholdning(?:en)?|kassen',
  ],
  ['inventories', 'inventor(?:y|ies)|stock on hand|varelager(?:et)?|lager(?:et)?'],
  ['shortTermReceivables', 'receivables|tilgodehavender(?:ne)?'],
  [
    'landAndBuildings',
    '(?<=(?:^| )(?:owns?|ejer) .*)(?:(?:any|its|their|sin|sine|deres|nogen) )?(?:(?:own|egne|egen) )?(?:real estate|propert(?:y|ies)|buildings?|land|(?:fast )?ejendom(?:me|men)?|bygning(?:er|en)?|lokaler)',
  ],
  [
    'shortTermTradePayables',
    'trade payables?|(?:owes?|owed|debts?|payables) (?:to )?(?:its |the |their )?suppliers|(?:gaeld(?:en)? til|skylder(?: .*)?) leverandoerer(?:ne)?|leverandoergaeld(?:en)?|varekreditorer(?:ne)?',
  ],
  ...labels.filter(([field]) => !['assets', 'equity', 'revenue', 'profitLoss'].includes(field)),
  [
    'liabilitiesOtherThanProvisions',
    'total debt|debts?|liabilities|owes?|gaeld(?:en)?|forpligtelser|skylder',
  ],
  ['assets', 'total assets|assets|balance sheet total|balancesum(?:men)?|aktiver(?:ne)?'],
  [
    'revenue',
    'revenues?|turnover|turn(?:s|ed)? over|net sales|sales|nettoomsaetning(?:en)?|omsaetning(?:en)?|omsatte|omsaetter',
  ],
  ['taxExpense', 'tax(?:es)?|skat(?:ten)?'],
  [
    'profitLoss',
    'net (?:profit|result|income|loss)|profit or loss|(?:the|its|their|that) results?|result of the year|annual result|profits?|loss(?:es)?|earnings|profitable|bottom line|earn(?:ed)?|(?:lose|loses|losing|lost) money|make|made|rentabel|aarets resultat|nettoresultat(?:et)?|overskud(?:det)?|underskud(?:det)?|bundlinjen?|resultat(?:et)?|tjente|tjener|tjent',
  ],
];

/** Words for several lines of the accounts, which are given together. */
export const SEVERAL_AMOUNTS: Entry<StatementField[]>[] = [
  [
    ['shortTermDebtToBanks', 'longTermDebtToBanks'],
    '(?:af det|of (?:it|that|this)|heraf)(?: (?:er|is|are|skyldes))?(?: (?:gaeld|owed|debt))? (?:til|to) (?:the |its )?(?:banken|banker(?:ne)?|banks?)|bank (?:debts?|loans?)|debts? to (?:the |its |their )?banks?|owes? (?:to )?(?:the |its |their )?banks?|loans from (?:the |its |their )?banks?|bankgaeld(?:en)?|banklaan|gaeld(?:en)? til (?:banker(?:ne)?|banken|kreditinstitutter)|skylder(?= .*(?:banken|banker(?:ne)?)$)|owes?(?= .*(?:the |its )?banks?$)',
  ],
  [
    ['shortTermMortgageDebt', 'longTermDebtToMortgage'],
    'mortgage (?:debts?|loans?)|realkreditgaeld(?:en)?|realkreditlaan|gaeld(?:en)? til realkredit(?:institutter)?',
  ],
];
/** The creditor after the name of a company. */
export const TO_BANKS = '(?:to )?(?:the |its |their )?banks?$|(?:til )?(?:banken|banker(?:ne)?)$';

export const MANY_FIGURES = 'key figures|key ratios|ratios|noegletal(?:lene)?';
export const ALL_ACCOUNTS =
  'annual accounts|accounts|financials|financial statements?|annual reports?|balance sheet|balancen?|(?:financial|fiscal) year|regnskabsaaret?|income statement|resultatopgoerelse(?:n)?|regnskab(?:et|er|stal)?|aarsregnskab(?:et)?|aarsrapport(?:en)?|oekonomi(?:en)?|(?:the )?(?:financial )?(?:figures|numbers)(?= (?:of|for|from) )|(?:regnskabs)?tal(?:lene)?(?= (?:for|fra|i|paa|hos) )|hvordan gaar det|how is it doing|how well is';
/** Words that ask for several years instead of one. */
export const OVER_YEARS =
  '(?:year (?:by|for|on|over) year|per year|yearly|year to year|pr aar|per aar|aarligt?)|development|developed|developing|develop(?=$| (?:over|in the|during|since|through|the last))|grown?|growth|changed over|over time|over the years|history|trend|each year|every year|(?:(?:over|in|during|for|of) )?(?:the )?(?:last|past) (?:\\w+ )?years|udvikling(?:en)?|udviklet(?: sig)?|over tid|gennem aarene|(?:(?:i|over|gennem) )?de (?:seneste|sidste) (?:\\w+ )?aar|hvert aar|aar for aar|historik(?:ken)?|(?:as )?(?:an? |en |et )?(?:graf(?:en)?|graphs?|charts?|plot|diagram(?:met)?)(?: (?:of|over|for|af))?';

const OF_ONE = new RegExp(
  `^(?:${[...FACT_WORDS, ...ROLE_WORDS, ...KEY_FIGURE_WORDS, ...AMOUNT_WORDS]
    .map(([, words]) => words)
    .concat(MANY_FIGURES, ALL_ACCOUNTS)
    .join('|')})$`,
);
/** Whether a folded text has only words for something that is asked about one company. */
export const asksOfOne = (folded: string) => OF_ONE.test(folded);
