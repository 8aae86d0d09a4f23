import { companyFacts } from '@/lib/assistant/tools/company';
import { accountFigures, type Figures, keyFigureValues } from '@/lib/assistant/tools/figures';
import { companySignals, type SignalFact } from '@/lib/assistant/tools/signals';
import { companyLink, factLine, STATUS_NAMES } from '../text/names';
import type { Known, Reply, Speak, Words } from '../text/reply';
import { bold, joined, link, TEXTS } from '../text/texts';
import { AMOUNTS_TOLD, figureLine, periodHeading, RATIOS_TOLD } from './figure-answers';
import { noAccountsReason } from './no-accounts';

/** Short names: the page has the sentences with their amounts and days. */
const NAMES: Record<SignalFact['kind'], Words> = {
  status: { en: 'its status', da: 'dens status' },
  negativeEquity: { en: 'negative equity', da: 'negativ egenkapital' },
  capitalLost: { en: 'half of the capital lost', da: 'halvdelen af kapitalen tabt' },
  losses: { en: 'losses in a row', da: 'underskud flere år i træk' },
  grossFall: { en: 'a fall of gross profit', da: 'fald i bruttofortjenesten' },
  modifiedOpinion: { en: 'a modified opinion of the auditor', da: 'modificeret revisorkonklusion' },
  goingConcern: {
    en: 'a note on uncertainty about going concern',
    da: 'note om usikkerhed om fortsat drift',
  },
  noNewAccounts: { en: 'no newer accounts', da: 'ingen nyere regnskaber' },
  noAccounts: {
    en: 'no accounts, though it must file them',
    da: 'ingen regnskaber, selv om de skal indsendes',
  },
  auditorChanged: { en: 'a new auditor', da: 'ny revisor' },
  auditorLeft: { en: 'an auditor who left', da: 'fratrådt revisor' },
  leaderLeft: { en: 'somebody left the management', da: 'udtrædelse af ledelsen' },
  insolventOwners: { en: 'an owner that is insolvent', da: 'insolvent ejer' },
  insolventPartners: {
    en: 'a fully liable partner that is insolvent',
    da: 'insolvent fuldt ansvarlig deltager',
  },
  bankruptcies: {
    en: 'bankruptcies of other companies of its people',
    da: 'konkurser i andre af personernes virksomheder',
  },
};

const ofGroup = ({ en, da }: Words): Words => ({
  en: `${en} of the group`,
  da: `${da} i koncernen`,
});

const ofReport = ({ en, da }: Words, day: string | number | undefined): Words => ({
  en: `${en} on the annual report to ${day}, the last one read`,
  da: `${da} i årsrapporten til ${day}, den seneste læste`,
});

/**
 * Its own status is named itself, such as "in bankruptcy"; what the accounts of its group say is told
 * of the group, and an opinion that is not on the newest report with its day.
 */
export function signalName({ kind, shown }: Pick<SignalFact, 'kind' | 'shown'>): Words {
  const status = kind === 'status' ? STATUS_NAMES[shown?.status ?? ''] : undefined;
  if (status) return status;
  if (shown?.unread) return ofReport(NAMES[kind], shown.day);
  return shown?.scope === 'group' ? ofGroup(NAMES[kind]) : NAMES[kind];
}

/** The signals a creditor checks first, by name; empty for a company that has ended. */
export async function signalsLine({ company, say }: Known): Promise<string[]> {
  const told = await companySignals({ key: company.key });
  if (!told?.signals) return [];
  const names = told.signals.map((signal) => say(signalName(signal)));
  const found =
    names.length > 0 ? joined(names, say) : say({ en: 'none found', da: 'ingen fundet' });
  return [`- ${say({ en: 'Signals', da: 'Opmærksomhedspunkter' })}: ${link(found, told.href)}`];
}

/** Published figures that show how a company is doing; judging them is left to the user. */
const AMOUNTS = ['profitLoss', 'equity'] as const;
const RATIOS = ['profitMargin', 'solvencyRatio', 'liquidityRatio'] as const;

function linesOf(figures: Figures | null, told: typeof AMOUNTS_TOLD, say: Speak): string[] {
  const [period] = figures?.periods ?? [];
  return period?.figures.map((figure) => figureLine(figure, { ...told, say })) ?? [];
}

const NO_ACCOUNTS = {
  en: 'It has published no annual accounts that could be read.',
  da: 'Den har ikke offentliggjort regnskaber, der kunne læses.',
};

/** Status, signals, and the newest year's result, equity, profit margin, solvency and liquidity. */
export async function healthAnswer(known: Known): Promise<Reply> {
  const { company, say } = known;
  const { key } = company;
  const [facts, signals, amounts, ratios] = await Promise.all([
    companyFacts({ key }),
    signalsLine(known),
    accountFigures({ key, fields: AMOUNTS }),
    keyFigureValues({ key, fields: RATIOS }),
  ]);
  if (!facts) return { text: say(TEXTS.notInRegister) };
  const status = facts.facts.filter(({ field }) => field === 'status');
  const [period] = amounts?.periods ?? [];
  const figures = period
    ? [
        periodHeading(period),
        ...linesOf(amounts, AMOUNTS_TOLD, say),
        ...linesOf(ratios, RATIOS_TOLD, say),
      ].join('\n')
    : [say(NO_ACCOUNTS), ...(await noAccountsReason(known))].join(' ');
  const note = say({
    en: 'These are the figures as published, not a rating.',
    da: 'Det er tallene, som de er offentliggjort, ikke en vurdering.',
  });
  const states = status.map((fact) => `- ${factLine(fact, facts, say)}`);
  const lines = [...states, ...signals].join('\n');
  const heading = bold(companyLink(company));
  return { text: [heading, lines, figures, ...(period ? [note] : [])].join('\n\n') };
}
