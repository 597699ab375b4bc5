import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '@imah/app/styles';

export const frame = style({
  display: 'grid',
  flex: 1,
  minHeight: '100dvh',
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2xl'],
  padding: vars.space.lg,
  fontSize: vars.font.sm,
  '@media': { [media.tablet]: { padding: vars.space.xl } },
});

export const column = recipe({
  // From the top and not from the middle: what appears below must not move what is above.
  base: { marginInline: 'auto', marginBlock: 'clamp(1rem, 12vh, 8rem) auto', width: '100%', fontSize: vars.font.md },
  variants: { width: { form: { maxWidth: vars.size.panel }, wide: { maxWidth: vars.size.dialog } } },
});

export const panel = style({
  position: 'relative',
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space['2xl'],
  padding: vars.space['4xl'],
  overflow: 'hidden',
  background: `linear-gradient(160deg, ${vars.color.surfaceTint}, ${vars.color.accent.surfaceHover})`,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const statement = style({
  maxWidth: vars.size.panel,
  fontSize: vars.font['3xl'],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const points = style({
  display: 'grid',
  gap: vars.space.lg,
  maxWidth: vars.size.panel,
  listStyle: 'none',
  padding: vars.space.none,
  margin: vars.space.none,
});
export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  lineHeight: vars.leading.snug,
});
export const pointIcon = style({
  display: 'inline-flex',
  flex: 'none',
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.accent.text,
});

export const wave = style({
  position: 'absolute',
  insetInline: vars.space.none,
  bottom: vars.space.none,
  width: '100%',
  height: '22%',
});
const line = {
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
} as const;
export const waveLine = style({ ...line, opacity: 0.5 });
export const waveFaint = style({ ...line, opacity: 0.2 });
