import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const age = style({
  ...inlineFlexRow('xs'),
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { '&[data-freshness="stale"]': { color: vars.color.warning.text, fontWeight: vars.weight.medium } },
});
