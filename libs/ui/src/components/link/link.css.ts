import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast} ${vars.motion.easeOut}`,
  },
  variants: {
    tone: {
      link: {
        color: vars.color.link,
        textDecoration: 'underline',
        textDecorationColor: `color-mix(in srgb, currentColor 35%, transparent)`,
        textUnderlineOffset: '0.2em',
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      },
      // Stands alone, in rows of links: as tall as a target.
      muted: {
        display: 'inline-block',
        paddingBlock: vars.space.hair,
        color: vars.color.textMuted,
        selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
      },
      inherit: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
    },
  },
});
