import { style } from '@vanilla-extract/css';
import { cutOut, sheetOnPaper, vars } from '@imah/app/styles';

/** Two cards across an A4 page. */
export const sheet = sheetOnPaper(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md },
  'before',
);
export const card = style(cutOut);
