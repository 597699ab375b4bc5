import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const header = style({
  position: 'sticky',
  top: vars.space.none,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.md,
  background: `color-mix(in srgb, ${vars.color.canvas} 86%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBottom: `${vars.border.thin} solid ${vars.color.border}`,
});

export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } });
