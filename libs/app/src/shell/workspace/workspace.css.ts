import { media, vars } from '@imah/ui/tokens';
import { style } from '@vanilla-extract/css';

/** A button as wide as the sidebar: what it is about on the left, what it does on the right. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state="open"]': { background: vars.color.neutral.surface },
    '&[data-fold="folded"]': { justifyContent: 'center', paddingInline: vars.space.none },
  },
});

export const framed = style([trigger, { borderColor: vars.color.border, background: vars.color.surface }]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  lineHeight: vars.leading.snug,
});

export const ellipsis = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const email = style([
  ellipsis,
  { color: vars.color.textMuted, fontSize: vars.font.xs, fontWeight: vars.weight.regular },
]);

export const demo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.lg,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surfaceTint,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  textAlign: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

export const pageBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: vars.size.header,
  paddingInline: vars.space.lg,
  '@media': { [media.print]: { display: 'none' }, [media.tablet]: { paddingInline: vars.space.xl } },
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  minHeight: vars.size.touch,
});
export const atHand = style({ display: 'flex', alignItems: 'center', flexShrink: 0, gap: vars.space.xs });

/** In sight wherever one scrolls to: what one sees is not one's own. */
export const viewAs = style({ position: 'sticky', top: 0, zIndex: vars.layer.sticky });
