import type { Comparison } from '../vocabulary';

export const comparisons: Record<Comparison, string> = {
  over: 'over, bedre end, better than, mere end, flere end, større end, højere end, overstiger, more than, above, greater than, larger than, higher than, bigger than, exceeding, exceeds, >',
  min: '>=, mindst, minimum, min, ikke under, ikke mindre end, ikke færre end, at least, no less than, no fewer than, not less than, not fewer than, not under, større end eller lig med, mere end eller lig med, greater than or equal to, more than or equal to, ≥, +',
  under:
    'under, mindre end, færre end, lavere end, below, less than, fewer than, lower than, smaller than, <',
  max: '<=, højst, højest, maksimalt, maks, max, maksimum, op til, op mod, op imod, mindre end eller lig med, less than or equal to, ikke over, ikke mere end, ikke flere end, ikke større end, at most, no more than, not more than, not over, not above, up to, maximum, ≤',
  about: 'ca, cirka, circa, ~, ≈, omkring, omtrent, about, approximately, roughly, around',
  exactly: 'præcis, præcist, netop, nøjagtig, exactly, precisely',
};

/** After the number: "50 employees or more". */
export const endings = {
  min: 'eller flere, eller mere, eller derover, og derover, og opefter, og op, or more, or above, and above, and up, or over, and over, plus, +',
  max: 'eller færre, eller mindre, eller derunder, og derunder, or fewer, or less, or below, and below, or under',
} as const;

export const trendWords = {
  up: 'stigende, voksende, øget, øgede, stiger, steget, vokser, vokset, vækst, fremgang, stigning, grow, growing, growth, går frem, går fremad, gået frem, gik frem, voksede, steg, went up, gone up, goes up, increasing, increased, increase, increases, rising, rises, risen, grown, grows, grew, rose, improving',
  down: 'negativ vækst, negative growth, faldende, dalende, falder, faldet, fald, tilbagegang, nedgang, falling, fallen, fell, declining, declined, decline, declines, decreasing, decreased, decrease, shrinking, shrink, shrinks, shrank, shrunk, dropping, dropped, drop, går tilbage, gået tilbage, gik tilbage, skrumper, skrumpet, skrumpede, went down, gone down, goes down, faldt',
} as const;

export const trendNouns = {
  'revenue up': 'omsætningsvækst, omsætningsfremgang, omsætningsstigning',
  'revenue down': 'omsætningsfald, omsætningsnedgang',
  'employees up': 'medarbejdervækst, jobvækst',
  'profit up': 'overskudsvækst, resultatfremgang',
  'profit down': 'overskudsfald, resultatfald',
} as const;

export const signWords = {
  positive:
    'profitable, profitabel, profitable, rentabel, rentable, lønsom, lønsomt, lønsomme, overskudsgivende, tjener penge, making money, make money, makes money, in the black, sorte tal',
  negative:
    'unprofitable, urentabel, urentable, underskudsgivende, underskudsforretning, underskudsforretninger, tabsgivende, loss making, lossmaking, taber penge, tabt penge, tabte penge, ulønsom, ulønsomme, losing money, lost money, loses money, lose money, in the red, røde tal',
} as const;

export const extremeWords = {
  most: 'største, storst, højeste, højest, flest, mest, bedste, largest, biggest, highest, most, greatest, best',
  least: 'mindste, laveste, lavest, færrest, smallest, lowest, fewest, least',
  oldest: 'ældste, ældst, oldest',
  youngest:
    'yngste, yngst, nyeste, nyest, seneste stiftede, youngest, newest, most recent, most recently founded, latest',
} as const;

