import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

/** Two lines in one row: what it is, and below it where and since when. */
export const name = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const about = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
