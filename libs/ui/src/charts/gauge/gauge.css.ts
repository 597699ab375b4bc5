import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { tall } from '../../shared/measured.css.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The dial is as wide as a chart is high; in a place of a given height as large as fits under its title. */
const across: StyleRule = {
  maxWidth: vars.size.chart,
  marginInline: 'auto',
  '@container': {
    [tall]: {
      maxWidth: `calc((100cqb - ${vars.size.controlLg} - ${vars.space['2xl']}) * 100 / 62)`,
    },
  },
};

export const dial = style([{ position: 'relative', width: '100%' }, across]);
export const svg = style({ width: '100%', aspectRatio: '100 / 62', overflow: 'visible' });
export const zones = styleVariants({
  success: { fill: vars.color.success.border },
  warning: { fill: vars.color.warning.border },
  danger: { fill: vars.color.danger.border },
  info: { fill: vars.color.info.border },
  neutral: { fill: vars.color.neutral.border },
});
export const track = style({ fill: vars.color.surfaceActive });
export const reached = styleVariants({
  success: { fill: vars.color.success.solid },
  warning: { fill: vars.color.warning.solid },
  danger: { fill: vars.color.danger.solid },
  info: { fill: vars.color.info.solid },
  neutral: { fill: vars.color.accent.solid },
});
export const middle = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
});
export const value = style({
  fontSize: vars.font['2xl'],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
});
export const unit = style({ fontSize: vars.font.md, fontWeight: vars.weight.medium, color: vars.color.textMuted });
export const ends = style([
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockStart: vars.space.xs,
    fontSize: vars.font.xs,
    color: vars.color.textMuted,
  },
  across,
]);
