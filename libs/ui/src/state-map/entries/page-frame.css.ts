import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.canvas,
  color: vars.color.text,
});
export const bar = style({
  ...flexRow('sm'),
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
});
export const address = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const page = style({ padding: vars.space.lg });
