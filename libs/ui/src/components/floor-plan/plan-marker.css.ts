import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const tones = ['success', 'warning', 'danger', 'info'] as const;
const byTone = <Rule>(rule: (tone: (typeof tones)[number]) => Rule, on: (tone: string) => string) =>
  Object.fromEntries(tones.map((tone) => [on(tone), rule(tone)]));

export const marker = style({
  position: 'absolute',
  translate: '-50% -50%',
  ...inlineFlexRow('xs'),
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: vars.border.thick,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.sm,
  fontSize: vars.font.xs,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  touchAction: 'inherit',
  userSelect: 'none',
  selectors: {
    ...byTone(
      (tone) => ({ borderColor: vars.color[tone].solid }),
      (tone) => `&[data-tone="${tone}"]`,
    ),
    '&:hover, &:focus-visible': { zIndex: vars.layer.raised, boxShadow: vars.shadow.md },
    '&[data-kind="zone"]': { borderStyle: 'dashed' },
    '&[data-kind="link"]': { paddingInline: vars.space.sm, color: vars.color.link, fontWeight: vars.weight.semibold },
    '&[data-kind="text"]': {
      minWidth: 0,
      minHeight: 0,
      paddingInline: vars.space.xs,
      border: 'none',
      background: vars.color.surface,
      boxShadow: 'none',
      opacity: 0.9,
      fontWeight: vars.weight.semibold,
    },
    '&[data-state="selected"]': {
      zIndex: vars.layer.sticky,
      background: vars.color.accent.surface,
      outline: `${vars.border.thick} solid ${vars.color.accent.solid}`,
    },
    '&[data-state="held"]': {
      zIndex: vars.layer.sticky,
      outline: `${vars.border.thick} dashed ${vars.color.accent.solid}`,
      outlineOffset: vars.border.focusOffset,
      boxShadow: vars.shadow.lg,
    },
    '[data-placing] &': { pointerEvents: 'none' },
    '[data-mode="edit"] &': { cursor: 'grab', touchAction: 'none' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.iconLg,
  height: vars.size.iconLg,
  borderRadius: vars.radius.full,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.text,
  selectors: byTone(
    (tone) => ({ background: vars.color[tone].surface, color: vars.color[tone].text }),
    (tone) => `[data-tone="${tone}"] > &`,
  ),
});
/** The sign of the tone, at the corner of the icon: also where there is no room for its word. */
export const status = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.sm})`,
  insetInlineStart: `calc(-1 * ${vars.space.sm})`,
  display: 'grid',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  selectors: { '[data-detail="mark"] &': { transform: 'scale(0.85)' } },
});
export const words = style({
  ...inlineFlexRow('xs'),
  paddingInlineEnd: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-detail="mark"]:is([data-kind="pin"], [data-kind="zone"]) > &': { display: 'none' },
  },
});
export const meaning = style({
  fontWeight: vars.weight.semibold,
  selectors: byTone(
    (tone) => ({ color: vars.color[tone].text }),
    (tone) => `[data-tone="${tone}"] &`,
  ),
});
export const age = style({
  ...inlineFlexRow('hair'),
  color: vars.color.warning.text,
});
