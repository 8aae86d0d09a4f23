import type { StatusChoice } from '@/lib/search/types';
import type { Term } from './types';

const ofStatus = (...status: StatusChoice[]) => ({ filters: { status } });

/** What a company's status can be, how it ends, and what follows. */
export const STATUSES = {
  active: {
    words: 'active(?: compan(?:y|ies))?|aktive?(?: (?:virksomhed|selskab)(?:er)?)?',
    en: 'Active (aktiv): the company is registered and has not ceased, and no court or liquidator is closing it. It says nothing of how much it does.',
    da: 'Aktiv: Virksomheden er registreret og ikke ophørt, og hverken skifteret eller likvidator er ved at lukke den. Det siger intet om, hvor meget den laver.',
    found: ofStatus('ACTIVE'),
  },
  ceased: {
    words: 'ceased(?: compan(?:y|ies))?|ophoert?e?(?: (?:virksomhed|selskab)(?:er)?)?',
    en: 'Ceased (ophørt): the company no longer exists. The register keeps the day, and how it ended: after bankruptcy, compulsory dissolution, liquidation, a declaration by its owners, a merger or a demerger.',
    da: 'Ophørt: Virksomheden findes ikke længere. Registret har dagen, og hvordan den ophørte: efter konkurs, tvangsopløsning, likvidation, ejernes erklæring, fusion eller spaltning.',
    found: ofStatus('CEASED'),
  },
  compulsory: {
    words:
      '(?:under )?(?:compulsor(?:y|ily)|forced) dissol(?:ution|ved)|(?:under )?tvangsoploesning(?:en)?|tvangsoploest',
    en: 'Compulsory dissolution (tvangsopløsning): the Danish Business Authority has asked the court to dissolve a company, for instance because it did not file accounts or has no management.',
    da: 'Tvangsopløsning: Erhvervsstyrelsen har bedt skifteretten om at opløse selskabet, for eksempel fordi det ikke har indsendt regnskab eller mangler ledelse.',
    found: ofStatus('IN_COMPULSORY_DISSOLUTION'),
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
    words: '(?:under )?bankruptcy|bankrupt|(?:under )?konkurs(?:en)?',
    en: 'Bankruptcy (konkurs): the court has taken over a company that cannot pay; a trustee sells what it owns and pays creditors in their order.',
    da: 'Konkurs: Skifteretten har overtaget en virksomhed, der ikke kan betale; en kurator sælger aktiverne og betaler kreditorerne i konkursordenen.',
    found: ofStatus('IN_BANKRUPTCY'),
  },
  liquidation: {
    words: '(?:under )?(?:voluntary )?liquidation|(?:under )?(?:frivillig )?likvidation',
    en: 'Liquidation (likvidation): the owners have decided to close a solvent company; a liquidator pays the debts and shares out the rest.',
    da: 'Likvidation: Ejerne har besluttet at lukke et solvent selskab; en likvidator betaler gælden og deler resten ud.',
    found: ofStatus('IN_LIQUIDATION'),
  },
  reconstruction: {
    words: '(?:under )?reconstruction|(?:under )?rekonstruktion',
    en: 'Reconstruction (rekonstruktion): a company in trouble is protected by the court while it agrees with its creditors on going on.',
    da: 'Rekonstruktion: En nødlidende virksomhed er beskyttet af skifteretten, mens den aftaler med kreditorerne, hvordan den kan fortsætte.',
    found: ofStatus('IN_RECONSTRUCTION'),
  },
  declaration: {
    words:
      'dissol(?:ution|ved) by declaration|oploest (?:efter|ved) erklaering|(?:betalings)?erklaering(?:en)? efter selskabslovens 216',
    en: 'Dissolved by declaration (opløst efter erklæring): the owners closed a limited company without a liquidation by declaring that all its debts are paid; they answer for those that were not.',
    da: 'Opløst efter erklæring: Ejerne lukkede et selskab uden likvidation ved at erklære, at al gæld er betalt; de hæfter for den, der ikke er.',
    found: ofStatus('CEASED_DECLARATION'),
  },
  merger: {
    words: '(?:dissolved by )?mergers?|(?:oploest efter )?fusion(?:er)?',
    en: 'Merger (fusion): a company hands all its assets and debts to another one, or to a new one, and ceases without being liquidated.',
    da: 'Fusion: Et selskab overdrager alle aktiver og al gæld til et andet eller et nyt selskab og ophører uden likvidation.',
    found: ofStatus('CEASED_MERGER'),
  },
  demerger: {
    words: '(?:dissolved by )?demergers?|(?:oploest efter )?spaltning(?:er)?',
    en: 'Demerger (spaltning): a company hands all or some of its assets and debts to one or more others; if it hands over all, it ceases.',
    da: 'Spaltning: Et selskab overdrager alle eller nogle aktiver og gældsposter til et eller flere andre; overdrager det alt, ophører det.',
    found: ofStatus('CEASED_DEMERGER'),
  },
} satisfies Record<string, Term>;
