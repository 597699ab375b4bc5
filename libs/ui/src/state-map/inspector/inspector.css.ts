import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** At the foot of the window, so that the page it speaks of can be used beside it. */
export const panel = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.skipLink,
  display: 'flex',
  flexDirection: 'column',
  height: '60vh',
  background: vars.color.canvas,
  color: vars.color.text,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  boxShadow: vars.shadow.lg,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.md,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', padding: vars.space.lg });
