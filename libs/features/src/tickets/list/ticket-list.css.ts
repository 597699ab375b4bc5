import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles/tokens.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  // On a phone it is the heading of a card, where the title needs the whole width.
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start', gap: 0 } },
});
export const number = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.font.sm, fontWeight: vars.weight.regular } },
});
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
