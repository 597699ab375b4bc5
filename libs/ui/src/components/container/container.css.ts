import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const container = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
  },
  variants: {
    gutter: {
      page: { paddingInline: vars.space.lg, '@media': { [media.tablet]: { paddingInline: vars.space.xl } } },
      none: {},
    },
    width: {
      form: { maxWidth: vars.size.form },
      prose: { maxWidth: vars.size.prose },
      content: { maxWidth: vars.size.content },
    },
  },
});
