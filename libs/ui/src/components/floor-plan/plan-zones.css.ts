import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const tone = (name: 'success' | 'warning' | 'danger' | 'info' | 'neutral') => ({
  fill: vars.color[name].solid,
  stroke: vars.color[name].solid,
});

export const zones = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' });
export const zone = style({
  fillOpacity: 0.16,
  strokeWidth: vars.border.thick,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-tone="success"]': tone('success'),
    '&[data-tone="warning"]': tone('warning'),
    '&[data-tone="danger"]': tone('danger'),
    '&[data-tone="info"]': tone('info'),
    '&[data-tone="neutral"]': tone('neutral'),
    '&[data-state="selected"]': { fillOpacity: 0.3 },
    '&[data-state="held"]': { fillOpacity: 0.3, strokeDasharray: '6 4' },
  },
});
