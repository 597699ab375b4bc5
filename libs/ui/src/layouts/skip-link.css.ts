import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: vars.layer.skipLink,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent.solid,
  color: vars.color.accent.on,
  fontWeight: vars.weight.semibold,
  boxShadow: vars.shadow.lg,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
});
