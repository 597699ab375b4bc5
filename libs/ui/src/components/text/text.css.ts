import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const text = recipe({
  base: { minWidth: 0 },
  variants: {
    size: {
      xs: { fontSize: vars.font.xs, lineHeight: vars.leading.snug },
      sm: { fontSize: vars.font.sm, lineHeight: vars.leading.normal },
      md: { fontSize: vars.font.md, lineHeight: vars.leading.normal },
      lg: { fontSize: vars.font.lg, lineHeight: vars.leading.relaxed },
      xl: { fontSize: vars.font.xl, lineHeight: vars.leading.relaxed },
    },
    tone: {
      inherit: {},
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      accent: { color: vars.color.accent.text },
      success: { color: vars.color.success.text },
      warning: { color: vars.color.warning.text },
      danger: { color: vars.color.danger.text },
      info: { color: vars.color.info.text },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
      bold: { fontWeight: vars.weight.bold },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    overflow: {
      wrap: {},
      truncate: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});
