import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0 });
export const states = style({ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'flex-end' });
export const group = style({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  paddingBlockEnd: vars.space.xs,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
export const chosen = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});
