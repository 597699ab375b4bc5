import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  // A finger that stays down must not open a menu or mark words.
  touchAction: 'none',
  userSelect: 'none',
});

export const fill = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: 'currentColor',
  opacity: 0.28,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transitionProperty: 'transform',
  transitionTimingFunction: 'linear',
  selectors: {
    '&[data-state="holding"], &[data-state="held"]': { transform: 'scaleX(1)' },
  },
});
