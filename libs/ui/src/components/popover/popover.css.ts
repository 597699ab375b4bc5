import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { popup } from './popup.css.ts';

export const content = recipe({
  base: [popup, { maxHeight: 'var(--radix-popper-available-height)' }],
  variants: {
    padding: { none: {}, md: { padding: vars.space.lg } },
    width: {
      content: {},
      trigger: { minWidth: 'var(--radix-popper-anchor-width)' },
      panel: { width: vars.size.panel },
    },
  },
});
