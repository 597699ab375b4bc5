import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const pace = `${vars.motion.slow} ${vars.motion.easeOut}`;

export const content = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.layer.dialog,
    ...flexColumn('lg'),
    padding: vars.space.lg,
    paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.surfaceRaised,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    boxShadow: vars.shadow.lg,
    '@media': {
      // On a phone every sheet comes from below, where the thumb is.
      [media.phone]: {
        insetInline: 0,
        insetBlockEnd: 0,
        maxHeight: '85dvh',
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        animation: `${fromBelow} ${pace}`,
      },
    },
  },
  variants: {
    size: {
      md: { '@media': { [media.tablet]: { width: vars.size.panel } } },
      lg: { '@media': { [media.tablet]: { width: `min(64rem, calc(100vw - ${vars.space.xl}))` } } },
    },
    side: {
      start: {
        '@media': {
          [media.tablet]: {
            insetBlock: 0,
            insetInlineStart: 0,
            animation: `${fromStart} ${pace}`,
          },
        },
      },
      end: {
        '@media': {
          [media.tablet]: { insetBlock: 0, insetInlineEnd: 0, animation: `${fromEnd} ${pace}` },
        },
      },
    },
  },
});
