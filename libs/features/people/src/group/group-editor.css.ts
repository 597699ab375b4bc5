import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.shadow.md,
  '@media': { [media.phone]: { insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` } },
});
export const words = style({ cursor: 'pointer' });
/** Long lists of changes scroll in the bar; the buttons stay. */
export const changes = style({ maxHeight: '40vh', overflowY: 'auto', paddingBlockStart: vars.space.sm });
