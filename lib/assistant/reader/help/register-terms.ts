import { entriesOf } from '@/lib/entries';
import type { Words } from '../text/reply';
import type { Entry } from '../words/match';

/** Terms of the register and of accounts whose meaning can be asked for. */
export type TermId = keyof typeof TERMS;

/** The pattern of a folded question for each, of which the first match wins, and what it means. */
export const TERMS = {
  compulsory: {
    words: 'compulsory dissolution|tvangsoploesning(?:en)?|tvangsoploest',
    en: 'Compulsory dissolution (tvangsopløsning): the Danish Business Authority has asked the court to dissolve a company, for instance because it did not file accounts or has no management.',
    da: 'Tvangsopløsning: Erhvervsstyrelsen har bedt skifteretten om at opløse selskabet, for eksempel fordi det ikke har indsendt regnskab eller mangler ledelse.',
  },
  auditWaived: {
    words: 'audit waived|waived audit|audit waiver|fravalg af revision|fravalgt revision',
    en: 'A small company may waive the audit (fravalg af revision): nobody independent has then checked its accounts.',
    da: 'En lille virksomhed kan fravælge revision: Så har ingen uafhængig kontrolleret regnskabet.',
  },
  industryCode: {
    words: 'industry codes?|branchekoder?|branchekoden|db ?07|db ?25|nace',
    en: 'An industry code (branchekode) of six digits says what a company mainly does. DB07 is the older list, DB25 the one that replaces it.',
    da: 'En branchekode på seks cifre viser, hvad virksomheden hovedsageligt laver. DB07 er den ældre liste, DB25 den, der afløser den.',
  },
  protection: {
    words: 'advertising protection|reklamebeskyttelse|reklamebeskyttet',
    en: 'Advertising protection (reklamebeskyttelse): the company may not be written to or called for advertising. Exports leave its contacts out.',
    da: 'Reklamebeskyttelse: Virksomheden må ikke kontaktes med reklame. Eksporter udelader dens kontaktoplysninger.',
  },
  beneficial: {
    words: 'beneficial owners?|reelle ejere?|reel ejer|ultimate owners?',
    en: 'Beneficial owners are the people who own or control a company in the end, directly or through others, usually with more than 25 %.',
    da: 'Reelle ejere er de personer, der i sidste ende ejer eller kontrollerer virksomheden, direkte eller gennem andre, som regel med mere end 25 %.',
  },
  signing: {
    words: 'signing rules?|tegningsreg(?:el|len|ler|lerne)|tegningsret(?:ten)?',
    en: 'The signing rule (tegningsregel) says who must sign, alone or together, to bind the company.',
    da: 'Tegningsreglen siger, hvem der skal skrive under, eventuelt sammen, for at forpligte virksomheden.',
  },
  sole: {
    words:
      'sole proprietorships?|sole traders?|enkeltmandsvirksomhed(?:er)?|personligt ejet virksomhed|pmv',
    en: 'A sole proprietorship (enkeltmandsvirksomhed) belongs to one person, who is liable for all debts. It publishes no accounts.',
    da: 'En enkeltmandsvirksomhed ejes af én person, der hæfter for al gæld. Den offentliggør ikke regnskab.',
  },
  reportingClass: {
    words:
      '(?:regnskabs|rapporterings)klasse(?:r|n|rne)?(?: [abcd](?![a-z]))?|(?:reporting|accounting) class(?:es)?(?: [abcd](?![a-z]))?',
    en: 'The reporting class says how much an annual report must tell: A (sole proprietors, voluntary), B (small companies), C (medium-sized and large ones) and D (listed and state-owned public limited companies).',
    da: 'Regnskabsklassen siger, hvor meget en årsrapport skal oplyse: A (personligt ejede, frivilligt), B (små virksomheder), C (mellemstore og store) og D (børsnoterede og statslige aktieselskaber).',
  },
  assurance: {
    words:
      'extended reviews?|udvidet gennemgang|audit waivers?|fravalg af revision|(?<=(?:an?|en|et) )(?:audit|revision|review)|revisionspligt',
    en: 'An audit gives the highest assurance of an auditor on accounts, an extended review less, a review less still; a compilation gives none. Small companies may opt out of the audit.',
    da: 'En revision giver den højeste sikkerhed for regnskabet, en udvidet gennemgang mindre og et review endnu mindre; en assistance med opstilling giver ingen. Små selskaber kan fravælge revision.',
  },
  holding: {
    words: 'holding compan(?:y|ies)|holdingselskab(?:er)?|holding',
    en: 'A holding company owns shares in other companies; its accounts are often of the group as well.',
    da: 'Et holdingselskab ejer kapitalandele i andre selskaber; dets regnskab er ofte også for koncernen.',
  },
  quarantine: {
    words: 'bankruptcy quarantine|konkurskarantaene(?:n)?',
    en: 'Bankruptcy quarantine (konkurskarantæne): who has led a company that went bankrupt grossly irresponsibly may not lead limited companies, as a rule for three years. Who is in quarantine is not in these data.',
    da: 'Konkurskarantæne: Den, der groft uforsvarligt har ledet et selskab, der gik konkurs, må som regel i tre år ikke lede selskaber med begrænset hæftelse. Hvem der er i karantæne, står ikke i disse data.',
  },
  resumption: {
    words: 'resumption|genoptagelse(?:n)?|genoptaget',
    en: 'Resumption (genoptagelse): a company under compulsory dissolution or liquidation is allowed to go on when its owners decide so, the fault is mended and the capital is there. It is then active again.',
    da: 'Genoptagelse: Et selskab under tvangsopløsning eller likvidation får lov til at fortsætte, når ejerne beslutter det, manglen er rettet, og kapitalen er til stede. Så er det aktivt igen.',
  },
  bankruptcy: {
    words: 'bankruptcy|bankrupt|konkurs(?:en)?',
    en: 'Bankruptcy (konkurs): the court has taken over a company that cannot pay; a trustee sells what it owns and pays creditors in their order.',
    da: 'Konkurs: Skifteretten har overtaget en virksomhed, der ikke kan betale; en kurator sælger aktiverne og betaler kreditorerne i konkursordenen.',
  },
  liquidation: {
    words: 'liquidation|likvidation',
    en: 'Liquidation (likvidation): the owners have decided to close a solvent company; a liquidator pays the debts and shares out the rest.',
    da: 'Likvidation: Ejerne har besluttet at lukke et solvent selskab; en likvidator betaler gælden og deler resten ud.',
  },
  reconstruction: {
    words: 'reconstruction|rekonstruktion',
    en: 'Reconstruction (rekonstruktion): a company in trouble is protected by the court while it agrees with its creditors on going on.',
    da: 'Rekonstruktion: En nødlidende virksomhed er beskyttet af skifteretten, mens den aftaler med kreditorerne, hvordan den kan fortsætte.',
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
  annualReport: {
    words: 'annual reports?|aarsrapport(?:er)?|aarsregnskab(?:er)?',
    en: 'An annual report (årsrapport) holds the accounts of a financial year with notes. Danish companies file it within six months, larger ones sooner; it is public.',
    da: 'En årsrapport indeholder regnskabet for et regnskabsår med noter. Den skal indsendes inden seks måneder, for større selskaber før, og er offentlig.',
  },
  balance: {
    words: 'balance sheet|balancen?|balancesum',
    en: 'The balance sheet (balance) says on one day what a company owns (assets) and who has paid for it (equity and liabilities).',
    da: 'Balancen viser på én dag, hvad virksomheden ejer (aktiver), og hvem der har betalt for det (egenkapital og gæld).',
  },
  goingConcern: {
    words: 'going concern|fortsat drift',
    en: 'Going concern (fortsat drift): accounts assume that the company goes on for at least a year. Where that is uncertain, the annual report has to say so in a note; signals quote it where it is tagged.',
    da: 'Fortsat drift (going concern): et regnskab forudsætter, at virksomheden fortsætter i mindst et år. Er det usikkert, skal årsrapporten oplyse det i en note; opmærksomhedspunkterne citerer den, hvor den er mærket.',
  },
  contingentLiability: {
    words:
      'contingent liabilit(?:y|ies)|contingenc(?:y|ies)|eventual(?:forpligtelse|gaeld)(?:r|en)?|kaution(?:er)?|suret(?:y|ies)',
    en: 'A contingent liability (eventualforpligtelse) is not in the balance sheet because it may never have to be paid: a guarantee for others, rent until a lease ends, a lawsuit, shared liability for tax. Annual reports tell of them in a note: ask *Does … have contingent liabilities?*',
    da: 'En eventualforpligtelse står ikke i balancen, fordi den måske aldrig skal betales: en kaution for andre, husleje i en opsigelsesperiode, en retssag, fælles hæftelse for skat. Årsrapporter oplyser dem i en note: Spørg *Har … eventualforpligtelser?*',
  },
  pledge: {
    words:
      'pledges?|collateral|mortgage deeds?|floating charges?|pantsaetning(?:er)?|sikkerhedsstillelser?|(?:virksomheds|loesoere|fordrings)pant|(?:ejer)?pantebreve?',
    en: 'A pledge (pant) gives a creditor the first right to an asset if the debt is not paid: a mortgage on property, a floating charge (virksomhedspant) on goods and receivables. Annual reports tell of them in a note: ask *Has … pledged anything?*',
    da: 'Et pant giver en kreditor førsteret til et aktiv, hvis gælden ikke betales: et pantebrev i en ejendom, et virksomhedspant i varelager og fordringer. Årsrapporter oplyser dem i en note: Spørg *Har … pantsat noget?*',
  },
  managementReview: {
    words: 'management (?:s )?(?:review|commentary)|ledelsesberetning(?:er)?',
    en: 'In the management’s review (ledelsesberetning) of an annual report the management writes what the company does, how the year went and, in larger companies, what it expects and risks. Ask *What does the management of … say?*',
    da: 'I ledelsesberetningen i en årsrapport skriver ledelsen, hvad virksomheden laver, hvordan året gik, og i større virksomheder, hvad den forventer og risikerer. Spørg *Hvad siger ledelsen i …?*',
  },
  relatedParties: {
    words: 'related part(?:y|ies)|naertstaaende(?: parter?)?',
    en: 'Related parties (nærtstående parter) are those who can influence a company: owners with control, group companies, its management and their close families.',
    da: 'Nærtstående parter er dem, der kan påvirke en virksomhed: ejere med bestemmende indflydelse, koncernselskaber, ledelsen og deres nærmeste familie.',
  },
  operating: {
    words: 'ebit|operating profit|driftsresultat|resultat af (?:ordinaer )?primaer drift',
    en: 'Operating profit (EBIT, resultat af ordinær primær drift) is the result of the business itself, before interest and tax.',
    da: 'Resultat af ordinær primær drift (driftsresultat, EBIT) er resultatet af selve driften, før finansielle poster og skat.',
  },
  grossProfit: {
    words: 'gross profit|gross result|bruttofortjeneste|bruttoresultat',
    en: 'Gross profit (bruttofortjeneste) is revenue less the goods and outside costs it took, before wages. Small Danish companies may publish it in place of revenue.',
    da: 'Bruttofortjeneste er nettoomsætningen minus vareforbrug og eksterne omkostninger, før løn. Mindre virksomheder må offentliggøre den i stedet for nettoomsætningen.',
  },
  revenue: {
    words: 'revenue|turnover|nettoomsaetning|omsaetning',
    en: 'Revenue (nettoomsætning) is what a company sold in the year, without VAT. Small companies need not publish it.',
    da: 'Nettoomsætning er årets salg uden moms. Mindre virksomheder behøver ikke at offentliggøre den.',
  },
  equity: {
    words: 'equity|egenkapital',
    en: 'Equity (egenkapital) is what belongs to the owners: assets less all debts and provisions. Negative equity means that debts are larger than assets.',
    da: 'Egenkapital er det, der tilhører ejerne: aktiver minus al gæld og hensatte forpligtelser. Er den negativ, er gælden større end aktiverne.',
  },
  profit: {
    words: 'net profit|net result|profit or loss|profit|aarets resultat|overskud|nettoresultat',
    en: 'Net profit (årets resultat) is what is left of the year when all costs and tax are paid.',
    da: 'Årets resultat er det, der er tilbage, når alle omkostninger og skat er betalt.',
  },
  aps: {
    words: 'aps|anpartsselskab(?:er)?|private limited compan(?:y|ies)',
    en: 'ApS (anpartsselskab) is a private limited company: owners risk only what they paid in, at least 20.000 DKK of capital (40.000 before 2025). It publishes annual accounts.',
    da: 'ApS (anpartsselskab): Ejerne hæfter kun med indskuddet, og kapitalen er mindst 20.000 kr. (40.000 før 2025). Selskabet offentliggør årsregnskab.',
  },
  ivs: {
    words: 'ivs|ivaerksaetterselskab(?:er)?',
    en: 'IVS (iværksætterselskab) was a limited company with capital from 1 DKK. None can be founded since 2019; those that were left had to become ApS or be dissolved.',
    da: 'IVS (iværksætterselskab) var et selskab med kapital fra 1 kr. Siden 2019 kan der ikke stiftes nye; de sidste skulle omregistreres til ApS eller opløses.',
  },
  as: {
    words: 'aktieselskab(?:er)?|public limited compan(?:y|ies)',
    en: 'A/S (aktieselskab) is a public limited company: capital of at least 400.000 DKK, a board or supervisory board above the management, shares that may be listed. It publishes annual accounts.',
    da: 'A/S (aktieselskab): kapital på mindst 400.000 kr., en bestyrelse eller et tilsynsråd over direktionen, og aktier, der kan børsnoteres. Selskabet offentliggør årsregnskab.',
  },
  is: {
    words: 'interessentskab(?:er)?|general partnerships?',
    en: 'I/S (interessentskab) is a general partnership: at least two partners, each liable for all of its debts. It rarely publishes accounts.',
    da: 'I/S (interessentskab): mindst to interessenter, der hver hæfter for hele gælden. Det offentliggør sjældent regnskab.',
  },
  partner: {
    words: 'komplementar(?:er|en)?|general partners?',
    en: 'A general partner (komplementar) is liable for all debts of a limited partnership (K/S or P/S); it is often an ApS made for that.',
    da: 'En komplementar hæfter for al gæld i et kommanditselskab (K/S) eller partnerselskab (P/S); den er ofte et ApS, der er stiftet til formålet.',
  },
  ks: {
    words: 'kommanditselskab(?:er)?|limited partnerships?',
    en: 'K/S (kommanditselskab) is a limited partnership: one general partner is liable for everything, the limited partners for what they committed.',
    da: 'K/S (kommanditselskab): Komplementaren hæfter for alt, kommanditisterne for det, de har tegnet sig for.',
  },
} satisfies Record<string, Words & { words: string }>;

export const TERM_WORDS = entriesOf(TERMS).map(([id, { words }]): Entry<TermId> => [id, words]);

/** Abbreviations that fold to ordinary words: as they are written, and as they fold. */
export const SHORT_FORMS: [TermId, RegExp, string][] = [
  ['as', /(?<!\p{L})A\/S(?!\p{L})/iu, 'as'],
  ['is', /(?<!\p{L})I\/S(?!\p{L})/iu, 'is'],
  ['ks', /(?<!\p{L})K\/S(?!\p{L})/iu, 'ks'],
];
