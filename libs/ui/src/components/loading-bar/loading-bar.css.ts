import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.loadingBar,
  height: vars.size.loadingBar,
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { '&[data-sight="visible"]': { opacity: 1 } },
});

export const fill = style({
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.accent.solid,
  transform: 'scaleX(0)',
  transformOrigin: '0 50%',
  transition: `transform ${vars.motion.base} linear`,
  selectors: {
    '[data-state="error"] > &': { background: vars.color.danger.solid },
    // Going back to nothing happens out of sight.
    '[data-state="idle"] > &': { transition: 'none' },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
