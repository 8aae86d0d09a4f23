/** Legal forms by their code in the register, and what people call them. */
export const formWords: readonly (readonly [codes: string, words: string])[] = [
  [
    '10',
    'enkeltmandsvirksomhed, enkeltmandsfirma, enkeltmandsselskab, enk, enkeltmands, sole proprietorship, sole proprietor, sole trader, one man business',
  ],
  [
    '15',
    'pmv, personligt ejet mindre virksomhed, personligt ejede mindre virksomheder, small sole proprietorship',
  ],
  [
    '10 15',
    'personligt ejet virksomhed, personligt ejede virksomheder, personligt ejede, personally owned',
  ],
  ['30', 'interessentskab, i/s, general partnership'],
  ['40', 'kommanditselskab, k/s, limited partnership'],
  [
    '60',
    'aktieselskab, a/s, public limited company, public limited companies, public company, public companies, joint stock company, joint stock companies, stock corporation, plc',
  ],
  [
    '70',
    'partnerselskab, p/s, kommanditaktieselskab, limited partnership company, partnership limited by shares',
  ],
  [
    '80',
    'anpartsselskab, aps, private limited company, private limited companies, private limited, private company, private companies, limited liability company, limited liability companies, llc',
  ],
  ['60 80', 'limited company, limited companies'],
  ['60 70 80 81', 'kapitalselskab, capital company'],
  ['81', 'iværksætterselskab, ivs, entrepreneurial company, entrepreneurial companies'],
  ['90 100', 'fond, foundation'],
  [
    '90 110 115',
    'non profit, nonprofit, not for profit, charity, charities, ngo, almennyttig forening, almennyttige foreninger, velgørende forening, velgørende foreninger, velgørende organisation, velgørende organisationer',
  ],
  ['100', 'erhvervsdrivende fond, erhvervsfond, commercial foundation, business foundation'],
  ['110 115', 'forening, association'],
  [
    '115',
    'frivillig forening, frivillige forening, frivillige foreninger, voluntary association, volunteer association',
  ],
  ['130 140', 'andelsselskab, andelsforening, cooperative, co operative, cooperative society'],
  ['140', 'a m b a, amba, andelsselskab med begrænset ansvar'],
  ['150', 'f m b a, fmba'],
  ['151', 's m b a, smba'],
  [
    '170 180 190 196 210 220 291',
    'filial af udenlandsk selskab, filial af udenlandske selskaber, filialer af udenlandske selskaber, filialer af udenlandske virksomheder, udenlandsk filial, udenlandske filialer, branch of foreign company, branches of foreign companies, foreign branch, foreign branches',
  ],
  [
    '210',
    'udenlandsk virksomhed, udenlandske virksomheder, udenlandsk selskab, udenlandske selskaber, foreign company, foreign companies, foreign business',
  ],
  ['245', 'offentlig region'],
  ['260', 'folkekirkelig institution, folkekirkelige institutioner'],
  ['290', 'se selskab, european company, societas europaea'],
];

/** The register's words for how a company is, and what people call it. */
export const statusWords = {
  ACTIVE: 'aktiv, aktive, aktivt, active, operating, igangværende, eksisterende, existing',
  IN_LIQUIDATION:
    'under likvidation, i likvidation, likvidation, in liquidation, under liquidation, liquidation',
  IN_RECONSTRUCTION:
    'under rekonstruktion, i rekonstruktion, rekonstruktion, in reconstruction, under reconstruction, in restructuring, under restructuring',
  IN_BANKRUPTCY:
    'under konkurs, konkurs, konkurser, konkursramt, konkursramte, gået konkurs, er gået konkurs, i konkurs, konkursbo, konkursboer, bankrupt, bankruptcy, bankruptcies, in bankruptcy, gone bankrupt, go bankrupt, went bankrupt, insolvent',
  IN_COMPULSORY_DISSOLUTION:
    'under tvangsopløsning, tvangsopløsning, i tvangsopløsning, tvangsopløst, tvangsopløste, compulsory dissolution, in compulsory dissolution, under compulsory dissolution, forced dissolution, in forced dissolution',
  CEASED:
    'ophørt, ophørte, lukket, lukkede, lukninger, nedlagt, nedlagte, opløst, opløste, afmeldt, ceased, closed, closures, dissolved, closed down, shut down, defunct',
} as const;
