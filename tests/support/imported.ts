import { realRegister } from './real-register.ts';

type ImportedCompany = {
  key: string;
  name: string;
  /** A search that finds it. */
  findBy: Record<'name' | 'town' | 'CVR number', string>;
  /** Texts on its page. */
  shown: string[];
};

/** The invented company in tests/fixtures/register/browser.json. */
export const IMPORTED: ImportedCompany = {
  key: '12843089',
  name: 'Nordhavn Tagdækning ApS',
  findBy: {
    name: 'nordhavn tagdaekning',
    town: 'aalborg tagdækningsvirksomhed nordhavn',
    'CVR number': 'DK 12 84 30 89',
  },
  shown: [
    '12843089',
    'Karla Vestergaard',
    '02/03/2009',
    'Nyhavnsgade 12B, 2. tv',
    '9000',
    'Tagdækningsvirksomhed',
    'Anpartsselskab',
  ],
};

/** Its manager, with the register's number. */
export const IMPORTED_CEO = { id: '4013000001', name: 'Karla Vestergaard' };

/** A company of the real register's own samples. */
const REAL: ImportedCompany = {
  key: '25052943',
  name: 'MAGENTA ApS',
  findBy: {
    name: 'magenta',
    town: 'københavn informationsteknologi magenta',
    'CVR number': '25 05 29 43',
  },
  shown: ['25052943', 'Pilestræde 43, 3.', '1112', 'Reklamebeskyttet'],
};

/** Companies imported by browser-database.ts. */
export const importedCompanies = realRegister ? [IMPORTED, REAL] : [IMPORTED];
