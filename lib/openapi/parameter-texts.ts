import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { STATUS_CHOICES } from '@/lib/search-index/choices';

/** The contract's forms also submit unchecked boxes, as false. */
const BOX =
  'true: only companies with one. false: only those without; companydata, search and segmentation ignore false';

const INDUSTRIES = 'Main industries in Danish, as dropdown1 lists them, separated by |';
const LEGAL_FORMS = 'Legal forms, as dropdown2 lists them, separated by |';
const REGIONS = 'Regions, as dropdown4 lists them, separated by |';
const MUNICIPALITIES = 'Municipalities, as dropdown5 lists them, separated by |';

const GROWTH =
  'Per cent, to one decimal, over the year before, whose figure must be above zero; a fall is negative';

const RATIO = 'Per cent, to one decimal, of the newest accounts of the company alone';

const RETURN = `${RATIO}; accounts of less than 11 or more than 13 months have none`;

const THOUSANDS = 'Thousands of DKK; companies whose accounts are in other currencies are left out';

const INTERVAL =
  'a published interval such as 50–99 counts as its lowest number, 50. One more range beside those of ansatte and employees, which does not narrow them';

const joined = (who: string, when: 'earlier' | 'later') =>
  `The newest of its ${who} joined this day or ${when}, after the founding, YYYY-MM-DD`;

const OWNERS = 'present owners, and partners where these own it,';

/** Other names that the contract has for the same filter. */
const also = (text: string, ...names: string[]) => `${text}. Also called ${names.join(' and ')}`;

