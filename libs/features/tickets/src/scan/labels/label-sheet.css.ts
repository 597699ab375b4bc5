import { style } from '@vanilla-extract/css';
import { cutOut, sheetOnPaper, vars } from '@imah/app/styles';

/** Three labels across an A4 page. */
export const sheet = sheetOnPaper({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.md,
});
export const label = style(cutOut);
