import type { Term } from './types';

const ofForm = (...companyType: string[]) => ({ filters: { companyType } });

/** Legal forms; those without accounts are told from those with. */
export const LEGAL_FORMS = {
  sole: {
    words:
      'sole proprietor(?:ship)?s?|sole traders?|enkeltmands(?:virksomhed|firma)(?:er)?|personligt ejet virksomhed|pmv',
    en: 'A sole proprietorship (enkeltmandsvirksomhed) belongs to one person, who is liable for all debts. It publishes no accounts.',
    da: 'En enkeltmandsvirksomhed ejes af én person, der hæfter for al gæld. Den offentliggør ikke regnskab.',
    found: ofForm('Enkeltmandsvirksomhed'),
  },
  aps: {
    words: 'aps|anpartsselskab(?:er)?|private limited compan(?:y|ies)',
    en: 'ApS (anpartsselskab) is a private limited company: owners risk only what they paid in, at least 20.000 DKK of capital (40.000 before 2025). It publishes annual accounts.',
    da: 'ApS (anpartsselskab): Ejerne hæfter kun med indskuddet, og kapitalen er mindst 20.000 kr. (40.000 før 2025). Selskabet offentliggør årsregnskab.',
    found: ofForm('Anpartsselskab'),
  },
  ivs: {
    words: 'ivs|ivaerksaetterselskab(?:er)?|entrepreneurial compan(?:y|ies)',
    en: 'IVS (iværksætterselskab) was a limited company with capital from 1 DKK. None can be founded since 2019; those that were left had to become ApS or be dissolved.',
    da: 'IVS (iværksætterselskab) var et selskab med kapital fra 1 kr. Siden 2019 kan der ikke stiftes nye; de sidste skulle omregistreres til ApS eller opløses.',
    found: ofForm('Iværksætterselskab'),
  },
  as: {
    words: 'aktieselskab(?:er)?|public limited compan(?:y|ies)',
    en: 'A/S (aktieselskab) is a public limited company: capital of at least 400.000 DKK, a board or supervisory board above the management, shares that may be listed. It publishes annual accounts.',
    da: 'A/S (aktieselskab): kapital på mindst 400.000 kr., en bestyrelse eller et tilsynsråd over direktionen, og aktier, der kan børsnoteres. Selskabet offentliggør årsregnskab.',
    found: ofForm('Aktieselskab'),
  },
  is: {
    words: 'interessentskab(?:er)?|general partnerships?',
    en: 'I/S (interessentskab) is a general partnership: at least two partners, each liable for all of its debts. It rarely publishes accounts.',
    da: 'I/S (interessentskab): mindst to interessenter, der hver hæfter for hele gælden. Det offentliggør sjældent regnskab.',
    found: ofForm('Interessentskab'),
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
    found: ofForm('Kommanditselskab'),
  },
  ps: {
    words: 'partnerselskab(?:er)?|kommanditaktieselskab(?:er)?|partnership limited by shares',
    en: 'P/S (partnerselskab) is a partnership limited by shares: a general partner is liable for everything, the shareholders only for their shares. The rules for an A/S apply, so that it publishes annual accounts.',
    da: 'P/S (partnerselskab) er et kommanditselskab med aktiekapital: Komplementaren hæfter for alt, aktionærerne kun med deres aktier. Reglerne for aktieselskaber gælder, så det offentliggør årsregnskab.',
    found: ofForm('Partnerselskab', 'Kommanditaktieselskab/Partnerselskab'),
  },
  association: {
    words: '(?:frivillige? )?forening(?:er)?|associations?',
    en: 'An association (forening) belongs to its members, who are as a rule not liable for its debts. Most have a CVR number only because they need one, for a bank account for instance, and publish no accounts.',
    da: 'En forening tilhører sine medlemmer, der som regel ikke hæfter for gælden. De fleste har kun et CVR-nummer, fordi de skal bruge et, for eksempel til en bankkonto, og offentliggør ikke regnskab.',
    found: ofForm('Forening', 'Frivillig forening'),
  },
  foundation: {
    words: '(?:erhvervsdrivende )?fonde?|(?:commercial )?foundations?',
    en: 'A foundation (fond) has no owners: what somebody gave serves a purpose for good under a board of its own. A commercial foundation (erhvervsdrivende fond) runs a business or controls companies, and publishes annual accounts.',
    da: 'En fond har ingen ejere: Det, nogen har givet, tjener for altid et formål under en selvstændig bestyrelse. En erhvervsdrivende fond driver virksomhed eller kontrollerer selskaber og offentliggør årsregnskab.',
    found: ofForm('Erhvervsdrivende fond', 'Fonde og andre selvejende institutioner'),
  },
  cooperative: {
    words:
      'a ?m ?b ?a|andels(?:selskab|forening)(?:er)?(?: med begraenset ansvar)?|co ?operatives?(?: societ(?:y|ies))?',
    en: 'A.M.B.A. (andelsselskab med begrænset ansvar) is a co-operative: it promotes the business of its members, who share the profit by their trade with it and are not liable for its debts.',
    da: 'A.M.B.A. (andelsselskab med begrænset ansvar) fremmer medlemmernes erhverv: De deler overskuddet efter deres handel med det og hæfter ikke for gælden.',
    found: ofForm('Andelsselskab (-forening) med begrænset ansvar'),
  },
  fullLiability: {
    words:
      '(?:full|unlimited|personal) liability|(?:fully|personally) liable(?: (?:owner|partner|participant|person)s?)?|fuldt ansvarlige? deltagere?|(?:fuld|personlig|ubegraenset) haeftelse|personligt haeftende(?: deltagere?)?',
    en: 'Full liability: the owner answers for all debts of the business with everything he or she owns. So do sole proprietors, the partners of an I/S and the general partners of a K/S or P/S; the Roles tab lists them as fully liable owners.',
    da: 'Fuld hæftelse: Ejeren hæfter for al virksomhedens gæld med alt, hvad han eller hun ejer. Det gør indehavere af enkeltmandsvirksomheder, interessenter i et I/S og komplementarer i et K/S eller P/S; fanen Roller viser dem som fuldt ansvarlige deltagere.',
  },
} satisfies Record<string, Term>;
