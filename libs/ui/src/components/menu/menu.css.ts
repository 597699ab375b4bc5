import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';
import { popup } from '../popover/popup.css.ts';

export const content = style([
  popup,
  { minWidth: vars.size.menu, maxHeight: 'var(--radix-popper-available-height)', padding: vars.space.xs },
]);

export const item = recipe({
  base: {
    ...flexRow('sm'),
    minHeight: vars.size.controlMd,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted], &[data-state="open"]': { background: vars.color.surfaceActive },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: `${vars.border.focus} solid Highlight` } },
      },
      [media.phone]: { minHeight: vars.size.touch },
    },
  },
  defaultVariants: { tone: 'default' },
  variants: {
    tone: {
      default: {},
      danger: {
        color: vars.color.danger.text,
        selectors: { '&[data-highlighted]': { background: vars.color.danger.surface } },
      },
    },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const description = style({ display: 'block', fontSize: vars.font.sm, color: vars.color.textMuted });
export const heading = style({
  padding: vars.space.sm,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const separator = style({
  height: vars.border.thin,
  marginBlock: vars.space.xs,
  background: vars.color.border,
});
export const tick = style({ display: 'inline-flex', flexShrink: 0, width: vars.size.iconMd });
export const shortcut = style({
  marginInlineStart: vars.space.md,
  fontFamily: 'inherit',
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
