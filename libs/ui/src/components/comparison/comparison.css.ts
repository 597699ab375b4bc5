import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const comparison = style({
  ...inlineFlexRow('xs'),
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  selectors: {
    '&[data-verdict="good"]': { color: vars.color.success.text },
    '&[data-verdict="bad"]': { color: vars.color.danger.text },
  },
});
