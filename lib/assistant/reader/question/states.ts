/** What a question says of the status of a company. */
export type State =
  | 'active'
  | 'existing'
  | 'ceased'
  | 'gone bankrupt'
  | 'in bankruptcy'
  | 'in liquidation'
  | 'in reconstruction'
  | 'in compulsory dissolution';

const IS = '(?:is|er)';
const NOW = '(?:still |stadig |currently |fortsat |endnu |now |nu )?';

/** Whole questions; X: the company. "Ever" and "been" ask for the past, which a status is not. */
export const STATES: { is: State; ends: string[] }[] = [
  {
    is: 'active',
    ends: [
      `${IS} X ${NOW}(?:(?:an )?active|(?:en |et )?aktivt?)(?: company| firm| virksomhed| selskab)?`,
    ],
  },
  {
    is: 'existing',
    ends: [
      '(?:findes|eksisterer) X (?:stadig(?:væk)?|endnu|fortsat)',
      'does X still exist',
      `${IS} X (?:still in business|stadig i drift)`,
    ],
  },
  {
    is: 'ceased',
    ends: [
      `${IS} X ${NOW}(?:closed(?: down)?|shut down|dissolved|defunct|lukket|ophørt|nedlagt|opløst)`,
      'has X (?:closed(?: down)?|shut down|ceased(?: to exist)?|been (?:closed down|dissolved))',
      'har X lukket',
    ],
  },
  {
    is: 'in bankruptcy',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:konkurs(?:behandling)?|bankruptcy)`],
  },
  {
    is: 'in liquidation',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:(?:frivillig|voluntary) )?(?:likvidation|liquidation)`],
  },
  {
    is: 'in reconstruction',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:rekonstruktion|reconstruction)`],
  },
  {
    is: 'in compulsory dissolution',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:tvangsopløsning|compulsory dissolution)`],
  },
  {
    is: 'gone bankrupt',
    ends: [
      `${IS} X (?:gone )?bankrupt`,
      '(?:has|did) X (?:gone|go) bankrupt',
      `${IS} X (?:gået )?konkurs`,
      'gik X konkurs',
    ],
  },
];
