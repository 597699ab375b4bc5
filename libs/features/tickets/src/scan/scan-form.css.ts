import { style } from '@vanilla-extract/css';

/** Only programs find it. */
export const trap = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
