import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const comparison = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  selectors: {
    '&[data-verdict="good"]': { color: vars.color.success.text },
    '&[data-verdict="bad"]': { color: vars.color.danger.text },
  },
});