/** Descriptions of path and query parameters; self-explanatory names are left out. */
export const PARAMETER_TEXTS: Partial<Record<string, string>> = {
  cvr: 'CVR number, eight digits; also written as DK12345678 or 12 34 56 78',
  page: 'From 1; past the end answers the last page',
  limit: 'Items on a page',
  size: 'Items on a page',
  text: 'What was typed so far',
  location: 'Regions or municipalities, separated by |',
  scope:
    'The company alone (solo) or with its subsidiaries (group); without it alone, where it has such accounts',
  name: 'Words of a name or their first letters, in any order',
  token: 'Of the link that was mailed',
  end_date: 'Last day of the year, YYYY-MM-DD',
  today: 'true: only roles that are held today',
  on: 'A day, YYYY-MM-DD: who was there, or owned what, then, by the days that the register gives today; not together with former',
  former: 'true: who left, in place of who is there',
  industry: INDUSTRIES,
  sector: 'Sectors and divisions of industries in Danish, as facets lists them, separated by |',
  branchebetegnelse_primær: also(INDUSTRIES, 'industryType'),
  companyType: LEGAL_FORMS,
  virksomhedsform: also(LEGAL_FORMS, 'company_type'),
  region: REGIONS,
  p_region: REGIONS,
  municipality: MUNICIPALITIES,
  p_kommunenavn: also(MUNICIPALITIES, 'muncipility'),
  area: 'A part of the map: box:west,south,east,north or circle:longitude,latitude,km or shape:longitude,latitude;…',
  postalCode: 'Postal codes and ranges of them such as 2100|8000-8270',
  status: `Some of ${STATUS_CHOICES.join(', ')}, separated by |; CEASED is every company that ended, CEASED_BANKRUPTCY and the like are those that ended so; without it every company, also those that ended`,
  employees: 'Ranges such as 1-5|6-10',
  ansatte: 'Employees, ranges such as 1-5|6-10',
  numEmployeesFrom: `Employees, at least; ${INTERVAL}`,
  numEmployeesTo: `Employees, at most; ${INTERVAL}`,
  locations: 'Production units, ranges such as 1-5|6-10',
  antalPenheder: 'Production units, ranges such as 1-5|6-10',
  missing:
    'Also companies without a figure: employees, revenue, grossProfit, profit, equity, assets, separated by |',
  revenueFrom: THOUSANDS,
  revenueTo: THOUSANDS,
  profitFrom: `Gross profit. ${THOUSANDS}`,
  profitTo: `Gross profit. ${THOUSANDS}`,
  netProfitFrom: `Net profit. ${THOUSANDS}`,
  netProfitTo: `Net profit. ${THOUSANDS}`,
  equityFrom: THOUSANDS,
  equityTo: THOUSANDS,
  assetsFrom: `Total assets. ${THOUSANDS}`,
  assetsTo: `Total assets. ${THOUSANDS}`,
  foundedFrom: 'YYYY-MM-DD',
  foundedTo: 'YYYY-MM-DD',
  statusFrom: "Today's status began this day or later, YYYY-MM-DD",
  statusTo: "Today's status began this day or earlier, YYYY-MM-DD",
  renamedFrom: 'It took its present name this day or later, after another one, YYYY-MM-DD',
  renamedTo: 'It took its present name this day or earlier, after another one, YYYY-MM-DD',
  movedFrom: 'It came to its present address this day or later, from another one, YYYY-MM-DD',
  movedTo: 'It came to its present address this day or earlier, from another one, YYYY-MM-DD',
  newManagerFrom: joined('present managers', 'later'),
  newManagerTo: joined('present managers', 'earlier'),
  newBoardMemberFrom: joined('present members of the board', 'later'),
  newBoardMemberTo: joined('present members of the board', 'earlier'),
  newOwnerFrom: joined(OWNERS, 'later'),
  newOwnerTo: joined(OWNERS, 'earlier'),
  newAuditorFrom: joined('present auditors', 'later'),
  newAuditorTo: joined('present auditors', 'earlier'),
  trends:
    'revenue, grossProfit, profit or employees with Up or Down behind it, such as revenueUp, or profitable, lossMaking, positiveEquity or negativeEquity; a number from 2 to 10 says for at least how many of the newest years in a row, such as lossMaking2; separated by |',
  revenueGrowthFrom: GROWTH,
  revenueGrowthTo: GROWTH,
  grossProfitGrowthFrom: GROWTH,
  grossProfitGrowthTo: GROWTH,
  employeesGrowthFrom: GROWTH,
  employeesGrowthTo: GROWTH,
  solvencyRatioFrom: RATIO,
  solvencyRatioTo: RATIO,
  liquidityRatioFrom: RATIO,
  liquidityRatioTo: RATIO,
  coverageRatioFrom: RATIO,
  coverageRatioTo: RATIO,
  profitMarginFrom: RATIO,
  profitMarginTo: RATIO,
  roeFrom: RETURN,
  roeTo: RETURN,
  roiFrom: RETURN,
  roiTo: RETURN,
  hasTelephone: also(BOX, 'phone'),
  hasEmail: also(BOX, 'email'),
  hasPostalAddress: also(BOX, 'address'),
  hasWebsite: BOX,
  listed: 'true or false: shares on a stock exchange',
  auditWaived: 'true or false: accounts without an audit; of many companies neither is known',
  goingConcern:
    'true or false: the newest annual report that could be read has a note on uncertainty about going concern; false: none is known',
  modifiedOpinion: "true or false: its auditor's opinion is modified; false: none is known",
  capitalLost:
    'true or false: the newest accounts have equity below half of the capital, as the signal has it, or below zero; false: that is not known',
  opinion: `How it is modified: ${AUDIT_OPINIONS.join(', ')}, separated by |`,
  advertisingProtected: 'true or false',
  mentions:
    'Words that the newest annual report mentions, all of those of one text, from five letters on also as the beginning or the end of longer words; alternatives are separated by |, and words between quotation marks stay together',
  saved: 'Only what you have saved: names of your lists, or * for everything, separated by |',
  notSaved: 'Left out of what you have saved, likewise',
  notIndustry: 'Left out, separated by |',
  notSector: 'Left out, separated by |',
  notCompanyType: 'Left out, separated by |',
  notRegion: 'Left out, separated by |',
  notMunicipality: 'Left out, separated by |',
  notPostalCode: 'Left out: postal codes and ranges of them such as 2100|8000-8270',
  notStatus: 'Left out, separated by |',
  west: 'Degrees of longitude',
  south: 'Degrees of latitude',
  east: 'Degrees of longitude',
  north: 'Degrees of latitude',
  zoom: 'Of the map, 0 to 22',
  userId: 'Your own id, or me',
  v: 'Version of the picture',
};
