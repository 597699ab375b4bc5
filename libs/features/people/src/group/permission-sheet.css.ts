import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const resource = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '2.75rem',
  paddingInline: vars.space.md,
  cursor: 'pointer',
});

export const name = style({ flex: 1 });

export const content = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  paddingTop: 0,
});
