import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const alignments = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const distributions = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
