import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const tone = (status: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[status].solid,
  color: vars.color[status].on,
});

export const viewport = style({
  position: 'fixed',
  insetBlockEnd: vars.space.lg,
  insetInlineEnd: vars.space.lg,
  zIndex: vars.layer.toast,
  ...flexColumn('sm'),
  width: `min(${vars.size.panel}, calc(100vw - ${vars.space['2xl']}))`,
  outline: 'none',
  '@media': {
    // Below the header: at the foot of a phone stand the bar and what the page is there to do.
    [media.phone]: {
      insetInlineEnd: vars.space.lg,
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.sm} + env(safe-area-inset-top))`,
      insetBlockEnd: 'auto',
    },
  },
});

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.md,
    padding: vars.space.md,
    borderRadius: vars.radius.lg,
    border: `${vars.border.thin} solid transparent`,
    boxShadow: vars.shadow.lg,
    fontWeight: vars.weight.medium,
    // An open dialog takes the pointer from the body; a toast above it can still be closed.
    pointerEvents: 'auto',
    animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: `transform ${vars.motion.base}` },
    },
  },
  variants: {
    tone: { success: tone('success'), warning: tone('warning'), danger: tone('danger'), info: tone('info') },
  },
});
export const icon = style({ display: 'inline-flex', flexShrink: 0, paddingBlock: vars.space.hair });
export const words = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.hair });
export const action = style({
  flexShrink: 0,
  minHeight: vars.size.target,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: 0 },
  },
});
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: 0 },
  },
});
