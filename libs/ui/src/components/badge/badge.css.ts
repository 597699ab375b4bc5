import { recipe } from '@vanilla-extract/recipes';
import { inlineFlexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

const tone = (name: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[name].surface,
  borderColor: vars.color[name].border,
  color: vars.color[name].text,
});

export const badge = recipe({
  base: {
    ...inlineFlexRow('xs'),
    maxWidth: '100%',
    paddingInline: vars.space.sm,
    border: `${vars.border.thin} solid`,
    borderRadius: vars.radius.full,
    fontSize: vars.font.xs,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.normal,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: tone('neutral'),
      accent: tone('accent'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
    },
  },
});
