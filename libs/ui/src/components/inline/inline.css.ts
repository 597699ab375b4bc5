import { recipe } from '@vanilla-extract/recipes';

export const inline = recipe({
  base: { display: 'flex', flexDirection: 'row', minWidth: 0 },
  variants: { wrap: { wrap: { flexWrap: 'wrap' }, nowrap: { flexWrap: 'nowrap' } } },
});
