import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const connectionState = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
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
