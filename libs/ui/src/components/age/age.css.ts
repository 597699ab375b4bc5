import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const age = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { '&[data-freshness="stale"]': { color: vars.color.warning.text, fontWeight: vars.weight.medium } },
});
