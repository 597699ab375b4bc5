import { styleVariants, style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';

const fill = (min: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` });
const fixed = (tablet: number, desktop: number, phone = 1) => ({
  gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
  },
});

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' });
export const columns = styleVariants({
  '1': {},
  '2': fixed(2, 2),
  '3': fixed(2, 3),
  '4': fixed(2, 4, 2),
  '6': fixed(3, 3, 2),
});
export const items = styleVariants({ sm: fill('10rem'), md: fill('15rem'), lg: fill('20rem'), xl: fill('26rem') });
