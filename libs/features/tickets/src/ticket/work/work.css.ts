import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

/** A printed work order shows what there is, and nothing to press; what was chosen of several is an answer. */
export const card = style({});
globalStyle(`${card} button:not([role='radio'])`, { '@media': { [media.print]: { display: 'none' } } });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  breakInside: 'avoid',
});

export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** On a phone the answer has the whole row, and what to press stands below it. */
export const check = style([row, { flexWrap: 'wrap', justifyContent: 'flex-end' }]);

export const answer = style([grow, { flex: '1 1 16rem' }]);
