import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

/** More states than fit are scrolled sideways, on a phone with a finger. */
export const states = style({ overflowX: 'auto', maxWidth: '100%', paddingBlock: vars.space.xs });
export const search = style({
  flex: `1 1 ${vars.size.menu}`,
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** One row on a phone, scrolled with a finger: the tickets begin sooner. */
export const tools = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      gap: vars.space.sm,
      width: '100%',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      // The ring of what has the focus is not cut off.
      padding: vars.space.xs,
      margin: `calc(-1 * ${vars.space.xs})`,
    },
  },
});
globalStyle(`${tools} > *`, { flexShrink: 0 });
