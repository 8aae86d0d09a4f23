import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { accountFigures, type Figures, keyFigureValues } from '@/lib/assistant/tools/figures';
import { companyLink, factLine } from '../text/company-line';
import type { Known, Reply } from '../text/reply';
import { bold, type Speak, TEXTS } from '../text/texts';
import { AMOUNTS_TOLD, figureLine, periodHeading, RATIOS_TOLD } from './figure-answers';
import { signalsLine } from './signals-line';

/** Published figures that show how a company is doing; judging them is left to the user. */
const AMOUNTS = ['profitLoss', 'equity'] as const;
const RATIOS = ['profitMargin', 'solvencyRatio', 'liquidityRatio'] as const;

function linesOf(figures: Figures | null, told: typeof AMOUNTS_TOLD, say: Speak): string[] {
  const [period] = figures?.periods ?? [];
  return period?.figures.map((figure) => figureLine(figure, { ...told, say })) ?? [];
}

/** Status, signals, and the newest year's result, equity, profit margin, solvency and liquidity. */
export async function healthAnswer(known: Known): Promise<Reply> {
  const { caller, company, say } = known;
  const { key } = company;
  const [facts, signals, amounts, ratios] = await Promise.all([
    companyFacts(caller, { key }),
    signalsLine(known),
    accountFigures(caller, { key, fields: AMOUNTS }),
    keyFigureValues(caller, { key, fields: RATIOS }),
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
    : say({
        en: 'It has published no annual accounts that could be read.',
        da: 'Den har ikke offentliggjort regnskaber, der kunne læses.',
      });
  const note = say({
    en: 'These are the figures as published, not a rating.',
    da: 'Det er tallene, som de er offentliggjort, ikke en vurdering.',
  });
  const states = status.map((fact) => `- ${factLine(fact, facts, say)}`);
  const lines = [...states, ...signals].join('\n');
  const heading = bold(companyLink(company));
  return { text: [heading, lines, figures, ...(period ? [note] : [])].join('\n\n') };
}
