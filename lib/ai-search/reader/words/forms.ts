/** Legal forms by their codes in the register, with the words people use. */
export const formWords: readonly (readonly [codes: string, words: string])[] = [
  [
    '10',
    'enkeltmandsvirksomhed, enkeltmandsfirma, enkeltmandsselskab, enmandsfirma, enmandsvirksomhed, enk, enkeltmands, enmands, en mands firma, en mands virksomhed, en mands selskab, énmandsfirma, one man firm, one person business, one man company, sole proprietorship, sole proprietor, sole trader, one man business',
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
  ['90', 'selvejende institution, selvejende institutioner, self governing institution'],
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
  [
    '230 235 240 245 250',
    'offentlig virksomhed, offentlige virksomheder, offentlige selskaber, offentlig myndighed, offentlige myndigheder, myndigheder, offentlige institutioner, offentlige organisationer, offentlige enheder, den offentlige sektor, public authority, public authorities, public bodies, public institutions, public organisations, public organizations, public sector, public sector companies, public sector organisations, public sector organizations, government bodies',
  ],
  [
    '230',
    'statslig styrelse, statslige styrelser, styrelser, statslig myndighed, statslige myndigheder, statslige enheder, statslige institutioner, ministerium, ministerier, government agency, government agencies, state agencies, government departments, ministries',
  ],
  ['235', 'selvstændige offentlige virksomheder, selvstændig offentlig virksomhed'],
  ['250', 'primærkommune, primærkommuner'],
  ['260', 'folkekirkelig institution, folkekirkelige institutioner'],
  ['290', 'se selskab, european company, societas europaea'],
];

/** Codes of the forms of state, regions and municipalities. */
export const PUBLIC_FORMS = [230, 235, 240, 245, 250];

/** Statuses with the words people use; several statuses where a word covers all of them. */
export const statusWords: readonly (readonly [statuses: string, words: string])[] = [
  ['ACTIVE', 'aktiv, aktive, aktivt, active, operating, igangværende, eksisterende, existing'],
  [
    'IN_LIQUIDATION',
    'under likvidation, i likvidation, under frivillig likvidation, i frivillig likvidation, likvidation, in liquidation, under liquidation, in voluntary liquidation, liquidation',
  ],
  [
    'IN_RECONSTRUCTION',
    'under rekonstruktion, i rekonstruktion, rekonstruktion, in reconstruction, under reconstruction, in restructuring, under restructuring',
  ],
  [
    'IN_BANKRUPTCY',
    'under konkurs, i konkurs, konkursbo, konkursboer, bankrupt, in bankruptcy, under bankruptcy, under konkursbehandling, taget under konkursbehandling, insolvent',
  ],
  [
    'IN_COMPULSORY_DISSOLUTION',
    'under tvangsopløsning, tvangsopløsning, i tvangsopløsning, compulsory dissolution, in compulsory dissolution, under compulsory dissolution, forced dissolution, in forced dissolution',
  ],
  // Events, whether ongoing or over: only the statuses say when they began.
  [
    'IN_BANKRUPTCY CEASED_BANKRUPTCY',
    'konkurs, konkurser, konkursramt, konkursramte, gået konkurs, er gået konkurs, gik konkurs, går konkurs, gået fallit, gik fallit, fallit, bankruptcy, bankruptcies, gone bankrupt, go bankrupt, goes bankrupt, went bankrupt, gone bust, go bust, goes bust, went bust, filed for bankruptcy, filing for bankruptcy, files for bankruptcy, declared bankrupt, erklæret konkurs, gone under, went under, krakket, krakkede',
  ],
  [
    'IN_COMPULSORY_DISSOLUTION CEASED_COMPULSORY_DISSOLUTION',
    'tvangsopløsninger, compulsory dissolutions, forced dissolutions',
  ],
  ['IN_LIQUIDATION CEASED_LIQUIDATION', 'likvidationer, liquidations'],
  [
    'CEASED_BANKRUPTCY',
    'opløst efter konkurs, opløste efter konkurs, opløst ved konkurs, opløste ved konkurs, ophørt efter konkurs, ophørte efter konkurs, ophørt ved konkurs, ophørte ved konkurs, lukket efter konkurs, lukkede efter konkurs, dissolved after bankruptcy, dissolved by bankruptcy, dissolved through bankruptcy, dissolved following bankruptcy, ceased after bankruptcy, ceased by bankruptcy, closed after bankruptcy, closed by bankruptcy, ended by bankruptcy',
  ],
  [
    'CEASED_COMPULSORY_DISSOLUTION',
    'tvangsopløst, tvangsopløste, opløst ved tvangsopløsning, opløst efter tvangsopløsning, ophørt ved tvangsopløsning, compulsorily dissolved, forcibly dissolved, dissolved by compulsory dissolution, ceased by compulsory dissolution',
  ],
  [
    'CEASED_LIQUIDATION',
    'opløst efter likvidation, opløste efter likvidation, opløst ved likvidation, opløst efter frivillig likvidation, opløste efter frivillig likvidation, opløst ved frivillig likvidation, ophørt efter likvidation, likvideret, likviderede, liquidated, dissolved by liquidation, dissolved after liquidation, dissolved by voluntary liquidation, dissolved after voluntary liquidation',
  ],
  [
    'CEASED_DECLARATION',
    'opløst efter erklæring, opløste efter erklæring, opløst ved erklæring, opløste ved erklæring, opløst ved betalingserklæring, dissolved by declaration, dissolved after declaration, dissolved by a declaration',
  ],
  [
    'CEASED_MERGER',
    'opløst efter fusion, opløste efter fusion, opløst ved fusion, opløste ved fusion, ophørt ved fusion, ophørte ved fusion, ophørt efter fusion, fusioneret, fusionerede, dissolved by merger, dissolved after merger, dissolved by a merger, ceased by merger, merged',
  ],
  [
    'CEASED_DEMERGER',
    'opløst efter spaltning, opløste efter spaltning, opløst ved spaltning, opløste ved spaltning, ophørt ved spaltning, dissolved by demerger, dissolved after demerger, dissolved by a demerger, demerged, spaltet, spaltede',
  ],
  [
    'CEASED',
    'ophørt, ophørte, lukket, lukkede, lukninger, nedlagt, nedlagte, opløst, opløste, afmeldt, ceased, closed, closures, dissolved, closed down, shut down, defunct',
  ],
];
