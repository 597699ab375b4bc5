import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const group = recipe({
  base: { display: 'inline-flex', maxWidth: '100%' },
  variants: { width: { auto: {}, full: { width: '100%' } } },
});
export const main = style({ display: 'flex', flex: 1, minWidth: 0 });
export const more = recipe({
  base: { display: 'flex' },
  variants: {
    tone: {
      // Filled halves have no border between them, so the page shows through as the seam.
      primary: { marginInlineStart: vars.border.thin },
      danger: { marginInlineStart: vars.border.thin },
      neutral: { marginInlineStart: `calc(-1 * ${vars.border.thin})` },
    },
  },
});

// The halves are buttons of their own; only where they meet do they give up their corners.
globalStyle(`${main} > button`, { flex: 1, minWidth: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${main} + span > button`, { borderStartStartRadius: 0, borderEndStartRadius: 0 });
