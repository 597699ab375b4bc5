import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const board = style({ position: 'relative', outline: 'none' });

export const line = style({ position: 'absolute', insetInline: 0 });

export const floor = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.sm,
  paddingBottom: vars.space.xs,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});
export const count = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const units = style({ display: 'grid', gap: vars.space.sm });

const cell = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.hair,
  minWidth: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderInlineStartWidth: '0.25rem',
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
    '&[aria-current=true]': { background: vars.color.surfaceTint, borderColor: vars.color.accent.solid },
  },
});
export const cells = styleVariants({
  neutral: [cell, { borderInlineStartColor: vars.color.borderStrong }],
  success: [cell, { borderInlineStartColor: vars.color.success.solid }],
  info: [cell, { borderInlineStartColor: vars.color.info.solid }],
  warning: [cell, { borderInlineStartColor: vars.color.warning.solid }],
});
export const code = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.md,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});
