import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100dvh',
  padding: vars.space.md,
  overflow: 'hidden',
  background: vars.color.canvas,
  selectors: {
    '&[data-pointer="away"]': { cursor: 'none' },
  },
});

// A screen is looked at from across the room: everything grows with it.
globalStyle(':root:has([data-wall])', { fontSize: 'max(100%, 1.4vmax)' });
globalStyle(`${root}[data-pointer="away"] *`, { cursor: 'none' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  flexShrink: 0,
});

export const clock = style({
  fontSize: vars.font['2xl'],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const stage = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  // On a telephone, where somebody tries it, it is read by scrolling.
  '@media': { '(max-width: 40rem)': { overflow: 'auto' } },
});

/** One screen after the other, without anything that moves. */
export const screen = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}` },
  },
});

export const aside = style({
  visibility: 'hidden',
  selectors: { '[data-pointer="here"] &': { visibility: 'visible' } },
});

export const middle = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: vars.space.xl });

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
