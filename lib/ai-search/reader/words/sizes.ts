import type { NumberRange } from '@/lib/search/types';

type SizeWords = {
  employees: NumberRange;
  /** Only before a word for companies or a trade. */
  before: string;
  /** Without another word. */
  alone: string;
};

/** Company sizes by employees. The EU's "small" begin at 10; people mean the smallest ones too. */
export const sizeWords: readonly SizeWords[] = [
  {
    employees: { max: 9 },
    before: 'mikro, micro, micro sized, bittesmå, tiny',
    alone:
      'mikrovirksomhed, mikrovirksomheder, mikrofirma, mikrofirmaer, microbusiness, microbusinesses',
  },
  {
    employees: { max: 49 },
    before: 'små, lille, mindre, helt små, small, small sized, smaller, little',
    alone: 'småvirksomhed, småvirksomheder, småfirma, småfirmaer',
  },
  {
    employees: { min: 50, max: 249 },
    before: 'mellemstor, mellemstore, medium, medium sized, mid sized, midsized, midsize',
    alone: '',
  },
  {
    employees: { min: 250 },
    before: 'stor, store, stort, large, big, large sized',
    alone: 'storvirksomhed, storvirksomheder',
  },
  {
    employees: { max: 249 },
    before:
      'små og mellemstore, små eller mellemstore, mindre og mellemstore, small and medium, small and medium sized, small or medium sized, small to medium sized, small and mid sized',
    alone: 'smv, smv er, smver, sme, smes, sme s',
  },
];

/** Years since founding. */
export const ageWords: readonly { least?: number; most?: number; before: string; alone: string }[] =
  [
    { least: 25, before: 'gamle, gammel, gammelt, old', alone: '' },
    {
      most: 5,
      before: 'unge, ung, ungt, young',
      alone:
        'startup, startups, start up, start ups, startupvirksomhed, startupvirksomheder, opstartsvirksomhed, opstartsvirksomheder, iværksættervirksomheder',
    },
  ];