/** Words that the rules look up by name. A phrase counts as one word. */
export const functionWords: Record<string, string> = {
  and: 'og, samt, and, men, but, &, ",", both, både, as well as, såvel som',
  or: 'eller, or, nor, enten, either',
  not: 'ikke, not, uden, without, w/o, undtagen, bortset fra, uden for, udenfor, med undtagelse af, undtaget, except, except for, with the exception of, outside, outside of, other than, excluding, eksklusive, pånær, på nær, men ikke, but not, no, ingen, intet, non, lacking, mangler, missing, har ikke, har ingen, have no, has no, do not have, does not have, don t have, doesn t have, hverken, neither, manglende, andre end, alle andre end, alt andet end, alt undtagen, alle undtagen, anything but, everything but, all but, everything except',
  needs:
    'mangler, mangle, skal bruge, skal have fat i, skal have fundet, får brug for, har brug for, har behov for, have brug for, behøver, missing, in need of, am in need of, are in need of, am missing, are missing',
  between: 'mellem, imellem, between',
  to: 'til, to, til og med, op til, up to, -, –, —',
  from: 'fra, from',
  recently:
    'recently, lately, nylig, nyligt, for nylig, for nyligt, fornylig, fornyligt, på det seneste, just recently, for kort tid siden',
  hasMoved: 'flyttet, flyttede, moved, relocated',
  mostRecently: 'most recently, senest, allersenest',
  founded:
    'stiftet, stiftede, etableret, etablerede, grundlagt, grundlagte, oprettet, oprettede, startet, startede, registreret, stiftelse, founded, established, started, created, incorporated, formed, set up, registered, født, born, opened, åbnet, åbnede',
  new: 'nystiftet, nystiftede, nystartet, nystartede, nyetableret, nyetablerede, nyåbnet, nyåbnede, newly founded, newly established, newly started, newly opened, nyregistreret, nyregistrerede, nyoprettet, nyoprettede, nyopstartet, nyopstartede, newly registered, newly incorporated, newly formed, newly created',
  plainNew: 'nye, nyt, ny, new, brand new, helt nye',
  after: 'efter, after, later than, senere end',
  before: 'før, inden, before, prior to, earlier than, tidligere end',
  since: 'siden, since, fra og med, on or after, from and including, tidligst',
  until: 'til og med, senest, on or before, until, no later than',
  orLater:
    'eller senere, eller efter, og frem, og fremefter, og fremad, or later, or after, onwards, onward, and onwards, and onward',
  orEarlier: 'eller tidligere, eller før, or earlier, or before',
  in: 'i, in, on, den, during, i løbet af, på',
  last: 'sidste, seneste, forløbne, de sidste, de seneste, inden for de sidste, inden for de seneste, inden for det seneste, inden for den sidste, inden for den seneste, det sidste, det seneste, den sidste, den seneste, last, past, the last, the past, recent, within the last, within the past, in the last, in the past, i de sidste, i de seneste, i den sidste, i den seneste',
  lastYear:
    'sidste år, i fjor, i sidste år, last year, året før, sidste regnskabsår, previous year, the previous year, the year before, year before, prior year, the prior year',
  thisYear: 'i år, dette år, this year, indeværende år',
  yearToDate:
    'år til dato, år til d d, hidtil i år, indtil videre i år, year to date, ytd, so far this year',
  thatOne: 'this, denne, dette',
  lastMonth:
    'sidste måned, i sidste måned, forrige måned, i forrige måned, last month, previous month, the previous month',
  lastWeek:
    'sidste uge, i sidste uge, forrige uge, i forrige uge, last week, previous week, the previous week',
  lastQuarter:
    'sidste kvartal, i sidste kvartal, forrige kvartal, i forrige kvartal, last quarter, previous quarter, the previous quarter',
  lastHalfYear: 'forrige halvår, i forrige halvår, previous half year, the previous half year',
  thisQuarter: 'dette kvartal, i dette kvartal, indeværende kvartal, this quarter',
  thisHalfYear: 'dette halvår, i dette halvår, indeværende halvår, this half year',
  thisMonth: 'denne måned, i denne måned, this month',
  thisWeek: 'denne uge, i denne uge, this week',
  today: 'i dag, today',
  yesterday: 'i går, yesterday',
  ago: 'siden, ago',
  ofToday: 'dagens, today s',
  ofYesterday: 'gårsdagens, yesterday s',
  ofThisWeek: 'ugens, denne uges, this week s',
  ofThisMonth: 'månedens, denne måneds, this month s',
  ofThisYear: 'årets, dette års, this year s',
  year: 'år, year, years',
  halfYear: 'halvår, halvåret, half year, half years',
  quarter: 'kvartal, kvartalet, kvartaler, quarter, quarters',
  fortnight: 'fortnight, fortnights',
  month: 'måned, måneder, month, months',
  week: 'uge, uger, week, weeks',
  day: 'dag, dage, døgn, day, days',
  decade: 'erne, s, ernes',
  century: 'tallet',
  notOnly: 'ikke kun, ikke bare, ikke blot, not only, not just, ikke alene',
  old: 'gammel, gamle, gammelt, old, of age',
  older: 'ældre end, older than',
  younger: 'yngre end, younger than, newer than, nyere end',
  growthCompany:
    'vækstvirksomhed, vækstvirksomheder, vækstfirma, vækstfirmaer, vækstselskab, vækstselskaber, growth company, growth companies',
  several: 'several, flere, adskillige',
  solvencyRatio:
    'soliditet, soliditetsgrad, soliditetsgraden, soliditetsprocent, egenkapitalandel, solvency, solvency ratio, equity ratio',
  solid: 'solid, solide, solidt, solvent, velkonsolideret, velkonsoliderede',
  liquidityRatio:
    'likviditetsgrad, likviditetsgraden, likviditetsgrad 1, likviditet, liquidity ratio, current ratio, liquidity',
  coverageRatio:
    'dækningsgrad, dækningsgraden, dækningsprocent, bruttomargin, bruttomarginen, coverage ratio, gross margin, gross profit margin, gross margins, gross profit margins',
  profitMargin:
    'overskudsgrad, overskudsgraden, overskudsprocent, profit margin, profit margins, operating margin, operating margins, operating profit margin, operating profit margins, ebit margin, ebit margins, ebitmargin, ebitmarginen, ebit marginen, driftsmargin, driftsmarginen, driftsmarginer, driftsoverskudsgrad, profitmargin, profitmarginen',
  roe: 'roe, egenkapitalforrentning, egenkapitalens forrentning, forrentning af egenkapitalen, afkast af egenkapitalen, return on equity',
  roi: 'roi, afkastningsgrad, afkastningsgraden, afkastgrad, afkastgraden, return on investment, return on assets, return on total assets',
  perYear: 'om året, pr år, per år, årligt, årlig, a year, per year, annually, per annum, yearly',
  doubleDigit: 'tocifret, tocifrede, to cifret, double digit, two digit',
  doubled:
    'fordoblet, fordoblede, fordobler, har fordoblet, blevet fordoblet, doubled, have doubled, has doubled, have more than doubled, mere end fordoblet, more than doubled',
  tripled:
    'tredoblet, tredoblede, tredobler, har tredoblet, tripled, trebled, have tripled, has tripled',
  halved: 'halveret, halverede, halverer, har halveret, halved, have halved, has halved',
  within:
    'inden for, indenfor, inden for en radius af, inden for en radius på, inden for en afstand af, i en radius af, i en radius på, i radius af, i en afstand af, med en radius på, en radius på, en radius af, radius på, radius af, within, within a, within a radius of, within a distance of, in a radius of, a radius of, radius of, at a distance of, in a',
  otherDistance:
    'minutter, minutes, min, timer, hours, miles, mile, mil, meter, metre, meters, metres, m',
  kilometre: 'km, kilometer, kilometers, kilometre, kilometres',
  aroundIt:
    'af, fra, om, omkring, rundt om, uden om, til, fra centrum af, fra midten af, væk fra, of, from, around, to, away from, from the centre of, from the center of, radius af, radius om, radius fra, radius omkring, radius of, radius from, radius around, afstand fra, afstand af, distance of, distance from',
  near: 'nær, nær ved, nær på, tæt på, tæt ved, nærheden af, i nærheden af, omkring, rundt om, rundt omkring, omegnen af, i omegnen af, i og omkring, near, near to, nearby, close to, around, in and around, in the vicinity of, in the surroundings of, in the neighbourhood of, in the neighborhood of, surrounding, not far from, ikke langt fra',
  nearMe:
    'i nærheden, nærheden af mig, i nærheden af mig, i nærheden af os, i nærheden af min adresse, i nærheden af mit hjem, i nærheden af mit firma, her i nærheden, her i området, tæt på mig, tæt på os, tæt ved mig, nær mig, nær ved mig, omkring mig, hvor jeg bor, tæt på hvor jeg bor, i mit område, i mit lokalområde, i min by, near me, near us, near here, close to me, close by, nearby, in my area, in my town, around me, around here',
  surroundings:
    'og omegn, med omegn, og opland, and surroundings, and its surroundings, and the surroundings, and surrounding area, and the surrounding area, and environs',
  earns: 'tjener, tjente, tjent, earn, earns, earned, earning',
  loses: 'taber, tabte, tabt, lose, loses, lost, losing',
  top: 'top',
  doing:
    'laver, sælger, producerer, fremstiller, tilbyder, importerer, eksporterer, installerer, arbejder med, make, makes, making, sell, sells, selling, produce, produces, producing, offer, offers, offering, install, installs, installing, work with, works with, working with',
  than: 'end, than',
  comparedTo:
    'end, than, siden, since, compared to, compared with, sammenlignet med, i forhold til, ift',
  gained:
    'fik, fået, har fået, ansat, ansatte, har ansat, got, gotten, gained, hired, have hired, has hired, added, took on, taken on',
  more: 'flere, mere, højere, større, bedre, more, higher, larger, bigger, better',
  fewer: 'færre, lavere, mindre, ringere, dårligere, fewer, lower, less, smaller, worse',
  named:
    'hedder noget med, hedder, kaldet, kaldes, navnet, navne som, ved navn, navnet indeholder, navn indeholder, navnet har, hvis navn indeholder, called, named, by the name of, name, whose name is, the name, name contains, name containing, names containing, name includes, name including, whose name contains, whose name includes, the name contains',
  inName:
    'i navnet, i deres navn, i firmanavnet, in the name, in their name, in its name, in their names',
  sortBy:
    'sorteret efter, sorter efter, sortér efter, sorteret på, ordnet efter, rangeret efter, sorted by, sort by, ordered by, order by, ranked by, rank by, listed by, list by, listet efter, listede efter, oplistet efter',
  sort: 'sorteret, sorter, sortér, sorted, sort, ordered, order, ranked, rangeret',
  by: 'efter, by, målt på, målt i, measured by, in terms of, i forhold til, based on',
  mostEarned:
    'made the most money, make the most money, makes the most money, earned the most money, earn the most money, earned the most, earn the most, earns the most, tjener mest, tjente mest, tjener flest penge, tjente flest penge, har tjent flest penge, tjent flest penge, har tjent mest, tjent mest',
  mostLost:
    'lost the most money, lose the most money, loses the most money, lost the most, lose the most, loses the most, taber mest, tabte mest, taber flest penge, tabte flest penge, har tabt flest penge, tabt flest penge, har tabt mest, tabt mest',
  fastestGrowing:
    'hurtigst voksende, hurtigste voksende, hurtigstvoksende, mest voksende, størst voksende, størst vækst, største vækst, højest vækst, højeste vækst, hurtigst vækst, hurtigste vækst, stærkest vækst, stærkeste vækst, bedst vækst, bedste vækst, mest vækst, størst stigning, største stigning, størst omsætningsvækst, største omsætningsvækst, højest omsætningsvækst, højeste omsætningsvækst, størst fremgang, største fremgang, vokser hurtigst, vokser mest, vokset hurtigst, vokset mest, voksede hurtigst, voksede mest, fastest growing, fastest growth, highest growth, biggest growth, largest growth, greatest growth, strongest growth, best growth, most growth, fastest revenue growth, highest revenue growth, biggest revenue growth, largest revenue growth, strongest revenue growth, growing fastest, growing the fastest, grew the most, grew most, grew fastest, grew the fastest, grow fastest, grows fastest, grown the most, grown most, grown fastest, grown the fastest, biggest increase, largest increase, highest increase, greatest increase, biggest rise, largest rise',
  fastestFalling:
    'hurtigst faldende, mest faldende, størst fald, største fald, størst omsætningsfald, største omsætningsfald, størst nedgang, største nedgang, størst tilbagegang, største tilbagegang, falder hurtigst, falder mest, faldet hurtigst, faldet mest, fastest falling, fastest shrinking, fastest declining, biggest fall, biggest drop, biggest decline, largest fall, largest drop, largest decline, steepest decline, falling fastest, falling the fastest, shrinking fastest, shrinking the fastest, declining the fastest, fallen the most, fell the most, shrunk the most, shrank the most, lowest growth, slowest growth, weakest growth, growing slowest, growing the slowest, lavest vækst, laveste vækst, svagest vækst, svageste vækst, vokser langsomst',
  growthFigure:
    'vækst, omsætningsvækst, medarbejdervækst, jobvækst, growth, revenue growth, employee growth, growth rate, vækstrate',
  listOf:
    'liste over, listen over, lister over, oversigt over, oversigten over, list of, overview of, hvem er, hvad er, hvad hedder',
  owners:
    'hvem ejer, who owns, ejer af, ejeren af, ejere af, ejerne af, owner of, the owner of, owners of, the owners of',
  ownedBy:
    'ejet af, ejes af, ejede af, ejedes af, helejet af, medejet af, majoritetsejet af, kontrolleret af, kontrolleres af, tilhører, owned by, wholly owned by, fully owned by, partly owned by, majority owned by, controlled by, belonging to, belong to, datterselskab af, datterselskab til, datterselskaber af, datterselskaber til, datterselskaberne af, datterselskaberne til, subsidiary of, subsidiaries of',
  atRisk:
    'risk of, at risk of, in danger of, risk going, risk of going, risking, facing, close to, near, about to go, about to, on the verge of, on the brink of, heading for, risiko for, i risiko for, risiko for at gå, risikerer, risikerer at gå, ved at gå, ved at, på vej mod, på vej til, på vej i, tæt på, tæt på at gå, på randen af, truet af, snart, begæret, begæres, begærede, anmodet om, petitioned for, petition for, petitions for',
  noFilter:
    'mange penge i banken, penge i banken, penge på kontoen, penge på bankkontoen, penge på bankbogen, money in the bank, cash in the bank, 3d print, 3d printing, 3d printer, 3d printere, 3d printers, gazelle, gazeller, gazellevirksomhed, gazellevirksomheder, børsens gazeller, med biler, med firmabiler, med varebiler, med lastbiler, har biler, har firmabiler, har varebiler, med egne biler, with cars, with company cars, with vans, with trucks, change management',
  never: 'aldrig, never',
  contactDetails:
    'contact details, contact information, contact info, contact data, kontaktoplysninger, kontaktoplysningerne, kontaktinfo, kontaktinformation, kontaktdetaljer, kontaktdata',
  same: 'samme, den samme, det samme, same, the same',
  startingWith:
    'starter med, begynder med, starter på, begynder på, starting with, starts with, start with, beginning with, begins with, begin with',
  everywhere:
    'hele landet, over hele landet, hele danmark, overalt i danmark, uanset hvor, whole country, the whole country, all of denmark, the whole of denmark, nationwide, across the country, across denmark, all over denmark, anywhere in denmark',
  name: 'navn, name, firmanavn',
  few: 'et par, par, en håndfuld, håndfuld, nogle få, a couple of, a couple, a few, a handful of, handful of',
  first: 'først, first',
  inARow:
    'i træk, i streg, på stribe, efter hinanden, in a row, running, in succession, consecutively',
  consecutive: 'consecutive, successive, straight, på hinanden følgende',
  existed:
    'eksisteret i, har eksisteret i, bestået i, existed for, have existed for, been around for, in business for, been in business for',
  alphabetical:
    'alfabetisk, alfabetisk liste, alfabetisk liste over, alphabetical, alphabetical list, alphabetical list of, alphabetically, i alfabetisk rækkefølge, in alphabetical order, listed alphabetically, listed in alphabetical order, listet alfabetisk',
  age: 'alder, age',
  foundingDate:
    'stiftelsesdato, stiftelsesår, stiftelse, founding date, date founded, founding year, foundation date',
  ascending: 'stigende, ascending',
  descending: 'faldende, descending',
  positive: 'positiv, positivt, positive',
  negative: 'negativ, negativt, negative',
  accounts:
    'regnskab, regnskaber, regnskabet, årsregnskab, årsregnskaber, årsrapport, årsrapporter, accounts, annual accounts, annual report, annual reports, financial statements',
  changed:
    'change, changes, skift, udskiftning, udskiftninger, ændring, ændringer, skiftet, skiftede, skifter, skifte, skift af, skift i, skift på, udskiftet, udskiftede, udskifter, udskifte, udskiftning af, changed, changing, switched, replaced, replacing, change of, change in, changes of, changes in, ændret, ændrede, ændrer, ændring af, ændring i, ændringer af, ændringer i, udskiftning i, udskiftninger i, udskiftning på',
  office:
    'adm direktør, administrerende direktør, managing director, chief executive, chief executive officer, board of directors, board member, board members',
  leaves:
    'fratrådt, fratrådte, fratræder, fratræden, trådt tilbage, fyret, afskediget, afgået, afgåede, gået af, har forladt, left, has left, have left, resigned, resigns, stepped down, fired, dismissed, quit',
  changeOfOffice: 'formandsskift, formandsskifte',
  industryCode:
    'branchekode, branchekoder, branchekoden, branchekoderne, branchenummer, brancheniveau, industry code, industry codes, nace, nace code, nace codes, nace kode, nacekode, db07, db25, db07 kode, db25 kode',
  trade: 'branche, branchen, brancher, brancherne',
  municipalities: 'kommuner, kommunerne, municipalities',
  regions: 'regioner, regionerne, regions',
  mayDo:
    'må, må gerne, har lov til at, har lov at, may, are allowed to, am allowed to, is allowed to, have permission to, må godt',
  canDo: 'kan, can, could, kunne, are able to, am able to, kan nemt',
  call: 'ringe, ringe til, ringe op, ringes til, ringes op, telefonere, kontakte telefonisk, kontaktes telefonisk, kontakte pr telefon, kontaktes pr telefon, kontakte på telefon, nå på telefon, fange på telefon, call, be called, phone, be phoned, telephone, ring, contact by phone, be contacted by phone, reach by phone, be reached by phone, contact by telephone',
  write:
    'maile, maile til, mailes, emaile, e maile, skrive til, skrive en mail til, skrive en e mail til, skrive mail til, skrive mails til, skrives til, sende mail til, sende mails til, sende en mail til, sende e mails til, sende en e mail til, kontakte pr mail, kontaktes pr mail, kontakte pr e mail, kontaktes pr e mail, kontakte via mail, kontaktes via mail, kontakte på mail, kontaktes på mail, kontakte på e mail, kontaktes på e mail, email, be emailed, e mail, mail, write to, send an email to, send emails to, send an e mail to, send mail to, contact by email, be contacted by email, contact by e mail, reach by email, be reached by email, be contacted by e mail',
  contactAnyhow: 'kontakte, kontaktes, henvende os til, henvende mig til, contact, be contacted',
  postalCode:
    'postnummer, postnumre, postnumrene, postnr, post nr, postal code, postal codes, postcode, postcodes, zip, zip code, zip codes',
};
