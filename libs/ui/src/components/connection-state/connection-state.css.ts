import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const connectionState = style({
  ...inlineFlexRow('sm'),
  minHeight: vars.size.target,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="connected"]': { color: vars.color.success.text },
    '&[data-state="connecting"]': { color: vars.color.info.text },
    '&[data-state="error"]': { color: vars.color.danger.text },
  },
});
