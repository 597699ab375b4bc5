import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

// Beside fields with a label above them it stands with their inputs, and never grows taller than its own.
export const frame = style({ position: 'relative', alignSelf: 'end', width: '100%', minWidth: 0 });
export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.md,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const input = style({
  appearance: 'none',
  paddingInlineStart: vars.space['2xl'],
  paddingInlineEnd: vars.space['2xl'],
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.hair,
  display: 'flex',
  alignItems: 'center',
});
