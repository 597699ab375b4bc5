import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const list = style({
  display: 'grid',
  gap: vars.space.md,
  maxHeight: '18rem',
  padding: vars.space.md,
  overflowY: 'auto',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 'none' });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
});
