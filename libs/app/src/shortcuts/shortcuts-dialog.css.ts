import { style } from '@vanilla-extract/css';
import { vars } from '../styles/tokens.ts';

export const list = style({ display: 'grid', gap: vars.space.xs });
export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.md,
});
export const keys = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, whiteSpace: 'nowrap' });
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.controlSm,
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
});
