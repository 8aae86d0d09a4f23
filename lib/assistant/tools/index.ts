import 'server-only';
import type { z } from 'zod';
import { breakDown, measure } from './breakdown';
import { companyFacts } from './company';
import { compareCompanies } from './compare';
import type { Caller } from './facts';
import { accountFigures, keyFigureValues } from './figures';
import { findPeople } from './find-people';
import { companyHistory } from './history';
import { nearCompanies } from './near';
import { ownedThroughOthers } from './owned-through-others';
import { ownershipChain } from './ownership';
import { companyPeers } from './peers';
import { companyRoles, ownedCompanies, similarCompanies } from './people';
import { colleagueFacts, personFacts } from './person';
import { annualReports } from './reports';
import { savedCompanies } from './saved';
import {
  accountsArguments,
  breakdownArguments,
  companyArguments,
  compareArguments,
  countArguments,
  holderArguments,
  keyFiguresArguments,
  measureArguments,
  nearArguments,
  peersArguments,
  peopleArguments,
  personArguments,
  rolesArguments,
  savedArguments,
  searchArguments,
  valuesArguments,
} from './schemas';
import { countRegister, filterValues, searchRegister } from './search';
import { companySignals } from './signals';

/** A query of the register, which only reads. */
export type AssistantTool = {
  description: string;
  schema: z.ZodType;
  /** Resolves to null when the register lacks what was requested. */
  run: (caller: Caller, given: unknown) => Promise<unknown>;
};

/** Parses the arguments here, for every caller. */
function toolOf<S extends z.ZodType>(
  description: string,
  schema: S,
  run: (caller: Caller, given: z.output<S>) => Promise<unknown>,
): AssistantTool {
  return {
    description,
    schema,
    run: async (caller, given) => run(caller, await schema.parseAsync(given)),
  };
}

/** All tools that a model may use. */
export const assistantTools: Record<string, AssistantTool> = {
  search: toolOf(
    'Finds companies by words of their name or CVR number, and by filters: the exact total, the first companies, and the address of the same search.',
    searchArguments,
    searchRegister,
  ),
  count: toolOf('Counts the companies that fit filters.', countArguments, countRegister),
  filter_values: toolOf(
    'Lists the values of a filter as the register spells them. Industries are Danish: ask here before filtering by one.',
    valuesArguments,
    filterValues,
  ),
  breakdown: toolOf(
    'Counts the companies that fit filters by industry, legal form, region or municipality.',
    breakdownArguments,
    breakDown,
  ),
  measure: toolOf(
    'Sum, average and median of employees or an amount over all companies that fit filters.',
    measureArguments,
    measure,
  ),
  company: toolOf(
    'What the register says of a company: address, CEO, founding, employees, industry, status, contacts, purpose, capital and whether it is only partly paid up, share classes, the date of its articles, the days on which its financial year begins and ends, whether it opted out of audit, the first financial period while its accounts are awaited.',
    companyArguments,
    companyFacts,
  ),
  accounts: toolOf(
    "Amounts of a company's annual accounts, by period.",
    accountsArguments,
    accountFigures,
  ),
  key_figures: toolOf(
    'ROE, ROI, coverage ratio, liquidity ratio, profit margin and solvency ratio of a company by period, in percent, with formulas.',
    keyFiguresArguments,
    keyFigureValues,
  ),
  peers: toolOf(
    'How the newest key figures of a company rank among active companies of its industry and size: the percent of them with a lower figure, and their median. Use it for any question about its industry or peers; there is no average.',
    peersArguments,
    companyPeers,
  ),
  roles: toolOf(
    'Management, board, owners, auditor and founders of a company.',
    rolesArguments,
    companyRoles,
  ),
  people: toolOf(
    'Finds people by their names: how many roles each holds today, and the first companies.',
    peopleArguments,
    findPeople,
  ),
  person: toolOf(
    'The companies of a person, or of an organisation that holds roles: how many today, formerly and bankrupt, and the first of them with role, share and how each ended.',
    personArguments,
    personFacts,
  ),
  owned_through_others: toolOf(
    'The companies that a person, or an organisation, owns through other companies, with the companies between and the total share of the capital.',
    holderArguments,
    ownedThroughOthers,
  ),
  colleagues: toolOf(
    'Who leads or owns the same companies as a person today.',
    holderArguments,
    colleagueFacts,
  ),
  history: toolOf(
    'What happened to a company, newest first: names, addresses, status, industry, management, owners, auditors, capital, legal form, signing rule, audit waiver, employees.',
    companyArguments,
    companyHistory,
  ),
  annual_reports: toolOf(
    'Which annual reports a company has published, and when: their financial years, and what each states of its reporting class and of its audit. A null there is unknown, not none.',
    companyArguments,
    annualReports,
  ),
  signals: toolOf(
    'What a creditor looks at first in a company: its own bankruptcy, reconstruction, compulsory dissolution or liquidation, a modified opinion of the auditor on the newest annual report (none found is no clean opinion), negative equity, lost capital, losses in a row, a fall of gross profit, missing accounts, a change of auditor or management within a year, insolvent owners and fully liable partners, bankruptcies of those who lead or own it. Facts, no rating; null of a company that ended.',
    companyArguments,
    companySignals,
  ),
  owned: toolOf(
    'Companies that a company owns a part of: its subsidiaries and shares.',
    companyArguments,
    ownedCompanies,
  ),
  ownership: toolOf(
    'Who owns a company, who owns its owners in turn, and what it owns, over several companies, and the total share of the capital of each ultimate owner. Legal owners, not beneficial ones.',
    companyArguments,
    ownershipChain,
  ),
  near: toolOf(
    'Companies around one, nearest first, and the search of all within so many kilometres.',
    nearArguments,
    nearCompanies,
  ),
  compare: toolOf(
    'Two to four companies side by side, and the address of the page that compares them.',
    compareArguments,
    compareCompanies,
  ),
  similar: toolOf('Companies like one, with reasons.', companyArguments, similarCompanies),
  my_saved: toolOf(
    'Companies that the person who asks has saved, and their lists.',
    savedArguments,
    savedCompanies,
  ),
};
