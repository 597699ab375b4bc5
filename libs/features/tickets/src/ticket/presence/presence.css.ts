import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const watchers = style({
  minHeight: vars.space.xl,
  '@media': { [media.print]: { display: 'none' } },
});

export const faces = style({ display: 'inline-flex', flexShrink: 0 });

/** They overlap a little, as of people who stand together. */
export const face = style({
  display: 'inline-flex',
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space.xs})` } },
});

/** Its line is kept free, so that nothing moves when somebody begins to write. */
export const writers = style({
  margin: 0,
  minHeight: vars.space.lg,
  fontSize: vars.font.sm,
  fontStyle: 'italic',
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});
