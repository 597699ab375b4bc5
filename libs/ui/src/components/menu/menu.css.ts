import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  zIndex: vars.layer.menu,
  minWidth: vars.size.menu,
  maxWidth: `min(${vars.size.panel}, calc(100vw - ${vars.space.xl}))`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.xs,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.lg,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minHeight: vars.size.controlMd,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.color.surfaceActive },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: `${vars.border.focus} solid Highlight` } },
      },
      [media.phone]: { minHeight: vars.size.touch },
    },
  },
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
