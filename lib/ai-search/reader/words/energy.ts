/**
 * What those who sell and buy power mean by the names of its sources, by the codes of DB07: owners of
 * turbines and panels produce electricity, who installs panels installs electricity. The search by
 * words keeps to names, as most electricians have nothing to do with panels.
 */
export const energyWords: readonly (readonly [codes: string, words: string])[] = [
  [
    '351100',
    'vindmølleselskab, vindmølleejer, møllelaug, vindmøllelav, vindkraft, vindenergi, vindkraftselskab, vindenergiselskab, solenergi, solenergiselskab, solcelleselskab, solcelleanlæg, solcelleejer, vindmølleanlæg, havvindmøllepark, havmøllepark, wind turbine owner, wind turbine owners, wind power, wind energy, wind company, wind companies, wind farms, solar power, solar energy, solar parks, solar park, solar farms, renewable energy, renewable energy company, renewable energy companies, vedvarende energi, grøn energi',
  ],
  [
    '281110 351100',
    'vindmøllefirma, vindmøllevirksomhed, vindmøllebranche, wind industry, wind turbine company, wind turbine companies',
  ],
  [
    '432100',
    'solcelleinstallatør, solcellemontør, solcellefirma, solcellevirksomhed, solcellemontage, installation af solceller, installerer solceller, installere solceller, montering af solceller, monterer solceller, opsætter solceller, opsætning af solceller, solar installer, solar installers, solar panel installer, solar panel installers, solar panel installation, installs solar panels, install solar panels, installing solar panels, installerer ladestandere, ev charger installers',
  ],
  [
    '351100 432100',
    'solar company, solar companies, solar firm, solar firms, solar panel company, solar panel companies',
  ],
];
