import { style } from '@vanilla-extract/css';
import { media } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';

/** The page itself; how it looks follows from the attributes on the layout's root. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
  padding: vars.space.lg,
  background: vars.color.canvas,
  selectors: {
    '[data-variant="grayish-cyan"] &': { background: vars.color.surfaceTint },
    '[data-variant="transparent"] &': { background: 'transparent' },
  },
  '@media': { [media.tablet]: { padding: vars.space.xl } },
});

export const unpadded = style({ padding: 0, '@media': { [media.tablet]: { padding: 0 } } });
