/**
 * Words that are not part of a name but go with it: what is asked, "Lego regnskab 2023" and "who owns
 * Lego", what it is called for, "firmaet Lego", and praise that the register has none of, "billig
 * murer". Folded.
 */
const ASKED = new Set([
  ...['cvr', 'cvrnr', 'cvrnummer', 'pnr', 'pnummer', 'ean', 'eannummer', 'nr', 'nummer', 'number'],
  ...['telefon', 'telefonnr', 'telefonnummer', 'tlf', 'tlfnr', 'mobil', 'mobilnummer', 'phone'],
  ...['telephone', 'mail', 'email', 'mailadresse', 'emailadresse', 'adresse', 'postadresse'],
  ...['address', 'kontakt', 'kontaktinfo', 'kontaktoplysninger', 'contact', 'hjemmeside'],
  ...['webside', 'website', 'hovedkontor', 'hovedsaede', 'headquarters', 'aabningstider'],
  ...['regnskab', 'regnskabet', 'regnskaber', 'regnskabstal', 'aarsregnskab', 'aarsregnskaber'],
  ...['aarsrapport', 'aarsrapporter', 'accounts', 'annual', 'report', 'reports', 'financial'],
  ...['financials', 'statement', 'statements', 'nogletal', 'tal', 'okonomi', 'balance', 'resultat'],
  ...['aarsresultat', 'overskud', 'underskud', 'indtjening', 'profit', 'omsaetning', 'revenue'],
  ...['nettoomsaetning', 'turnover', 'bruttofortjeneste', 'egenkapital', 'equity', 'gaeld', 'debt'],
  ...['soliditet', 'soliditetsgrad', 'kreditvurdering', 'kreditrating', 'kredit', 'credit'],
  ...['rating', 'check', 'tjek', 'direktor', 'direktoren', 'direktorer', 'direktion', 'ceo', 'cfo'],
  ...['director', 'directors', 'bestyrelse', 'bestyrelsen', 'bestyrelsesformand', 'formand'],
  ...[
    'board',
    'chairman',
    'ledelse',
    'ledelsen',
    'management',
    'ejer',
    'ejere',
    'ejeren',
    'ejerne',
  ],
  ...['ejes', 'ejet', 'ejerforhold', 'ejerskab', 'owner', 'owners', 'owned', 'owns', 'ownership'],
  ...['aktionaer', 'aktionaerer', 'shareholders', 'stifter', 'founder', 'revisor', 'auditor'],
  ...['ansatte', 'medarbejdere', 'antal', 'employees', 'datterselskab', 'datterselskaber'],
  ...[
    'subsidiaries',
    'moderselskab',
    'parent',
    'koncern',
    'nyheder',
    'news',
    'oplysninger',
    'info',
  ],
  ...['status', 'historik', 'virk', 'proff', 'pdf'],
  ...['firmaet', 'virksomheden', 'selskabet', 'company', 'business', 'koncernen', 'group'],
  ...['gruppen', 'danmark', 'denmark'],
  ...[
    'bedste',
    'best',
    'billig',
    'billige',
    'billigste',
    'cheap',
    'cheapest',
    'god',
    'gode',
    'good',
  ],
  ...['dygtig', 'dygtige', 'anbefalet', 'recommended', 'akut', 'lokal', 'lokale', 'local'],
  ...[
    'gik',
    'gaaet',
    'hvem',
    'hvad',
    'hvor',
    'hvornaar',
    'hvilke',
    'hvilken',
    'hvilket',
    'er',
    'har',
    'hedder',
  ],
  ...[
    'mange',
    'meget',
    'tjener',
    'ligger',
    'findes',
    'vis',
    'find',
    'who',
    'what',
    'where',
    'when',
  ],
  ...['how', 'many', 'much', 'is', 'are', 'does', 'do', 'has', 'have', 'show', 'by', 's'],
]);

/** Words for a state that beside a name ask whether it is in it: "konkurs Lego". */
const ASKED_STATES = new Set([
  ...['konkurs', 'konkursbo', 'bankrupt', 'bankruptcy', 'likvidation', 'liquidation', 'ophort'],
  ...['oplost', 'lukket', 'closed', 'dissolved', 'fusion', 'rekonstruktion', 'reconstruction'],
  ...['tvangsoplost', 'tvangsoplosning'],
]);

const YEAR = /^(?:19|20)\d\d$/;
/** Shorter beginnings of such words are words of their own. */
const SHORTEST_BEGUN = 4;

export const isAskedState = (word: string): boolean => ASKED_STATES.has(word);

/** Whether a folded word asks for something. A year does so beside such a word only. */
export const isAsked = (word: string): boolean => ASKED.has(word);
export const isYear = (word: string): boolean => YEAR.test(word);
export const mayBecomeAsked = (word: string): boolean =>
  word.length >= SHORTEST_BEGUN && [...ASKED].some((asked) => asked.startsWith(word));
