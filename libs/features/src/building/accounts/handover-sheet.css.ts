import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.ts';

/** On paper alone, and there nothing else, whatever other sheet the page holds: two cards across an A4 page, to be cut out. */
export const sheet = style({
  display: 'none',
  '@media': {
    [media.print]: { display: 'grid !important', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md },
  },
});
globalStyle(`body:has(> ${sheet}) > *:not(${sheet})`, { '@media': { [media.print]: { display: 'none' } } });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `${vars.border.thin} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
  breakInside: 'avoid',
});
