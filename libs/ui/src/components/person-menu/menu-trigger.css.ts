import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A button as wide as its place: what it is about at the start, what it does at the end. */
export const trigger = style({
  ...flexRow('sm'),
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlLg,
  paddingInline: vars.space.sm,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:hover, &[data-state="open"]': { background: vars.color.surfaceHover },
    '&[data-display="icon"]': { justifyContent: 'center', width: vars.size.touch, paddingInline: 0 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
export const framed = style([trigger, { borderColor: vars.color.borderStrong, background: vars.color.surface }]);
export const words = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: vars.leading.snug });
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const detail = style([
  line,
  { fontSize: vars.font.xs, fontWeight: vars.weight.regular, color: vars.color.textMuted },
]);
