import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { amountsAnswer, definition, keyFiguresAnswer } from '../figures/figure-answers';
import { healthAnswer } from '../figures/health-answer';
import type { Similar } from '../question/understand';
import type { AboutOne, OfOne } from '../question/understand-company';
import type { ContactOfRole } from '../question/understand-contact';
import type { Peers } from '../question/understand-peers';
import type { Asking, Known, Reply } from '../text/reply';
import { factAnswer, ownedAnswer, similarAnswer } from './company-answers';
import { historyAnswer } from './history-answer';
import { notTakenNote } from './not-taken';
import { ownershipAnswer } from './ownership-answer';
import { peersAnswer } from './peers-answer';
import { reportAnswer } from './report-answer';
import { filedAnswer, opinionAnswer, quarantineText } from './reports-answer';
import { rolesAnswer } from './roles-answer';
import { type Spoken, withCompany } from './which-company';

function answerOf(known: Known, asked: OfOne): Promise<Reply> {
  switch (asked.kind) {
    case 'fact':
      return factAnswer(known, asked);
    case 'roles':
      return rolesAnswer(known, asked);
    case 'amounts':
      return amountsAnswer(known, asked);
    case 'keyFigures':
      return keyFiguresAnswer(known, asked);
  }
}

/** Joins several answers, naming the company only above the first. */
async function answerTogether(known: Known, parts: OfOne[]): Promise<Reply> {
  const texts: string[] = [];
  for (const part of parts) texts.push((await answerOf(known, part)).text);
  const [heading = ''] = texts[0]?.split('\n') ?? [];
  const others = texts.slice(1).map((text) => text.replace(heading, '').trimStart());
  return { text: [texts[0], ...others].join('\n\n') };
}

/** The holders of the role, and the contact details of the company itself. */
async function answerContact(
  known: Known,
  { fields, groups, subject }: ContactOfRole,
): Promise<Reply> {
  const { text } = await answerTogether(known, [
    { kind: 'roles', groups, former: false, year: null, subject },
    { kind: 'fact', fields, year: null, subject },
  ]);
  const note = known.say({
    en: 'How its people are reached is not in these data; phone, email and address are those of the company.',
    da: 'Hvordan personerne kan kontaktes, står ikke i disse data; telefon, e-mail og adresse er virksomhedens.',
  });
  return { text: `${text}\n\n${note}` };
}

type OfCompany = AboutOne | Similar | Peers;

/** What is asked, when figures of several companies may stand in one table. */
const figuresIn = (asked: OfCompany): OfOne | undefined =>
  asked.kind === 'fact' || asked.kind === 'amounts' || asked.kind === 'keyFigures'
    ? asked
    : undefined;

/** Answers a question about one company: one that is named, on the screen or under discussion. */
export function answerOfOne(
  asking: Asking,
  asked: OfCompany,
  spoken: Spoken,
): Promise<Reply> | Reply {
  const { say } = asking;
  if (asked.kind === 'define') return definition(asked.figures, say);
  const { subject } = asked;
  // "What is ROE?" asks for the definition when there is no company.
  const known = subject.key ?? subject.name ?? spoken.openKey ?? spoken.formerKey;
  if (asked.kind === 'keyFigures' && known === null) return definition(asked.fields ?? [], say);
  const about = (work: (company: ListedCompany) => Promise<Reply>) =>
    withCompany(asking, { subject, spoken, asked: figuresIn(asked) }, work);
  switch (asked.kind) {
    case 'similar':
      return about(async (company) => {
        const { text } = await similarAnswer({ ...asking, company });
        return { text: [text, ...(await notTakenNote(asking, subject.name))].join('\n\n') };
      });
    case 'owned':
      return about((company) => ownedAnswer({ ...asking, company }));
    case 'ownership':
      return about((company) => ownershipAnswer({ ...asking, company }));
    case 'notKept':
      if (asked.what === 'quarantine') return { text: say(quarantineText) };
      return about((company) => opinionAnswer({ ...asking, company }));
    case 'filed':
      return about((company) => filedAnswer({ ...asking, company }, asked.year));
    case 'report':
      return about((company) => reportAnswer({ ...asking, company }, asked));
    case 'history':
      return about((company) => historyAnswer({ ...asking, company }, asked));
    case 'health':
      return about((company) => healthAnswer({ ...asking, company }));
    case 'peers':
      return about((company) => peersAnswer({ ...asking, company }, asked.fields));
    case 'contactOf':
      return about((company) => answerContact({ ...asking, company }, asked));
    case 'together':
      return about((company) => answerTogether({ ...asking, company }, asked.parts));
    default:
      return about((company) => answerOf({ ...asking, company }, asked));
  }
}
