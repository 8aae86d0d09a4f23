import { fyn, greaterCopenhagen, northZealand } from './places';
import type { Question } from './question';

/**
 * Written before the grammar and never looked at while improving it, to show how the reader
 * handles sentences that its authors did not think of.
 */
export const heldBack: readonly Question[] = [
  [
    'it-firmaer i Aarhus med over 50 ansatte stiftet efter 2010, som har telefon',
    {
      industry: '62',
      municipality: 'Aarhus',
      employees: [51],
      founded: ['2011-01-01'],
      phone: true,
    },
  ],
  [
    'profitable construction companies in North Jutland with 10–50 employees and growing revenue',
    {
      industry: '41 42 43',
      region: 'Nordjylland',
      employees: [10, 50],
      profit: [0.001],
      trends: 'revenueUp',
    },
  ],
  [
    'tømrere på Fyn med mindst 5 medarbejdere',
    { industry: '433200', municipality: fyn, employees: [5] },
  ],
  [
    'Vis mig alle aktive revisorer i Odense',
    { industry: '692000', municipality: 'Odense', status: 'ACTIVE' },
  ],
  [
    'accountants in Esbjerg with an email address',
    { industry: '692000', municipality: 'Esbjerg', email: true },
  ],
  [
    'restauranter i København uden reklamebeskyttelse',
    { industry: '561010', municipality: 'København', protected: false },
  ],
  [
    'advokater i Region Midtjylland, men ikke i Aarhus',
    { industry: '691000', region: 'Midtjylland', not: { municipality: 'Aarhus' } },
  ],
  ['aktieselskaber med negativ egenkapital', { form: '60', equity: [null, -0.001] }],
  ['ApS with more than 2.5 million in gross profit', { form: '80', grossProfit: [2500.001] }],
  ['virksomheder med en omsætning på mellem 1,5 og 3 mia. kr.', { revenue: [1500000, 3000000] }],
  ['sole proprietorships founded before 1990', { form: '10', founded: [null, '1989-12-31'] }],
  ['foreninger i Vejle', { form: '110 115', municipality: 'Vejle' }],
  [
    'de største vognmænd i Syddanmark',
    { industry: '494100', region: 'Syddanmark', sort: 'employees-desc' },
  ],
  [
    'youngest software companies in Copenhagen',
    { industry: '582 6201', municipality: 'København', sort: 'founded-desc' },
  ],
  ['hoteller med faldende omsætning', { industry: '551010', trends: 'revenueDown' }],
  ['frisører i Randers eller Viborg', { industry: '960210', municipality: 'Randers|Viborg' }],
  [
    'companies with no employees and at least DKK 10 million in revenue',
    { employees: [null, 0], revenue: [10000] },
  ],
  ['loss-making retailers', { industry: '47', profit: [null, -0.001] }],
  ['virksomheder under konkurs i Herning', { status: 'IN_BANKRUPTCY', municipality: 'Herning' }],
  ['ophørte bagerier', { industry: '1071 472400', status: 'CEASED' }],
  ['firmaer der hedder Jensen', { search: 'Jensen' }],
  ['"Nordic Wind" aktieselskaber', { form: '60', search: '"Nordic Wind"' }],
  [
    'elektrikere i Jylland med højst 20 ansatte',
    {
      industry: '432100',
      region: 'Nordjylland|Midtjylland|Syddanmark',
      employees: [null, 20],
      not: { municipality: fyn },
    },
  ],
  ['architects in the Copenhagen area', { industry: '711100', municipality: greaterCopenhagen }],
  ['byggefirmaer stiftet de sidste 5 år', { industry: '41 42 43', founded: ['2017-01-31'] }],
  [
    'virksomheder stiftet i 2015 med hovedsæde i Kolding',
    { founded: ['2015-01-01', '2015-12-31'], municipality: 'Kolding' },
  ],
  [
    'law firms founded since 2018 with 5+ employees',
    { industry: '691000', founded: ['2018-01-01'], employees: [5] },
  ],
  ['rengøringsfirmaer uden e-mail', { industry: '812', email: false }],
  [
    'rengøringsselskaber i Gladsaxe med mere end ti ansatte',
    { industry: '812', municipality: 'Gladsaxe', employees: [11] },
  ],
  ['plumbers not in Copenhagen', { industry: '432200', not: { municipality: 'København' } }],
  ['alle selskaber undtagen ApS i Tønder', { municipality: 'Tønder', not: { form: '80' } }],
  [
    'companies without subsidiaries in Horsens',
    { municipality: 'Horsens', unknown: ['without subsidiaries'] },
  ],
  ['transportfirmaer med flest ansatte', { industry: '49 50 51 52 53', sort: 'employees-desc' }],
  [
    'highest revenue wholesalers in Zealand',
    { industry: '46', region: 'Sjælland', sort: 'revenue-desc' },
  ],
  [
    'konsulentvirksomheder med overskud på over en halv million',
    { industry: '702200', profit: [500.001] },
  ],
  [
    'advertising agencies with fewer than 10 employees and a phone number',
    { industry: '7311', employees: [null, 9], phone: true },
  ],
  ['virksomheder med 1000+ ansatte', { employees: [1000] }],
  ['ejendomsmæglere i Nordsjælland', { industry: '683110', municipality: northZealand }],
  ['landbrug på Bornholm', { industry: '01', municipality: 'Bornholm' }],
  [
    'farms on Lolland with growing equity',
    { industry: '01', municipality: 'Lolland', unknown: ['growing equity'] },
  ],
  ['caféer og restauranter i Aalborg', { industry: '563000 561010', municipality: 'Aalborg' }],
  [
    'dentists in Roskilde, founded between 2000 and 2010',
    { industry: '862300', municipality: 'Roskilde', founded: ['2000-01-01', '2010-12-31'] },
  ],
  ['fysioterapeuter med stigende overskud', { industry: '869020', trends: 'profitUp' }],
  ['VVS-firmaer over 10 år gamle', { industry: '432200', founded: [null, '2012-01-30'] }],
  ['holdingselskaber med egenkapital over 100 mio. kr.', { industry: '642', equity: [100000.001] }],
  ['biggest breweries by revenue', { industry: '110500', sort: 'revenue-desc' }],
  ['interessentskaber i Silkeborg', { form: '30', municipality: 'Silkeborg' }],
  ['general partnerships in Region Zealand', { form: '30', region: 'Sjælland' }],
  [
    'it-konsulenter, der ikke er i Region Hovedstaden',
    { industry: '620200', not: { region: 'Hovedstaden' } },
  ],
  [
    'selskaber under tvangsopløsning eller likvidation',
    { status: 'IN_COMPULSORY_DISSOLUTION IN_LIQUIDATION' },
  ],
  [
    'active bakeries on Funen with at most 15 staff',
    { industry: '1071 472400', municipality: fyn, employees: [null, 15], status: 'ACTIVE' },
  ],
  ['malerfirmaer med telefon og mail', { industry: '433410', phone: true, email: true }],
  [
    'webshops with revenue between DKK 500,000 and 2 million',
    { industry: '4791', revenue: [500, 2000] },
  ],
  ['murermestre i Hillerød', { industry: '439910', municipality: 'Hillerød' }],
  ['kommanditselskaber med over 3 afdelinger', { form: '40', locations: [4] }],
  ['the oldest banks in Denmark', { industry: '641900', sort: 'founded-asc' }],
  ['vikarbureauer i Storkøbenhavn', { industry: '782000', municipality: greaterCopenhagen }],
  ['resturanter i Svendborg', { industry: '561010', municipality: 'Svendborg' }],
  [
    'companies in Odense with between five and fifteen employees',
    { municipality: 'Odense', employees: [5, 15] },
  ],
  [
    'virksomheder med færre ansatte end året før i Holstebro',
    { municipality: 'Holstebro', trends: 'employeesDown' },
  ],
  ['fonde i Gentofte', { form: '90 100', municipality: 'Gentofte' }],
  [
    'underskudsgivende hoteller i Skagen',
    { industry: '551010', profit: [null, -0.001], postal: '9990' },
  ],
  [
    'private limited companies in Køge with a loss',
    { form: '80', municipality: 'Køge', profit: [null, -0.001] },
  ],
  [
    'grossister med et resultat på mindst 1 mio. kr. sorteret efter omsætning',
    { industry: '46', profit: [1000], sort: 'revenue-desc' },
  ],
  [
    'anlægsgartnere i Lyngby-Taarbæk med under 5 ansatte',
    { industry: '813000', municipality: 'Lyngby-Taarbæk', employees: [null, 4] },
  ],
  ['cleaning companies with a turnover of up to 5m kr', { industry: '812', revenue: [null, 5000] }],
];
