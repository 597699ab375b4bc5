import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '@imah/app/styles';

export const section = recipe({
  base: {
    paddingBlock: vars.space['3xl'],
    '@media': { [media.tablet]: { paddingBlock: vars.space['4xl'] } },
  },
  variants: { tone: { plain: {}, tint: { background: vars.color.surfaceTint } } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  maxWidth: vars.size.prose,
  marginInline: 'auto',
  textWrap: 'balance',
});
