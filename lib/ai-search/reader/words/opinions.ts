/** In place of kinds: none of the modified ones. */
const NO_KIND = '';

/**
 * Which modified opinions a phrase names. What Danish calls a "forbehold", or English a modified
 * opinion, is any of them: see `modifiedOpinion` in fields.ts.
 */
export const opinionWords: readonly (readonly [opinions: string, words: string])[] = [
  [
    'QUALIFIED',
    'konklusion med forbehold, revisionskonklusion med forbehold, revisorkonklusion med forbehold, konklusion med et forbehold, qualified opinion, qualified audit opinion, qualified auditor opinion, qualified auditors opinion, qualified auditor s opinion',
  ],
  [
    'ADVERSE',
    'afkræftende konklusion, afkræftende revisionskonklusion, afkræftende revisorkonklusion, afkræftende påtegning, afkræftende revisionspåtegning, afkræftende revisorpåtegning, afkræftende erklæring, afkræftende revisorerklæring, adverse opinion, adverse audit opinion, adverse auditor opinion, adverse auditors opinion, adverse auditor s opinion, adverse audit report',
  ],
  [
    'DISCLAIMER',
    'manglende konklusion, manglende revisionskonklusion, manglende revisorkonklusion, ingen revisorkonklusion, ingen revisionskonklusion, ikke afgivet konklusion, ikke afgivet en konklusion, ikke har afgivet konklusion, ikke har afgivet en konklusion, ikke har kunnet afgive konklusion, ikke har kunnet afgive en konklusion, ikke kunnet afgive konklusion, ikke kunnet afgive en konklusion, ikke kunne afgive konklusion, ikke kunne afgive en konklusion, ikke kan afgive en konklusion, disclaimer of opinion, disclaimers of opinion, disclaimer of an opinion, disclaimer of audit opinion, audit disclaimer, auditor disclaimer, disclaimed opinion, disclaimed audit opinion, disclaimed an opinion, disclaimed an audit opinion, disclaimed its opinion, disclaimed their opinion, disclaims an opinion',
  ],
  [
    'ADVERSE DISCLAIMER',
    'afkræftende eller manglende konklusion, afkræftende eller manglende revisionskonklusion, afkræftende eller manglende revisorkonklusion, manglende eller afkræftende konklusion, manglende eller afkræftende revisionskonklusion, manglende eller afkræftende revisorkonklusion, adverse or disclaimed opinion',
  ],
  [
    NO_KIND,
    'konklusion uden forbehold, revisionskonklusion uden forbehold, revisorkonklusion uden forbehold, umodificeret konklusion, umodificeret påtegning, umodificeret revisionspåtegning, umodificeret revisorpåtegning, umodificeret revisorkonklusion, blank påtegning, blank revisionspåtegning, blank revisorpåtegning, blank erklæring, blank revisorerklæring, ren påtegning, ren revisionspåtegning, ren revisorpåtegning, ren revisorerklæring, ren konklusion, unqualified opinion, unqualified opinions, unqualified audit opinion, unqualified audit opinions, unqualified audit report, unqualified auditor opinion, unqualified auditors opinion, unqualified auditor s opinion, unmodified opinion, unmodified opinions, unmodified audit opinion, unmodified audit opinions, unmodified audit report, unmodified auditor s opinion, clean opinion, clean audit opinion, clean audit opinions, clean audit, clean audit report, clean audit reports, clean auditor s report, clean auditor s opinion',
  ],
  ['QUALIFIED ADVERSE', 'qualified or adverse opinion, adverse or qualified opinion'],
];
