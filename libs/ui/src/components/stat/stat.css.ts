import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const stat = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const label = style({
  ...flexRow('xs'),
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});
export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  fontSize: vars.font['2xl'],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
});
// A number that leads to what it counts looks like a link, not only under the pointer.
globalStyle(`${value} a`, {
  color: vars.color.accent.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent.border,
  textUnderlineOffset: vars.space.xs,
});
export const unit = style({
  fontSize: vars.font.md,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.normal,
  color: vars.color.textMuted,
});
export const note = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
