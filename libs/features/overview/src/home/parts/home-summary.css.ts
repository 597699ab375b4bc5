import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const summary = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// On a phone the heading of the list already says how many there are.
globalStyle(`${summary} [data-stat=buildings]`, { '@media': { [media.phone]: { display: 'none' } } });
