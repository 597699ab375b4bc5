import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const nav = style({
  ...flexRow(null, { wrap: 'wrap', justify: 'space-between' }),
  gap: `${vars.space.sm} ${vars.space.lg}`,
  minWidth: 0,
});
export const summary = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const list = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });
export const number = style({
  // A phone says which page it is in words; there is no room for numbers.
  '@media': { [media.phone]: { display: 'none' } },
});
export const counter = style({
  display: 'none',
  paddingInline: vars.space.md,
  fontSize: vars.font.sm,
  '@media': { [media.phone]: { display: 'block' } },
});
export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.controlMd,
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&[aria-current="page"]': {
      background: vars.color.accent.surface,
      borderColor: vars.color.accent.border,
      color: vars.color.accent.text,
      fontWeight: vars.weight.semibold,
    },
    '&:disabled, &[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.phone]: { minWidth: vars.size.touch, minHeight: vars.size.touch },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } },
  },
});
export const gap = style({ display: 'inline-grid', placeItems: 'center', minWidth: vars.size.controlMd });
