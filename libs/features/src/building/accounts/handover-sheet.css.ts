import { style } from '@vanilla-extract/css';
import { cutOut, sheetOnPaper } from '../../styles/paper.ts';
import { vars } from '../../styles/tokens.ts';

/** Two cards across an A4 page. */
export const sheet = sheetOnPaper(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md },
  'before',
);
export const card = style(cutOut);
