import type { Words } from '../text/reply';
import type { Term } from './types';

const NOTED: Words = { en: 'With such a note', da: 'Med en sådan note' };

const UNMODIFIED: Words = {
  en: 'Without a known modified opinion',
  da: 'Uden en kendt modificeret konklusion',
};

const LOST: Words = {
  en: 'In their newest accounts',
  da: 'I deres nyeste regnskab',
};

/** What annual reports are, and what auditors and managements write in them. */
export const REPORT_TERMS = {
  auditWaived: {
    words:
      'audit waive(?:d|rs?)|waived audit|(?:waive|waiving) (?:an |the |of )?audit|fravalg af revision|fravalgt revision|revision fravalgt',
    en: 'A small company may waive the audit (fravalg af revision): nobody independent has then checked its accounts.',
    da: 'En lille virksomhed kan fravælge revision: Så har ingen uafhængig kontrolleret regnskabet.',
    found: { filters: { auditWaived: true } },
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
    words:
      '(?:notes? (?:on|about) (?:uncertainty about )?)?going concern(?: notes?| uncertainty)?|note om fortsat drift|(?:usikkerhed om )?fortsat drift',
    en: 'Going concern (fortsat drift): accounts assume that the company goes on for at least a year. Where that is uncertain, the annual report has to say so in a note; signals quote it where it is tagged.',
    da: 'Fortsat drift (going concern): et regnskab forudsætter, at virksomheden fortsætter i mindst et år. Er det usikkert, skal årsrapporten oplyse det i en note; opmærksomhedspunkterne citerer den, hvor den er mærket.',
    found: { filters: { goingConcern: true }, of: NOTED },
  },
  capitalLost: {
    words:
      'kapitaltab(?:et)?|kapitaltabsregl(?:en|erne)|(?:loss of|lost) (?:share )?capital|capital loss(?:es)?',
    en: 'Capital is lost (kapitaltab) when equity is below half of the share capital: the management must then call a general meeting within six months (the Danish Companies Act, section 119).',
    da: 'Kapitalen er tabt (kapitaltab), når egenkapitalen er under halvdelen af selskabskapitalen: Ledelsen skal så sørge for en generalforsamling inden seks måneder (selskabslovens § 119).',
    found: { filters: { capitalLost: true }, of: LOST },
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
  opinion: {
    words:
      '(?:(?:auditor|audit)(?: s)? )(?:opinions?|reports?)|(?:revisors? )?(?:(?:revisor)?konklusion|paategning)(?:er)?|revisionspaategning(?:er)?',
    en: 'In the auditor’s opinion (revisors konklusion) the auditor says whether the accounts give a true and fair view. It is unqualified, or modified: qualified, adverse or disclaimed.',
    da: 'I sin konklusion siger revisor, om regnskabet giver et retvisende billede. Den er uden forbehold eller modificeret: med forbehold, afkræftende eller manglende.',
  },
  modified: {
    words:
      'modified (?:audit(?:or s)? )?opinions?|modificere(?:t|de) (?:revisor)?konklusion(?:er)?',
    en: 'A modified opinion (modificeret konklusion) is one with which the auditor does not simply vouch for the accounts: a qualified opinion, an adverse opinion or a disclaimer of opinion.',
    da: 'En modificeret konklusion er en, hvor revisor ikke uden videre står inde for regnskabet: en konklusion med forbehold, en afkræftende eller en manglende konklusion.',
    found: { filters: { modifiedOpinion: true } },
  },
  unqualified: {
    words:
      '(?:unqualified|unmodified|clean) (?:audit(?:or s)? )?opinions?|(?:blank|ren) paategning|(?:revisor)?konklusion uden (?:forbehold|modifikationer)|umodificeret (?:revisor)?konklusion',
    en: 'An unqualified opinion (konklusion uden forbehold): the auditor finds that the accounts give a true and fair view.',
    da: 'En konklusion uden forbehold (umodificeret): Revisor finder, at regnskabet giver et retvisende billede.',
    // Also those without accounts, or without an audit.
    found: { filters: { modifiedOpinion: false }, of: UNMODIFIED },
  },
  qualified: {
    words:
      'qualified (?:audit(?:or s)? )?opinions?|(?:revisor)?konklusion(?:er)? med forbehold|(?:revisor ?)?forbehold',
    en: 'A qualified opinion (konklusion med forbehold): the accounts give a true and fair view except for something that the auditor names, which is wrong or could not be checked.',
    da: 'En konklusion med forbehold: Regnskabet giver et retvisende billede bortset fra noget, som revisor nævner, og som er forkert eller ikke kunne kontrolleres.',
    found: { filters: { opinion: ['QUALIFIED'] } },
  },
  adverse: {
    words: 'adverse (?:audit(?:or s)? )?opinions?|afkraeftende (?:revisor)?konklusion(?:er)?',
    en: 'An adverse opinion (afkræftende konklusion): the auditor finds the accounts so wrong that they give no true and fair view.',
    da: 'En afkræftende konklusion: Revisor finder så væsentlige og gennemgribende fejl, at regnskabet ikke giver et retvisende billede.',
    found: { filters: { opinion: ['ADVERSE'] } },
  },
  disclaimer: {
    words:
      'disclaim(?:er|ed)s?(?: (?:of )?(?:an )?opinion)?|manglende (?:revisor)?konklusion(?:er)?|(?:revisor)?konklusion mangler',
    en: 'A disclaimer of opinion (manglende konklusion): the auditor could not obtain enough evidence, and gives no opinion on whether the accounts are right.',
    da: 'En manglende konklusion: Revisor kunne ikke få tilstrækkeligt bevis og udtrykker ingen konklusion om, hvorvidt regnskabet er rigtigt.',
    found: { filters: { opinion: ['DISCLAIMER'] } },
  },
  emphasis: {
    words:
      'emphas[ie]s of (?:a )?matters?|fremhaevelser? af forhold(?: i regnskabet)?|supplerende oplysning(?:er)?',
    en: 'With an emphasis of matter (fremhævelse af forhold) the auditor points to something that the accounts tell rightly but that readers must not miss, such as doubt about going concern. The opinion is not modified by it.',
    da: 'Med en fremhævelse af forhold (tidligere supplerende oplysning) peger revisor på noget, som regnskabet oplyser rigtigt, men som læseren ikke må overse, for eksempel tvivl om fortsat drift. Konklusionen er ikke modificeret af den.',
  },
  xbrl: {
    words: 'i?xbrl',
    en: 'XBRL is the format in which Danish companies file annual reports: each amount and text is tagged with what it is, so that it can be read without a person. The figures here are read from it.',
    da: 'XBRL er det format, danske virksomheder indsender årsrapporter i: Hvert beløb og hver tekst er mærket med, hvad det er, så det kan læses maskinelt. Tallene her er læst fra det.',
  },
} satisfies Record<string, Term>;
