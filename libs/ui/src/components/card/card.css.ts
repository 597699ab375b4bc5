import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const card = recipe({
  base: {
    background: vars.color.surface,
    color: vars.color.text,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    minWidth: 0,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      sm: { padding: vars.space.md },
      md: { padding: vars.space.lg },
      lg: { padding: vars.space.xl },
    },
    elevation: { flat: {}, raised: { boxShadow: vars.shadow.md } },
    interaction: {
      none: {},
      link: {
        position: 'relative',
        transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}, box-shadow ${vars.motion.fast} ${vars.motion.easeOut}`,
        selectors: { '&:hover': { borderColor: vars.color.accent.border, boxShadow: vars.shadow.md } },
      },
    },
  },
});
