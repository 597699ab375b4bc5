import type { TranslationOf } from '@imah/app/i18n';
import type { billLineTextsId } from './id.ts';

export const billLineTextsEn = {
  title: 'Line of a bill',
  about: '{kind}, {month}, unit {unit}',
  line: '{number}, line {position}',
  open: 'Open this line on {number}',
  kinds: {
    'service-charge': 'Service charge',
    'sinking-fund': 'Sinking fund',
    fixed: 'Fixed charge',
    electricity: 'Electricity',
    water: 'Water',
    gas: 'Gas',
    'hot-water': 'Hot water',
    btu: 'Cooling',
    'late-fee': 'Late fee',
    opening: 'Opening arrears',
    product: 'Order',
  },
} as const satisfies TranslationOf<typeof billLineTextsId>;
