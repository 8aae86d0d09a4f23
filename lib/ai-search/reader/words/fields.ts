/** Counts and amounts; `result` is the profit or loss, `loss` a result that is called a loss. */
export type AmountField =
  | 'employees'
  | 'locations'
  | 'revenue'
  | 'grossProfit'
  | 'profit'
  | 'result'
  | 'loss'
  | 'equity'
  | 'assets';

export const fieldWords: Record<AmountField, string> = {
  employees:
    'ansat, ansatte, ansattes, medarbejder, fuldtidsansat, fuldtidsmedarbejder, beskæftigede, beskæftiger, personer, personer ansat, personer ansatte, folk, folk ansat, folk ansatte, mand, mandsvirksomhed, mandsfirma, employee, employees, staff, worker, people, ppl, emp, emps, headcount, employing, employs, staff members, full time employee, number of employees, årsværk, fuldtidsstilling, fte, ftes, full time equivalent, full time equivalents, antal ansatte, antal medarbejdere',
  locations:
    'afdeling, filial, lokation, p enhed, penhed, produktionsenhed, driftssted, location, site, branch, branches, office, number of locations, antal afdelinger, antal p enheder',
  revenue:
    'omsætning, nettoomsætning, omsætter, årsomsætning, revenue, net revenue, turnover, sales, annual revenue',
  grossProfit:
    'bruttofortjeneste, bruttoresultat, bruttooverskud, bruttoavance, gross profit, gross result, gross earnings',
  profit:
    'overskud, profit, net profit, net income, earnings, overskud efter skat, profit after tax, profits after tax, net profit after tax, earnings after tax',
  result:
    'resultat, årsresultat, årets resultat, nettoresultat, bundlinje, result, bottom line, net result, annual result, resultat efter skat, årets resultat efter skat, result after tax',
  loss: 'underskud, tab, nettotab, loss, losses, net loss, deficit, underskud efter skat, loss after tax',
  equity: 'egenkapital, equity, shareholders equity',
  assets:
    'aktiver, aktiver i alt, samlede aktiver, aktivmasse, balance, balancen, balancesum, assets, total assets, asset, balance sheet, balance sheet total, balance total',
};

export const contactWords = {
  hasPhone:
    'telefon, telefonnummer, telefonnumre, tlf, tlf nr, tlfnr, phone, phone number, telephone, telephone number, listed phone, listed phone number, listed telephone number',
  hasEmail:
    'e mail, email, mail, mailadresse, e mailadresse, emailadresse, email address, e mail address, listed email, listed email address, listed e mail address',
  hasWebsite:
    'hjemmeside, hjemmesider, webside, websider, website, websites, web site, webadresse, homepage, web page, internetadresse',
  listed:
    'børsnoteret, børsnoterede, på børsen, listed, publicly listed, stock listed, publicly traded, exchange listed, listed on the stock exchange, listed on a stock exchange, on the stock exchange',
  auditWaived:
    'fravalgt revision, fravalgte revision, fravalg af revision, revision fravalgt, revisionsfravalg, fravalgt revisor, waived audit, waived audits, waived the audit, waived their audit, audit waived, opted out of audit, opted out of the audit, uden revision, uden revisor, uden revisionspligt, ingen revision, ingen revisor, ikke revideret, ikke reviderede, ureviderede, without audit, without an audit, without auditor, without an auditor, no audit, no auditor, not audited, unaudited',
  goingConcern:
    'usikkerhed om fortsat drift, tvivl om fortsat drift, usikker fortsat drift, fortsat drift, truet drift, tvivl om going concern, usikkerhed om going concern, going concern, going concern warning, going concern warnings, note om fortsat drift, note om usikkerhed om fortsat drift, note on going concern, going concern note, going concern notes, going concern doubt, going concern doubts, going concern uncertainty, doubt about going concern, doubts about going concern, uncertainty about going concern',
  modifiedOpinion:
    'forbehold, revisorforbehold, revisors forbehold, revisor forbehold, revisor har taget forbehold, revisor har forbehold, revisoren har taget forbehold, revisor tager forbehold, forbehold i regnskabet, modificeret revisorkonklusion, modificerede revisorkonklusioner, modificeret revisionskonklusion, forbehold i konklusionen, revisionsforbehold, forbehold i revisionspåtegningen, forbehold fra revisor, forbehold i påtegningen, forbehold i årsrapporten, revisorpåtegning med forbehold, modificeret konklusion, modificeret påtegning, modified opinion, modified audit opinion, modified audit report, qualified audit report, auditor reservations, audit reservations',
  capitalLost:
    'kapitaltab, tab af kapital, tab af selskabskapital, tab af halvdelen af kapitalen, tab af halvdelen af selskabskapitalen, tabt kapital, tabt selskabskapital, tabt aktiekapital, tabt anpartskapital, capital loss, loss of capital, loss of share capital, loss of half the capital, loss of half the share capital, loss of half of the share capital, lost capital, lost share capital',
  hasPostalAddress:
    'postadresse, adresse, postal address, address, mailing address, listed address, listed postal address',
  advertisingProtected:
    'reklamebeskyttet, reklamebeskyttede, reklamebeskyttelse, reklame beskyttelse, advertising protection, advertising protected, protected against advertising, protected from advertising, ad protection',
} as const;
